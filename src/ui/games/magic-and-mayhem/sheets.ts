import { lazy, type Part } from '../../parts/lazy.tsx';

/** What is laid over the board comes as a part of its own. */
const all = lazy(() => import('./parts/sheets.ts'));
export const sheets: Part = all;

export const Drawn = all.shows((part) => part.Drawn);
export const Held = all.shows((part) => part.Held);
export const Moment = all.shows((part) => part.Moment);
export const Question = all.shows((part) => part.Question);
export const Shop = all.shows((part) => part.Shop);
export const SmallMap = all.shows((part) => part.SmallMap);
export const Story = all.shows((part) => part.StoryScene);
export const Trial = all.shows((part) => part.TrialScene);
export const Which = all.shows((part) => part.Which);
