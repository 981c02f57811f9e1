import { lazy, type Part } from '../../parts/lazy.tsx';

/** Riddles, twisters and challenges come as a part of their own: few turns need it. */
const scene = lazy(() => import('./trial/TrialScene.tsx'));
export const trial: Part = scene;
export const Trial = scene.shows((part) => part.TrialScene);
