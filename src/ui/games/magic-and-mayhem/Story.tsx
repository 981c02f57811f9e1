import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { StoryProps } from './story/props.ts';

/** The pages of quests come as a part of their own, as trials do. */
export function Story(props: StoryProps) {
  const [Scene, setScene] = useState<ComponentType<StoryProps> | null>(null);
  useEffect(() => {
    void import('./story/StoryScene.tsx').then(({ StoryScene }) => setScene(() => StoryScene));
  }, []);
  return Scene && <Scene {...props} />;
}
