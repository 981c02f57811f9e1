import type { Seat } from '../engine/game.ts';
import type { Story } from '../engine/shared/game-text.ts';

/** The common rows of a game's table of what the chronicle makes of its events. */

type Seated = { readonly seat: Seat };

export const untold = (): Story => ({ weight: 'untold' });
/** Told, and done by whoever did what came before. */
export const told = (): Story => ({ weight: 'told' });
/** The player acts from here on, and that needs no sentence. */
export const acts = ({ seat }: Seated): Story => ({ weight: 'untold', by: { seat } });
/** Told, and done by the player. */
export const does = ({ seat }: Seated): Story => ({ weight: 'told', by: { seat } });
/** The same, with a small picture. */
export const doesWell = ({ seat }: Seated): Story => ({ weight: 'notable', by: { seat } });
/** The same, with a large picture. */
export const doesGreatly = ({ seat }: Seated): Story => ({ weight: 'great', by: { seat } });
/** It happens to the player; somebody else did it. */
export const notableFor = ({ seat }: Seated): Story => ({ weight: 'notable', shows: { seat } });
export const greatFor = ({ seat }: Seated): Story => ({ weight: 'great', shows: { seat } });
/** It concerns everybody. */
export const tableHears = (): Story => ({ weight: 'told', by: 'table' });
export const tableNotes = (): Story => ({ weight: 'notable', by: 'table' });
export const tableCheers = (): Story => ({ weight: 'great', by: 'table' });
/** A chapter begins. */
export const chapter = (title: string): Story => ({ weight: 'untold', by: 'table', chapter: title });
