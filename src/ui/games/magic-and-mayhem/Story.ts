import { lazy, type Part } from '../../parts/lazy.tsx';

/** The pages of quests come as a part of their own, as trials do. */
const scene = lazy(() => import('./story/StoryScene.tsx'));
export const story: Part = scene;
export const Story = scene.shows((part) => part.StoryScene);
