import type { Dice, Game, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { D20, GUARD } from '../state/constants.ts';
import type { Attack, State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { heroAt, isAlive, isGhostly, living } from './characters.ts';
import { diceOf, totalOf } from './dice.ts';
import { foeNumbers } from './difficulty.ts';
import { guardedClass } from './fights.ts';
import { monsterHere } from './monsters.ts';
import { type Context, currentRoom, hurt } from './mutations.ts';
import { afterStrike, beginMonsterTurn, numbersOfFoe } from './powers.ts';

/** The monsters' turn: all monsters of a kind attack together, each one a living hero (LA-27, LA-30). Their dice are rolled at once. */

type At = Immutable<State>;

/** The seat that rolls for monsters: the dungeon master, or the hero who acted last. */
const rollingSeat = ({ dm, fight, torch, heroes }: At): number => {
  const last = fight?.last ?? torch;
  return dm ?? (isAlive(heroes[last]) ? last : torch);
};

/** LA-30: chooses a random living hero for each attack. This ends undo. */
function pickByChance(context: Context, volley: readonly Attack[], seats: readonly number[]): void {
  for (const attack of volley) attack.on ??= context.random.pick(seats);
  if (seats.length > 1) context.reveal('monsters');
}

export const monsterTurnSteps: Pick<Game<Labyrinth>['steps'], 'monsters-act' | 'strike-back'> = {
  'monsters-act': (context, { kind }) => {
    const { fight } = context.state;
    if (!fight) return;
    beginMonsterTurn(context, kind);
    fight.volley = currentRoom(context).foes.flatMap((foe) =>
      foe.kind === kind ? [{ foe: foe.id, on: null, guard: null, hit: false }] : [],
    );
    if (fight.volley.length === 0) return context.next({ do: 'next-fighter' });
    context.emit?.({ do: 'monsters-turn', kind, foes: fight.volley.map(({ foe }) => foe) });
    context.next({ do: 'strike-back' }, { do: 'next-fighter' });
  },

  'strike-back': (context) => {
    const { state } = context;
    const { fight, dm } = state;
    const kind = fight?.now;
    if (!fight || typeof kind !== 'string') return;
    const { volley } = fight;
    const seats = living(state);
    if (volley.length === 0 || seats.length === 0) return;
    const free = volley.findIndex(({ on }) => on === null);
    if (free >= 0 && dm !== null && seats.length > 1) return context.next({ do: 'target', seat: dm, attack: free }, { do: 'strike-back' });
    if (free >= 0) pickByChance(context, volley, seats);
    const open = volley.findIndex(({ guard }) => guard === null);
    const seat = volley[open]?.on ?? null;
    if (seat !== null) {
      const hero = heroAt(context.state, seat);
      context.next({ do: 'strike-back' });
      if (isGhostly(hero) && !hero.owes) return context.next({ do: 'guard', seat, attack: open });
      return noGuard(volley, seat);
    }
    context.next({ do: 'strike-roll', seat: rollingSeat(state), kind, count: volley.length, faces: D20 });
  },
};
function noGuard(volley: readonly Attack[], seat: number): void {
  for (const attack of volley) if (attack.on === seat) attack.guard ??= 0;
}

export const monsterTurnChoices: Pick<Game<Labyrinth>['choices'], 'guard' | 'target'> = {
  guard: {
    options: () => [{ do: 'guard' }, { do: 'bear' }],
    answer: (context, command, { seat, attack }) => {
      if (command.do === 'guard') context.next({ do: 'guard-roll', seat, attack, ...GUARD });
      else noGuard(context.state.fight?.volley ?? [], seat);
    },
  },
  target: {
    options: (state) => [{ do: 'target', hero: null }, ...living(state).map((hero) => ({ do: 'target' as const, hero }))],
    answer: (context, { hero }, { attack: i }) => {
      const volley = context.state.fight?.volley ?? [];
      const attack = volley[i];
      if (hero === null) pickByChance(context, volley, living(context.state));
      else if (attack) attack.on = hero;
    },
  },
};

/** The dice for the damage of one hit. */
export function woundDice(state: At, kind: string, content: Content): Dice {
  const { count, faces } = diceOf(foeNumbers(state, kind, content).die);
  return { count, faces };
}
/** The numbers of the monster that attacks, as it is now. */
const attackerOf = (context: Context, { foe }: Attack, kind: string) =>
  numbersOfFoe(context.state, monsterHere(context, foe) ?? { kind, hp: 0 }, context.content);
/** A monster's hit takes hit points of a hero (LA-28). */
function wound(context: Context, attack: Attack, kind: string, dice: readonly number[]): void {
  const { on } = attack;
  if (on === null) return;
  const { die, fire } = attackerOf(context, attack, kind);
  hurt(context, on, totalOf(dice, diceOf(die).plus), fire);
}

export const monsterTurnRolls: Pick<Game<Labyrinth>['rolls'], 'guard-roll' | 'strike-roll' | 'wound-roll'> = {
  'guard-roll': (context, dice, { seat, attack: i }) => {
    const attack = context.state.fight?.volley[i];
    if (!attack) return;
    attack.guard = totalOf(dice);
    heroAt(context.state, seat).owes = true;
    context.emit?.({ do: 'guarded', seat, add: attack.guard });
  },
  'strike-roll': (context, dice, { seat, kind }) => {
    const { state, content } = context;
    const volley = state.fight?.volley ?? [];
    const damage = dice.slice(volley.length);
    const { count, faces } = woundDice(state, kind, content);
    volley.forEach((attack, i) => {
      const { on, foe, guard } = attack;
      if (on === null) return;
      const thrown = dice[i] ?? 1;
      const total = thrown + attackerOf(context, attack, kind).attack;
      const ac = guardedClass(state, on, guard ?? 0, content);
      attack.hit = total >= ac;
      context.emit?.({ do: 'struck', seat: on, foe, kind, die: thrown, total, ac, hit: attack.hit });
      if (attack.hit && damage.length > 0) wound(context, attack, kind, damage.slice(i * count, (i + 1) * count));
      afterStrike(context, attack, thrown);
    });
    const hits = volley.filter(({ hit }) => hit).length;
    if (hits > 0 && damage.length === 0) context.next({ do: 'wound-roll', seat, kind, count: count * hits, faces });
  },
  'wound-roll': (context, dice, { kind }) => {
    const { count } = woundDice(context.state, kind, context.content);
    const hits = (context.state.fight?.volley ?? []).filter(({ hit }) => hit);
    hits.forEach((attack, i) => {
      wound(context, attack, kind, dice.slice(i * count, (i + 1) * count));
    });
  },
};
