import type { Immutable } from '../../../engine/game.ts';
import type { Ask } from '../content/card-schemas.ts';
import { type Content, LOCKED_DOOR } from '../content/content.ts';
import type { Monster, State } from '../state/state.ts';
import { boardGeometry } from './board.ts';
import { sheetOf } from './monster-phases.ts';
import { type Context, heroDraft, monsterDraft, wakeMonster } from './mutations.ts';

/** What monsters (MM-53) and locked doors (MM-34) ask of a hero who would rather not fight, or has no key. */

/** What a monster asks; null if it would rather fight. */
export const askOf = (state: Immutable<State>, monster: Immutable<Monster>, content: Content): Immutable<Ask> | null =>
  state.byTheBook ? null : (sheetOf(state, monster, content).asks ?? null);

/** A hero answers a monster. Each hero may try once with each monster. */
export function answerMonster(context: Context, seat: number, number: number): void {
  const monster = monsterDraft(context, number);
  const { at } = heroDraft(context, seat);
  if (!monster || at === null) return;
  monster.tried.push(seat);
  wakeMonster(context, monster);
  context.emit?.({ do: 'talked', seat, number, monster: monster.monster });
  context.next({ do: 'run', list: `${monster.monster}/asks`, next: 0, seat, hero: null, monster: number, at });
}

/** A hero says a locked door's twister. */
export function askDoor(context: Context, seat: number, edge: number): void {
  const { state, content } = context;
  const door = boardGeometry(state.board, content).doors.find((one) => one.edge === edge);
  if (!door) return;
  state.turn.tried.push(edge);
  context.emit?.({ do: 'knocked', seat, door: edge });
  context.next({ do: 'run', list: LOCKED_DOOR, next: 0, seat, hero: null, monster: null, at: door.a });
}
