import type { Immutable, Invariant } from '../../../engine/game.ts';
import { allDifferent } from '../../../engine/shared/cards.ts';
import { type Content, cardOf } from '../content/content.ts';
import { boardGeometry } from '../rules/board.ts';
import { canCarry, goldLimit, mostHp } from '../rules/figures.ts';
import { mostHearts, sheetOf } from '../rules/monster-phases.ts';
import type { LastingEffect, State } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';

/** The invariants of heroes and monsters. */

/** An upper bound: more than any card gives. */
export const UPPER_BOUND = 99;
const canLast = (lasting: readonly Immutable<LastingEffect>[]): boolean =>
  allDifferent(lasting.map(({ state }) => state)) &&
  lasting.every(({ rounds, harm }) => rounds >= 1 && rounds <= UPPER_BOUND && harm <= UPPER_BOUND);

/** Whether a square is on a face-up tile and is no rock. */
export const isOnFloor = (state: Immutable<State>, content: Content, square: number): boolean =>
  (boardGeometry(state.board, content).marks[square] ?? 0) !== 0;

export const figureInvariants: readonly Invariant<Mayhem>[] = [
  {
    name: 'nobody stands under a BLOCKED token',
    holds: ({ state }) => [...state.heroes, ...state.monsters].every(({ at }) => at === null || !state.board.blocked.includes(at)),
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
      return allDifferent(numbers) && state.number <= 1_000_000 && numbers.every((number) => number >= 1 && number < state.number);
    },
  },
  {
    name: 'bosses wait, or are on the board, once each',
    holds: ({ state }, content) => {
      const awake = state.monsters.flatMap((monster) => (sheetOf(state, monster, content).boss ? [monster.monster] : []));
      const all = [...awake, ...state.bosses];
      return (
        allDifferent(all) &&
        all.every((id) => cardOf(content.monsters, id).boss) &&
        state.sides.every(({ bosses }) => bosses <= UPPER_BOUND)
      );
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
          hero.gold <= goldLimit(hero, content) && hero.cards.every((card) => canCarry(hero, cardOf(content.treasures, card), content)),
      ),
  },
  {
    name: 'only a thief carries what was stolen, and only a sleeper sleeps, unhurt',
    holds: ({ state }, content) =>
      state.monsters.every((monster) => {
        const sheet = cardOf(content.monsters, monster.monster);
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
    holds: ({ state }) => [...state.heroes, ...state.monsters].every(({ lasting }) => canLast(lasting)),
  },
];
