import type { Dice, Game, Immutable, Refusal } from '../../../engine/game.ts';
import { refusal, withRefusals } from '../../../engine/shared/refusals.ts';
import type { Content } from '../content/content.ts';
import { ownOf } from '../content/own-monster.ts';
import type { FightCommand } from '../state/commands.ts';
import { BLUFF, D20, DUCK, FLEE, LEAST_DAMAGE, OXKIN, STING } from '../state/constants.ts';
import type { Fight, Foe, State } from '../state/state.ts';
import type { Asked, Labyrinth } from '../state/tasks.ts';
import { askCheck, canPass } from './ability-checks.ts';
import {
  armourClassOf,
  attackOf,
  attackStatistic,
  damageDie,
  damageOf,
  heroAt,
  isAlive,
  isBurning,
  isRenegade,
  weaponsOf,
} from './characters.ts';
import { diceOf, totalOf } from './dice.ts';
import { foeNumbers } from './difficulty.ts';
import { elementEdge } from './elements.ts';
import { equipmentMoves } from './equipment.ts';
import { retreat } from './map.ts';
import { defeat, loseFight, monsterHere, winFight } from './monsters.ts';
import { type Context, callDungeonMaster, callDungeonMasterOptions, currentRoom, hurt, isLost } from './mutations.ts';
import { afterHit, afterMiss, whoIsHit } from './powers.ts';

/** Fights: initiative, and the actions of heroes (LA-27 to LA-31). */

type At = Immutable<State>;

type Order = Immutable<Fight>['order'];
const compare = (one: Order[number], other: Order[number]): number => {
  const most = Math.max(one.rolls.length, other.rolls.length);
  for (let i = 0; i < most; i++) {
    const by = (other.rolls[i] ?? 0) - (one.rolls[i] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
};
const foesIn = ({ delve }: At): readonly Immutable<Foe>[] => delve?.rooms[delve.at]?.foes ?? [];
/** Whether this fighter is still in the fight. */
const isThere = (state: At, who: number | string): boolean =>
  typeof who === 'number' ? isAlive(state.heroes[who]) : foesIn(state).some(({ kind }) => kind === who);

export const fightSteps: Pick<Game<Labyrinth>['steps'], 'settle-order' | 'next-fighter' | 'hero-acts'> = {
  // LA-27: fighters with equal rolls roll again among themselves; the order of the others does not change.
  'settle-order': (context) => {
    const { fight } = context.state;
    if (!fight) return;
    fight.order.sort(compare);
    if (fight.now !== null) return;
    const { order } = fight;
    const tied = order.filter((one) => order.some((other) => other !== one && compare(one, other) === 0)).map(({ who }) => who);
    if (tied.length === 0) {
      context.emit?.({ do: 'round-began', round: 1 });
      return context.next({ do: 'next-fighter' });
    }
    context.next({ do: 'initiative-roll', seat: context.state.torch, who: tied, count: tied.length, faces: 20 }, { do: 'settle-order' });
  },

  'next-fighter': (context) => {
    const { state } = context;
    const { fight } = state;
    if (!fight) return;
    fight.volley = [];
    if (fight.now !== null) fight.acted.push(fight.now);
    fight.now = null;
    if (isLost(state)) return loseFight(context);
    if (currentRoom(context).foes.length === 0) return winFight(context);
    const waits = () => fight.order.find(({ who }) => !fight.acted.includes(who) && isThere(state, who));
    if (!waits()) {
      fight.round++;
      fight.acted = [];
      fight.fled = false;
      context.emit?.({ do: 'round-began', round: fight.round });
    }
    const who = waits()?.who;
    if (who === undefined) return;
    fight.now = who;
    if (typeof who === 'string') return context.next({ do: 'monsters-act', kind: who });
    fight.attacks = isRenegade(heroAt(state, who)) ? OXKIN.attacks : 1;
    fight.last = who;
    fight.ducked = fight.ducked.filter((seat) => seat !== who);
    context.beginTurn(who);
    context.emit?.({ do: 'fight-turn', seat: who });
    context.next({ do: 'hero-acts', seat: who });
  },

  'hero-acts': (context, { seat }) => {
    const { state } = context;
    const { fight } = state;
    if (!fight) return;
    const over = fight.attacks === 0 || !isAlive(state.heroes[seat]) || currentRoom(context).foes.length === 0;
    context.next(over ? { do: 'next-fighter' } : { do: 'fight', seat });
  },
};

/** All moves that a player may try in a fight, legal or not. */
function candidates(state: At, { seat }: Asked, content: Content): FightCommand[] {
  const hero = heroAt(state, seat);
  const statistic = attackStatistic(hero, content);
  const foes = foesIn(state);
  return [
    ...foes.flatMap(({ id: on }) => weaponsOf(hero, content).map((weapon): FightCommand => ({ do: 'attack', on, weapon, statistic }))),
    ...(hero.owes ? [{ do: 'skip' as const }] : []),
    ...foes.map(({ id: on }): FightCommand => ({ do: 'bluff', on })),
    { do: 'flee' },
    ...equipmentMoves.candidates(hero),
    ...callDungeonMasterOptions(state),
    state.byTheBook ? { do: 'wait' } : { do: 'duck' },
  ];
}
function refuse(state: At, { seat }: Asked, command: FightCommand, content: Content): Refusal | null {
  const hero = heroAt(state, seat);
  const { fight } = state;
  // The second attack of a renegade can only be an attack or a skip.
  const begun = isRenegade(hero) && fight?.attacks === 1;
  switch (command.do) {
    case 'attack':
      return hero.owes ? refusal('LA-9', 'You still owe one attack. Skip it first.') : null;
    case 'duck':
      return begun ? refusal('LA-42', 'You have begun to fight. Hit them again.') : null;
    case 'bluff':
      if (begun) return refusal('LA-31', 'You have begun to fight. Hit them again.');
      // a human dungeon master sets the number, and may be kind
      return state.dm !== null || canPass(hero, { statistic: 'intelligence', against: BLUFF }, content)
        ? null
        : refusal('LA-31', 'Even a 20 would not be enough. They would only giggle.');
    case 'flee':
      if (begun) return refusal('LA-31', 'You have begun to fight. Hit them again.');
      if (fight?.fled) return refusal('LA-31', 'One try a round is all there is.');
      return retreat(state) === null ? refusal('LA-31', 'There is no room to run to.') : null;
    case 'equip':
    case 'put-away':
      return begun ? refusal('LA-18', 'Your hands are full. Hit them again.') : equipmentMoves.refuse(hero, command, content);
    default:
      return null;
  }
}

type Blow = { readonly seat: number; readonly on: number; readonly weapon: string | null };
/** The dice for the damage of a hero's hit. */
export function damageDice(state: At, { seat, weapon }: Blow, content: Content): Dice {
  const { count, faces } = diceOf(damageDie(heroAt(state, seat), weapon, content));
  return { count, faces };
}
/** A hit takes hit points of a monster (LA-28, LA-29). */
function dealDamage(context: Context, { seat, on, weapon }: Blow, dice: readonly number[]): void {
  const aimed = monsterHere(context, on);
  if (!aimed) return;
  const foe = whoIsHit(context, aimed);
  const { kind, hp: before } = foe;
  const hero = heroAt(context.state, seat);
  const { plus } = diceOf(damageDie(hero, weapon, context.content));
  const added = damageOf(hero, weapon, context.content) + elementEdge(hero.elements, ownOf(kind, context.content)?.element ?? null);
  const amount = Math.min(before, Math.max(LEAST_DAMAGE, totalOf(dice, plus) + added));
  foe.hp -= amount;
  context.emit?.({ do: 'foe-hurt', seat, foe: foe.id, kind, amount, left: foe.hp });
  if (foe.hp === 0) defeat(context, seat, foe.id, 'slain');
  else afterHit(context, foe, before);
}

export const fightChoices: Pick<Game<Labyrinth>['choices'], 'fight'> = {
  fight: {
    ...withRefusals({ candidates, refuse }),
    answer: (context, command, { seat }) => {
      const { fight } = context.state;
      if (!fight) return;
      context.next({ do: 'hero-acts', seat });
      if (command.do === 'call-dm') return callDungeonMaster(context);
      fight.attacks = command.do === 'attack' ? fight.attacks - 1 : 0;
      switch (command.do) {
        case 'attack': {
          const { on, weapon, statistic } = command;
          return context.next({ do: 'attack-roll', seat, on, weapon, statistic, count: 1, faces: D20 });
        }
        case 'skip':
          heroAt(context.state, seat).owes = false;
          return context.emit?.({ do: 'skipped', seat });
        case 'bluff':
          return askCheck(context, [seat], { why: 'bluff', statistic: 'intelligence', against: BLUFF, about: command.on, address: '' });
        case 'flee':
          fight.fled = true;
          return askCheck(context, [seat], { why: 'flee', statistic: 'luck', against: FLEE, about: 0, address: '' });
        case 'equip':
        case 'put-away':
          return equipmentMoves.answer(context, seat, command);
        case 'wait':
          return context.emit?.({ do: 'waited', seat });
        case 'duck':
          fight.ducked.push(seat);
          context.emit?.({ do: 'ducked', seat });
      }
    },
  },
};

export const fightRolls: Pick<Game<Labyrinth>['rolls'], 'initiative-roll' | 'attack-roll' | 'damage-roll' | 'burn-roll'> = {
  'initiative-roll': (context, dice, { who: all }) => {
    const { fight } = context.state;
    if (!fight) return;
    all.forEach((who, i) => {
      const die = dice[i] ?? 1;
      const before = fight.order.find((one) => one.who === who);
      if (before) before.rolls.push(die);
      else fight.order.push({ who, rolls: [die] });
    });
    context.emit?.({ do: 'order-rolled', rolls: all.map((who, i) => ({ who, die: dice[i] ?? 1 })) });
  },
  'attack-roll': (context, [die = 1, ...damage], { seat, on, weapon }) => {
    const { content } = context;
    const hero = heroAt(context.state, seat);
    const foe = monsterHere(context, on);
    if (!foe || !isAlive(hero)) return;
    const { ac } = foeNumbers(context.state, foe.kind, content);
    const total = die + attackOf(hero, weapon, content);
    const hit = total >= ac;
    context.emit?.({ do: 'attacked', seat, foe: on, kind: foe.kind, weapon, ac, hit, dice: [die], total });
    // LA-13: after the damage is dealt.
    if (isBurning(hero)) context.next({ do: 'burn-roll', seat, count: 1, faces: STING });
    if (!hit) return afterMiss(context, seat, foe);
    const blow = { seat, on, weapon };
    if (damage.length > 0) dealDamage(context, blow, damage);
    else context.next({ do: 'damage-roll', ...blow, ...damageDice(context.state, blow, content) });
  },
  'damage-roll': (context, dice, roll) => dealDamage(context, roll, dice),
  'burn-roll': (context, dice, { seat }) => {
    const amount = dice[0] ?? 1;
    context.emit?.({ do: 'burned', seat, amount });
    hurt(context, seat, amount);
  },
};

/** What ducking adds to a hero's AC just now (LA-42). */
export const duckOf = ({ fight }: Immutable<Pick<State, 'fight'>>, seat: number): number => (fight?.ducked.includes(seat) ? DUCK : 0);
/** The AC that a monster's attack must reach (LA-9, LA-28). */
export const guardedClass = (state: At, seat: number, guard: number, content: Content): number =>
  armourClassOf(heroAt(state, seat), content) + duckOf(state, seat) + guard;
