// @vitest-environment node

import { describe, expect, test } from 'vitest';
import type { Outcome, Snapshot, Task } from '../../../src/engine/game.ts';
import { startSession } from '../../../src/engine/session.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import type { State } from '../../../src/games/dust-up/state/state.ts';
import type { DustUp } from '../../../src/games/dust-up/state/tasks.ts';

/** For each thing that is always so, ways to break it: an invariant that cannot fail guards nothing. */

type Now = { state: State; agenda: Task<DustUp>[]; outcome: Outcome | null };
type Spoil = (now: Now) => void;

const { content } = dustUpModule;
const put = <T extends object>(target: T | undefined, change: Partial<T>): void => void Object.assign(target ?? {}, change);
const options = { heroes: [], first: 0, level: true, ghosts: true };
const START = startSession(dustUp, content, 3, options, 5).session.now;
const shieldOf = (seat: number): string => {
  const hero = START.state.players[seat]?.hero ?? '';
  return content.decks.get(hero)?.find((card) => (content.cards[card]?.shield ?? 0) > 0) ?? '';
};
const stranger = Object.values(content.cards).find(({ hero }) => START.state.players.every((player) => player.hero !== hero))?.id ?? '';
const handOf = (state: State, seat: number): string[] => state.players[seat]?.hand ?? [];

/** Whether the invariant of that name holds, once things have been spoilt. */
function holds(name: string, spoil: Spoil = () => undefined): boolean | undefined {
  const now = structuredClone(START) as unknown as Now;
  spoil(now);
  return dustUp.invariants.find((one) => one.name === name)?.holds(now as unknown as Snapshot<DustUp>, content);
}

const FAULTS: { readonly [name: string]: { readonly [fault: string]: Spoil } } = {
  'everything that is named is there': {
    'a card of another box': ({ state }) => void handOf(state, 1).push('tin-hat'),
    'a hero of another box': ({ state }) => put(state.players[1], { hero: 'grue' }),
    'a card of nobody at the table': ({ state }) => void state.players[1]?.played.push(stranger),
    'a turn of nobody': ({ state }) => put(state.turn, { seat: 3 }),
    'a first who is nobody': ({ state }) => put(state, { first: 3 }),
    'a card for nobody to play': ({ agenda }) => put(agenda[0], { seat: 3 }),
  },
  'the game goes on after whatever waits': {
    'nothing waits': ({ agenda }) => void agenda.pop(),
    'two cards to play': ({ agenda }) => void agenda.push({ do: 'play', seat: 0 }),
    'a question of no card': ({ agenda }) => void agenda.splice(0, 1, { do: 'encore', seat: 0 }),
  },
  'no two have the same hero': { twins: ({ state }) => put(state.players[1], { hero: state.players[0]?.hero ?? '' }) },
  'of each colour there are 28 cards': {
    'a card too few': ({ state }) => void state.players[0]?.pile.pop(),
    'a card too many': ({ state }) => void state.players[0]?.pile.push(state.players[0].pile[0] ?? ''),
  },
  'each card is in exactly one place': {
    'one card for another of its colour': ({ state }) => {
      const pile = state.players[0]?.pile ?? [];
      pile[0] = pile.find((card) => card !== pile[0]) ?? '';
    },
  },
  'hands and piles are of the own colour': {
    'a card in the wrong hand': ({ state }) => void handOf(state, 0).push(handOf(state, 1).pop() ?? ''),
    'a card on the wrong heap': ({ state }) => void state.players[0]?.discard.push(handOf(state, 1).pop() ?? ''),
  },
  'shields soak more than the tokens that lie on them': {
    'a shield that should be broken': ({ state }) => void state.players[0]?.shields.push({ card: shieldOf(0), tokens: 9 }),
    'a card that is no shield': ({ state }) =>
      void state.players[0]?.shields.push({ card: handOf(state, 0).find((card) => content.cards[card]?.shield === 0) ?? '', tokens: 0 }),
  },
  'hit points lie between none and the most, and none means out': {
    'a heart too many': ({ state }) => put(state.players[0], { hp: 11 }),
    'somebody in without a heart': ({ state }) => put(state.players[0], { hp: 0 }),
    'somebody out with a heart': ({ state }) => put(state.players[1], { out: true }),
  },
  'who is out has nothing in hand, nothing in front, and is nobody untouchable': {
    'a ghost with a hand': ({ state }) => put(state.players[1], { out: true }),
    'a ghost with a shield': ({ state }) => put(state.players[1], { out: true, hand: [], shields: [{ card: shieldOf(1), tokens: 0 }] }),
    'a ghost in hiding': ({ state }) => put(state.players[1], { out: true, hand: [], untouchable: true }),
  },
  'a turn never asks for cards without end': {
    'cards without end': ({ state }) => put(state.turn, { owed: 1000 }),
    'a round before the first': ({ state }) => put(state, { round: 0 }),
  },
  'partners are two and two': { 'partners of three': ({ state }) => put(state, { teams: true }) },
  'the Landlord has the last seat and his own deck, and two or three are against him': {
    'a Landlord with the deck of a hero': ({ state }) => put(state, { landlord: 2 }),
    'a hero with the deck of the Landlord': ({ state }) => put(state.players[1], { hero: content.landlord }),
  },
  'it ends when no two who are left are against each other, and not before': {
    'one is left, and it goes on': ({ state }) => {
      for (const seat of [1, 2]) put(state.players[seat], { out: true });
    },
    'three are left, and it is over': (now) => put(now, { outcome: { winners: [0], reason: 'last' } }),
    'one is left, and another wins': (now) => {
      for (const seat of [1, 2]) put(now.state.players[seat], { out: true });
      put(now, { outcome: { winners: [1], reason: 'last' } });
    },
    'one is left, and it is a tie': (now) => {
      for (const seat of [1, 2]) put(now.state.players[seat], { out: true });
      put(now, { outcome: { winners: [0], reason: 'tie' } });
    },
  },
};

test('each invariant has a fault that was planted', () => {
  expect(Object.keys(FAULTS)).toEqual(dustUp.invariants.map(({ name }) => name));
});

describe.each(Object.entries(FAULTS))('not so: %s', (name, faults) => {
  test('and so it is where nothing was spoilt', () => {
    expect(holds(name)).toBe(true);
  });
  test.each(Object.entries(faults))('%s', (_, spoil) => expect(holds(name, spoil)).toBe(false));
});
