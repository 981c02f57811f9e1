import type { Immutable, Invariant } from '../../engine/game.ts';
import { unlike } from '../../engine/kit/cards.ts';
import { ground } from './board.ts';
import { type Content, need } from './content.ts';
import { canCarry, goldLimit, mostHp } from './figures.ts';
import { mostHearts, sheetOf } from './phases.ts';
import type { Spell, State } from './state.ts';
import type { Mayhem } from './vocabulary.ts';

/** What is always so of heroes and monsters. */

/** More than any card gives. */
export const MANY = 99;
const canLast = (lasting: readonly Immutable<Spell>[], seats: number): boolean =>
  unlike(lasting.map(({ state }) => state)) &&
  lasting.every(({ rounds, harm, by }) => rounds >= 1 && rounds <= MANY && harm <= MANY && (by === null || by < seats));

/** Whether a square is on a tile that is face-up, and no wall. */
export const lies = (state: Immutable<State>, content: Content, square: number): boolean =>
  (ground(state.board, content).marks[square] ?? 0) !== 0;

export const figureInvariants: readonly Invariant<Mayhem>[] = [
  {
    name: 'everyone stands on floor that is face-up, and not under a BLOCKED token',
    holds: ({ state }, content) => {
      const squares = [
        ...state.heroes.flatMap((hero) => (hero.at === null ? [] : [hero.at])),
        ...state.monsters.map((monster) => monster.at),
      ];
      return squares.every((square) => lies(state, content, square) && !state.board.blocked.includes(square));
    },
  },
  {
    name: 'life tokens lie between nothing and the maximum, and nothing only for the fallen and for who is about to roll',
    holds: ({ state, agenda, outcome }, content) => {
      const rolling = new Set(agenda.flatMap((task) => (task.do === 'revive-roll' ? [task.seat] : [])));
      return (
        state.heroes.every(
          (hero, seat) => hero.hp <= mostHp(hero, content) && (hero.hp > 0 || hero.at === null || rolling.has(seat) || outcome !== null),
        ) && state.monsters.every((monster) => monster.hp > 0 && monster.hp <= mostHearts(state, sheetOf(state, monster, content)))
      );
    },
  },
  {
    name: 'no two monsters share a number, and none is due before it is given',
    holds: ({ state }) => {
      const numbers = state.monsters.map((monster) => monster.number);
      return unlike(numbers) && state.number <= 1_000_000 && numbers.every((number) => number >= 1 && number < state.number);
    },
  },
  {
    name: 'bosses wait, or are on the board, once each',
    holds: ({ state }, content) => {
      const awake = state.monsters.flatMap((monster) => (sheetOf(state, monster, content).boss ? [monster.monster] : []));
      const all = [...awake, ...state.bosses];
      return unlike(all) && all.every((id) => need(content.monsters, id).boss) && state.sides.every(({ bosses }) => bosses <= MANY);
    },
  },
  {
    name: 'the fallen have left the board with nothing in their hands, and who has escaped with all that was in them',
    holds: ({ state }) =>
      state.heroes.every(
        (hero) =>
          (hero.at === null) === (hero.fallen !== null || state.sides[hero.side]?.escaped !== null) &&
          (hero.fallen === null || (hero.cards.length === 0 && hero.gold === 0 && hero.lasting.length === 0)),
      ),
  },
  {
    name: 'nobody carries more gold, or anything heavier, than its strength allows',
    holds: ({ state }, content) =>
      state.heroes.every(
        (hero) =>
          hero.gold <= goldLimit(hero, content) && hero.cards.every((card) => canCarry(hero, need(content.treasures, card), content)),
      ),
  },
  {
    name: 'only a thief carries what was stolen, and only a sleeper sleeps, unhurt',
    holds: ({ state }, content) =>
      state.monsters.every((monster) => {
        const sheet = need(content.monsters, monster.monster);
        const { effects, behaves } = sheet;
        const laden = monster.gold > 0 || monster.cards.length > 0;
        return (
          monster.gold <= 10_000 &&
          (!laden || effects.some((effect) => effect.do === 'steal')) &&
          (!monster.asleep || (monster.hp === mostHearts(state, sheet) && behaves.some((one) => one.do === 'sleeps')))
        );
      }),
  },
  {
    name: 'what lasts wears off, and is of one kind once',
    holds: ({ state }) => [...state.heroes, ...state.monsters].every(({ lasting }) => canLast(lasting, state.heroes.length)),
  },
];
