import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { ownOf } from '../content/own-monster.ts';
import { POWER, type Power } from '../state/constants.ts';
import type { Attack, Foe } from '../state/state.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { diceOf } from './dice.ts';
import { type FoeNumbers, foeNumbers } from './difficulty.ts';
import { addMonsters, monsterHere } from './monsters.ts';
import { type Context, currentRoom, hurt, loseCoins } from './mutations.ts';

/** The elements and the naughty powers of a family's own monsters (LA-53, LA-54). No power needs dice or memory of its own. */

type AnyFoe = Immutable<Pick<Foe, 'kind' | 'hp'>>;

const hasPower = (power: Power, kind: string, content: Content): boolean => ownOf(kind, content)?.power === power;
const alike = (context: Context, kind: string): Foe[] => currentRoom(context).foes.filter((foe) => foe.kind === kind);
function tell({ emit }: Context, power: Power, kind: string, foes: readonly number[], on: number | null = null): void {
  emit?.({ do: 'naughty', power, kind, foes, on });
}

/** Whether it has grown: half of its hit points, or more, are gone. */
const isGrown = ({ kind, hp }: AnyFoe, most: number, content: Content): boolean => hasPower('grows', kind, content) && hp * 2 <= most;
/** The numbers of one monster: those of its kind, and more if it has grown. */
export function numbersOfFoe(state: Parameters<typeof foeNumbers>[0], foe: AnyFoe, content: Content): FoeNumbers {
  const numbers = foeNumbers(state, foe.kind, content);
  if (!isGrown(foe, numbers.hp, content)) return numbers;
  const { count, faces, plus } = diceOf(numbers.die);
  return { ...numbers, attack: numbers.attack + POWER.grows, die: `${count}d${faces}+${plus + POWER.grows}` };
}

/** What a kind does as its turn begins: it stinks, calls a friend, or runs away. */
export function beginMonsterTurn(context: Context, kind: string): void {
  const { state, content } = context;
  const { fight } = state;
  const foes = alike(context, kind);
  const ids = foes.map(({ id }) => id);
  if (!fight || foes.length === 0) return;
  switch (ownOf(kind, content)?.power) {
    case 'stinks': {
      tell(context, 'stinks', kind, ids);
      for (const seat of living(state)) hurt(context, seat, Math.min(POWER.stinks, heroAt(state, seat).hp - 1));
      return;
    }
    case 'calls': {
      if (fight.round % POWER.calls !== 0 || foes.length >= state.heroes.length) return;
      const came = addMonsters(context, kind, 1, 0);
      if (came.length > 0) tell(context, 'calls', kind, came);
      return;
    }
    case 'runs': {
      if (fight.round < POWER.runs) return;
      const room = currentRoom(context);
      room.foes = room.foes.filter((foe) => foe.kind !== kind);
      fight.order = fight.order.filter(({ who }) => who !== kind);
      tell(context, 'runs', kind, ids);
    }
  }
}

/** What it does when it has attacked a hero: it pinches silver, makes somebody giggle, or munches. */
export function afterStrike(context: Context, { foe: id, on, hit }: Immutable<Attack>, die: number): void {
  const foe = monsterHere(context, id);
  if (!foe || on === null) return;
  const { state, content } = context;
  const { kind } = foe;
  const hero = heroAt(state, on);
  switch (ownOf(kind, content)?.power) {
    case 'pinches': {
      const coins = hit ? Math.min(POWER.pinches, hero.coins) : 0;
      if (coins === 0) return;
      tell(context, 'pinches', kind, [id], on);
      loseCoins(context, on, coins);
      currentRoom(context).purse += coins;
      return;
    }
    case 'giggles':
      if (die < POWER.giggles || !isAlive(hero) || hero.owes) return;
      hero.owes = true;
      tell(context, 'giggles', kind, [id], on);
      return;
    case 'munches': {
      const most = foeNumbers(state, kind, content).hp;
      if (hit || foe.hp >= most) return;
      foe.hp = Math.min(most, foe.hp + POWER.munches);
      tell(context, 'munches', kind, [id]);
    }
  }
}

/** Whoever misses one that bites is bitten. */
export function afterMiss(context: Context, seat: number, foe: Immutable<Foe>): void {
  if (!hasPower('bites', foe.kind, context.content)) return;
  tell(context, 'bites', foe.kind, [foe.id], seat);
  hurt(context, seat, POWER.bites);
}

/** Whom a hit on this monster finds: one that hides pulls the friend with most hit points before it. */
export function whoIsHit(context: Context, foe: Foe): Foe {
  if (!hasPower('hides', foe.kind, context.content)) return foe;
  const friend = alike(context, foe.kind).reduce((most, one) => (one.hp > most.hp ? one : most), foe);
  if (friend !== foe) tell(context, 'hides', foe.kind, [foe.id, friend.id]);
  return friend;
}

/** What it does when it has been hit and still stands: it falls in two, or grows. `before`: the hit points that it had. */
export function afterHit(context: Context, foe: Foe, before: number): void {
  const { state, content } = context;
  const { kind } = foe;
  const most = foeNumbers(state, kind, content).hp;
  if (isGrown(foe, most, content) && !isGrown({ kind, hp: before }, most, content)) tell(context, 'grows', kind, [foe.id]);
  if (!hasPower('splits', kind, content) || foe.hp < POWER.splits || alike(context, kind).length >= state.heroes.length) return;
  const [other] = addMonsters(context, kind, 1, 0);
  const half = other === undefined ? undefined : monsterHere(context, other);
  if (!half) return;
  half.hp = Math.floor(foe.hp / 2);
  foe.hp -= half.hp;
  tell(context, 'splits', kind, [foe.id, half.id]);
}
