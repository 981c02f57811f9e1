import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TrialProps } from './trial/props.ts';

/** Riddles, twisters and challenges come as a part of their own: few turns need it. */
export function Trial(props: TrialProps) {
  const [Scene, setScene] = useState<ComponentType<TrialProps> | null>(null);
  useEffect(() => {
    void import('./trial/TrialScene.tsx').then(({ TrialScene }) => setScene(() => TrialScene));
  }, []);
  return Scene && <Scene {...props} />;
}
