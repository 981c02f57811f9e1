import type { Refusal } from '../../../engine/game.ts';

type Body = { readonly out: boolean; readonly untouchable: boolean };

/** Why a card of `seat` cannot be aimed at the seat `at`; null where it can (DU-9, DU-15, DU-16). */
export function unreachable(players: readonly Body[], seat: number, at: number): Refusal | null {
  if (at === seat) return { rule: 'DU-9', words: 'That is you. Pick somebody else.' };
  if (players[at]?.out) return { rule: 'DU-15', words: 'They are out, and safe from all of you.' };
  if (players[at]?.untouchable) return { rule: 'DU-16', words: 'Nobody can touch them until their next turn.' };
  return null;
}
