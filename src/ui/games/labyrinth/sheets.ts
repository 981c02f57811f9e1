import { lazy, type Part } from '../../parts/lazy.tsx';

/** What is laid over the scene comes as a part of its own. */
const all = lazy(() => import('./parts/sheets.ts'));
export const sheets: Part = all;

export const Ask = all.shows((part) => part.Ask);
export const DmScreen = all.shows((part) => part.DmScreen);
export const Held = all.shows((part) => part.Held);
export const Moment = all.shows((part) => part.Moment);
export const Over = all.shows((part) => part.Over);
