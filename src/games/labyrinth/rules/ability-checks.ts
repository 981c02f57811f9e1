import type { Game } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { D20, PAYS, type Try } from '../state/constants.ts';
import type { AnyHero } from '../state/state.ts';
import type { Checking, Labyrinth } from '../state/tasks.ts';
import { heroAt, isAlive, modifierOf } from './characters.ts';
import { reaches } from './dice.ts';
import { beginFight, defeat, goBack } from './monsters.ts';
import { type Context, currentRoom, gainCoins } from './mutations.ts';

/** Ability checks (LA-31). */

/** LA-31: whether a 20 would be enough; what would not is not on offer. */
export const canPass = (hero: AnyHero, { statistic, against }: Pick<Checking, 'statistic' | 'against'>, content: Content): boolean =>
  reaches(modifierOf(hero, statistic, content), against) > 0;

/** Asks the heroes to roll. A human dungeon master sets the number first, except for gambling and their own checks. */
export function askCheck(context: Context, heroes: readonly number[], checking: Checking): void {
  const { dm } = context.state;
  const set = checking.why === 'gamble' || checking.why === 'dm';
  if (dm !== null && !set) context.next({ do: 'difficulty', seat: dm, heroes: [...heroes], ...checking });
  else rollCheck(context, heroes, checking);
}
export function rollCheck(context: Context, heroes: readonly number[], { why, statistic, against, about, address }: Checking): void {
  context.next(
    ...heroes.map((seat) => ({ do: 'check-roll' as const, seat, why, statistic, against, about, address, count: 1, faces: D20 })),
  );
}

/** LA-41: what comes of a try before a fight. Who tried in vain misses the first round, with all the others. */
function settleTry(context: Context, seat: number, tried: Try, passed: boolean): void {
  if (!passed) beginFight(context, 'heroes');
  else if (tried === 'trick') beginFight(context, 'foes');
  else if (tried === 'slip') goBack(context, seat, 'slipped');
  else sendHome(context, seat);
}
/** The monsters of the room go home, and pay nothing. */
function sendHome(context: Context, seat: number): void {
  const { delve } = context.state;
  const room = currentRoom(context);
  context.emit?.({ do: 'talked', seat, room: delve?.at ?? 0, kinds: [...new Set(room.foes.map(({ kind }) => kind))] });
  room.foes = [];
  room.purse = 0;
}

export const checkRolls: Pick<Game<Labyrinth>['rolls'], 'check-roll'> = {
  'check-roll': (context, dice, { seat, why, statistic, against, about, address }) => {
    const { state } = context;
    const hero = heroAt(context.state, seat);
    if (!isAlive(hero)) return;
    const total = (dice[0] ?? 1) + modifierOf(hero, statistic, context.content);
    const passed = total >= against;
    context.emit?.({ do: 'checked', seat, why, statistic, against, passed, dice, total });
    switch (why) {
      case 'bluff':
        return passed ? defeat(context, seat, about, 'bluffed') : undefined;
      case 'flee':
        return passed ? goBack(context, seat, 'fled') : undefined;
      case 'slip':
      case 'talk':
      case 'trick':
        return settleTry(context, seat, why, passed);
      case 'search':
        currentRoom(context).search = passed ? 'passed' : 'failed';
        return;
      case 'gamble': {
        const coins = passed ? Math.floor(about * (PAYS[against] ?? 1)) : 0;
        context.emit?.({ do: 'gambled', seat, stake: about, coins });
        return gainCoins(context, seat, coins);
      }
      case 'card': {
        // The first hero's list is applied first: each list goes directly above the frame that asked.
        const { frames } = currentRoom(context);
        const asked = frames.findIndex(({ list }) => list === address.slice(0, address.lastIndexOf('/')));
        frames.splice(asked + 1, 0, { list: `${address}/${passed ? 'won' : 'lost'}`, next: 0, seat });
        return;
      }
      case 'dm':
        return state.dm === null ? undefined : context.reveal('roll');
    }
  },
};
