import type { Rules } from '../../engine/game.ts';
import { gainCoins, here, type Play } from './changes.ts';
import { heroAt, isAlive, modifierOf } from './characters.ts';
import { defeat, flee } from './foes.ts';
import type { Checking, Labyrinth } from './vocabulary.ts';

/** Ability checks (LA-31). */

/** Who rolls; first a human dungeon master may set the number. Gamblers and the DM have set it themselves. */
export function askCheck(turn: Play, heroes: readonly number[], checking: Checking): void {
  const { dm } = turn.state;
  const set = checking.why === 'gamble' || checking.why === 'dm';
  if (dm !== null && !set) turn.next({ do: 'difficulty', seat: dm, heroes: [...heroes], ...checking });
  else rollCheck(turn, heroes, checking);
}
export function rollCheck(turn: Play, heroes: readonly number[], { why, statistic, against, about, address }: Checking): void {
  turn.next(...heroes.map((seat) => ({ do: 'check-roll' as const, seat, why, statistic, against, about, address, count: 1, faces: 20 })));
}

/** LA-25c: times so much, by the number that was to be reached. */
const PAYS: { readonly [against: number]: number } = { 10: 1.5, 15: 2, 20: 3 };

export const checkRolls: Pick<Rules<Labyrinth>['rolls'], 'check-roll'> = {
  'check-roll': (turn, dice, { seat, why, statistic, against, about, address }) => {
    const { state } = turn;
    const hero = heroAt(turn.state, seat);
    if (!isAlive(hero)) return;
    const total = (dice[0] ?? 1) + modifierOf(hero, statistic, turn.content);
    const passed = total >= against;
    turn.emit?.({ do: 'checked', seat, why, statistic, against, passed, dice, total });
    switch (why) {
      case 'bluff':
        return passed ? defeat(turn, seat, about, 'bluffed') : undefined;
      case 'flee':
        return passed ? flee(turn, seat) : undefined;
      case 'search':
        here(turn).search = passed ? 'passed' : 'failed';
        return;
      case 'gamble': {
        const coins = passed ? Math.floor(about * (PAYS[against] ?? 1)) : 0;
        turn.emit?.({ do: 'gambled', seat, stake: about, coins });
        return gainCoins(turn, seat, coins);
      }
      case 'card': {
        // who rolled first comes first: each one's list goes right above the card's own
        const { frames } = here(turn);
        const card = frames.findIndex(({ list }) => address.startsWith(`${list}/`));
        frames.splice(card + 1, 0, { list: `${address}/${passed ? 'won' : 'lost'}`, next: 0, seat });
        return;
      }
      case 'dm':
        return state.dm === null ? undefined : turn.reveal('roll');
    }
  },
};
