import type { Refusal } from '../../../engine/game.ts';
import { arePartners, type Sides } from './players.ts';

type Body = { readonly out: boolean; readonly untouchable: boolean };
type Table = Sides & { readonly players: readonly Body[] };

/** Why `seat` cannot pick the seat `at` for anything; null where it can (DU-9, DU-15, DU-16). */
export function outOfReach({ players }: Pick<Table, 'players'>, seat: number, at: number): Refusal | null {
  if (at === seat) return { rule: 'DU-9', words: 'That is you. Pick somebody else.' };
  if (players[at]?.out) return { rule: 'DU-15', words: 'They are out, and safe from all of you.' };
  if (players[at]?.untouchable) return { rule: 'DU-16', words: 'Nobody can touch them until their next turn.' };
  return null;
}

/** Why a card of `seat` cannot be aimed at the seat `at`; null where it can. Partners do each other no harm (DU-23, DU-24). */
export function unreachable(table: Table, seat: number, at: number): Refusal | null {
  if (arePartners(table, seat, at))
    return table.landlord === null
      ? { rule: 'DU-23', words: 'That is your partner. You do each other no harm.' }
      : { rule: 'DU-24', words: 'You are on one side tonight. Go for Lord Humph.' };
  return outOfReach(table, seat, at);
}
