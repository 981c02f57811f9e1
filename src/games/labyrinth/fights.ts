import type { Immutable, Refusal, Rules } from '../../engine/game.ts';
import { no, trying } from '../../engine/kit/trying.ts';
import { callDm, here, hurt, isLost, mayCall, type Play } from './changes.ts';
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
import { askCheck } from './checks.ts';
import type { FightCommand } from './commands.ts';
import { type Content, need } from './content.ts';
import { diceOf, totalOf } from './dice.ts';
import { defeat, foeHere, loseFight, winFight } from './foes.ts';
import { wearing } from './gear.ts';
import { retreat } from './map.ts';
import type { Fight, Foe, State } from './state.ts';
import type { Asked, Labyrinth } from './vocabulary.ts';

/** Fights: the order, and what a hero does in it (LA-27 to LA-31). */

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
/** Whether somebody of the order is still there. */
const isThere = (state: At, who: number | string): boolean =>
  typeof who === 'number' ? isAlive(state.heroes[who]) : foesIn(state).some(({ kind }) => kind === who);

export const fightSteps: Pick<Rules<Labyrinth>['steps'], 'settle-order' | 'next-fighter' | 'hero-acts'> = {
  // LA-27: those tied roll again among themselves; who comes later waits behind them
  'settle-order': (turn) => {
    const { fight } = turn.state;
    if (!fight) return;
    fight.order.sort(compare);
    if (fight.now !== null) return;
    const { order } = fight;
    const tied = order.filter((one) => order.some((other) => other !== one && compare(one, other) === 0)).map(({ who }) => who);
    if (tied.length === 0) {
      turn.emit?.({ do: 'round-began', round: 1 });
      return turn.next({ do: 'next-fighter' });
    }
    turn.next({ do: 'initiative-roll', seat: turn.state.torch, who: tied, count: tied.length, faces: 20 }, { do: 'settle-order' });
  },

  'next-fighter': (turn) => {
    const { state } = turn;
    const { fight } = state;
    if (!fight) return;
    fight.volley = [];
    if (fight.now !== null) fight.acted.push(fight.now);
    fight.now = null;
    if (isLost(state)) return loseFight(turn);
    if (here(turn).foes.length === 0) return winFight(turn);
    const waits = () => fight.order.find(({ who }) => !fight.acted.includes(who) && isThere(state, who));
    if (!waits()) {
      fight.round++;
      fight.acted = [];
      fight.fled = false;
      turn.emit?.({ do: 'round-began', round: fight.round });
    }
    const who = waits()?.who;
    if (who === undefined) return;
    fight.now = who;
    if (typeof who === 'string') return turn.next({ do: 'monsters-act', kind: who });
    fight.attacks = isRenegade(heroAt(state, who)) ? 2 : 1;
    fight.last = who;
    turn.begin(who);
    turn.emit?.({ do: 'fight-turn', seat: who });
    turn.next({ do: 'hero-acts', seat: who });
  },

  'hero-acts': (turn, { seat }) => {
    const { state } = turn;
    const { fight } = state;
    if (!fight) return;
    const over = fight.attacks === 0 || !isAlive(state.heroes[seat]) || here(turn).foes.length === 0;
    turn.next(over ? { do: 'next-fighter' } : { do: 'fight', seat });
  },
};

/** All that one might try in a fight. */
function candidates(state: At, { seat }: Asked, content: Content): FightCommand[] {
  const hero = heroAt(state, seat);
  const statistic = attackStatistic(hero, content);
  const foes = foesIn(state);
  return [
    ...foes.flatMap(({ id: on }) => weaponsOf(hero, content).map((weapon): FightCommand => ({ do: 'attack', on, weapon, statistic }))),
    ...(hero.owes ? [{ do: 'skip' as const }] : []),
    ...foes.map(({ id: on }): FightCommand => ({ do: 'bluff', on })),
    { do: 'flee' },
    ...wearing.candidates(hero),
    ...mayCall(state),
    { do: 'wait' },
  ];
}
function refuse(state: At, { seat }: Asked, command: FightCommand, content: Content): Refusal | null {
  const hero = heroAt(state, seat);
  const { fight } = state;
  // the second attack of a renegade is an attack, or nothing
  const begun = isRenegade(hero) && fight?.attacks === 1;
  switch (command.do) {
    case 'attack':
      return hero.owes ? no('LA-9', 'You still owe one attack. Skip it first.') : null;
    case 'bluff':
      return begun ? no('LA-31', 'You have begun to fight. Hit them again.') : null;
    case 'flee':
      if (begun) return no('LA-31', 'You have begun to fight. Hit them again.');
      if (fight?.fled) return no('LA-31', 'One try a round is all there is.');
      return retreat(state) === null ? no('LA-31', 'There is no room to run to.') : null;
    case 'equip':
    case 'put-away':
      return begun ? no('LA-18', 'Your hands are full. Hit them again.') : wearing.refuse(hero, command, content);
    default:
      return null;
  }
}

function throwDamage(turn: Play, seat: number, on: number, weapon: string | null): void {
  const { count, faces } = diceOf(damageDie(heroAt(turn.state, seat), weapon, turn.content));
  turn.next({ do: 'damage-roll', seat, on, weapon, count, faces });
}

export const fightChoices: Pick<Rules<Labyrinth>['choices'], 'fight'> = {
  fight: {
    ...trying({ candidates, refuse }),
    answer: (turn, command, { seat }) => {
      const { fight } = turn.state;
      if (!fight) return;
      turn.next({ do: 'hero-acts', seat });
      if (command.do === 'call-dm') return callDm(turn);
      fight.attacks = command.do === 'attack' ? fight.attacks - 1 : 0;
      switch (command.do) {
        case 'attack': {
          const { on, weapon, statistic } = command;
          return turn.next({ do: 'attack-roll', seat, on, weapon, statistic, count: 1, faces: 20 });
        }
        case 'skip':
          heroAt(turn.state, seat).owes = false;
          return turn.emit?.({ do: 'skipped', seat });
        case 'bluff':
          return askCheck(turn, [seat], { why: 'bluff', statistic: 'intelligence', against: 20, about: command.on, address: '' });
        case 'flee':
          fight.fled = true;
          return askCheck(turn, [seat], { why: 'flee', statistic: 'luck', against: 15, about: 0, address: '' });
        case 'equip':
        case 'put-away':
          return wearing.answer(turn, seat, command);
        case 'wait':
          turn.emit?.({ do: 'waited', seat });
      }
    },
  },
};

export const fightRolls: Pick<Rules<Labyrinth>['rolls'], 'initiative-roll' | 'attack-roll' | 'damage-roll' | 'burn-roll'> = {
  'initiative-roll': (turn, dice, { who: all }) => {
    const { fight } = turn.state;
    if (!fight) return;
    all.forEach((who, i) => {
      const die = dice[i] ?? 1;
      const before = fight.order.find((one) => one.who === who);
      if (before) before.rolls.push(die);
      else fight.order.push({ who, rolls: [die] });
    });
    turn.emit?.({ do: 'order-rolled', rolls: all.map((who, i) => ({ who, die: dice[i] ?? 1 })) });
  },
  'attack-roll': (turn, dice, { seat, on, weapon }) => {
    const { content } = turn;
    const hero = heroAt(turn.state, seat);
    const foe = foeHere(turn, on);
    if (!foe || !isAlive(hero)) return;
    const { ac } = need(content.monsters, foe.kind);
    const total = (dice[0] ?? 1) + attackOf(hero, weapon, content);
    const hit = total >= ac;
    turn.emit?.({ do: 'attacked', seat, foe: on, kind: foe.kind, weapon, ac, hit, dice, total });
    // LA-13: after the damage is dealt
    if (isBurning(hero)) turn.next({ do: 'burn-roll', seat, count: 1, faces: 4 });
    if (hit) throwDamage(turn, seat, on, weapon);
  },
  'damage-roll': (turn, dice, { seat, on, weapon }) => {
    const foe = foeHere(turn, on);
    if (!foe) return;
    const hero = heroAt(turn.state, seat);
    const { plus } = diceOf(damageDie(hero, weapon, turn.content));
    const amount = Math.min(foe.hp, Math.max(1, totalOf(dice, plus) + damageOf(hero, weapon, turn.content)));
    foe.hp -= amount;
    turn.emit?.({ do: 'foe-hurt', seat, foe: on, kind: foe.kind, amount, left: foe.hp });
    if (foe.hp === 0) defeat(turn, seat, on, 'slain');
  },
  'burn-roll': (turn, dice, { seat }) => {
    const amount = dice[0] ?? 1;
    turn.emit?.({ do: 'burned', seat, amount });
    hurt(turn, seat, amount);
  },
};

/** What a monster's attack must reach (LA-9, LA-28). */
export const guardedClass = (state: At, seat: number, guard: number, content: Content): number =>
  armourClassOf(heroAt(state, seat), content) + guard;
