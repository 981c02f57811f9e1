// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { initialPosition, startSession } from '../../../src/engine/session.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';

/** Laying the table out, with the decks that are in the box. */

const { content } = dustUpModule;
type Setup = { readonly [option: string]: boolean | number | readonly string[] };
const dealt = (seats: number, options: Setup = {}, seed = 1) => initialPosition(dustUp, content, seats, options, seed).state;
const begun = (seats: number, options: Setup) => startSession(dustUp, content, seats, options, 1).session.now;
const heroes = [...content.playable];
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe('who plays', () => {
  it('[DU-1] two to four', () => {
    expect(dustUp.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [2, 3, 4]) expect(dealt(seats).players).toHaveLength(seats);
  });

  it('[DU-1] each has a different hero, and 28 cards of its colour', () => {
    for (const seed of seeds) {
      const { players } = dealt(4, {}, seed);
      expect(new Set(players.map(({ hero }) => hero)).size).toBe(4);
      for (const { hero, hand, pile } of players) {
        expect(hand.length + pile.length).toBe(28);
        expect([...hand, ...pile].every((card) => content.cards[card]?.hero === hero)).toBe(true);
        expect([...hand, ...pile].sort()).toEqual([...(content.decks.get(hero) ?? [])].sort());
      }
    }
  });

  it('[DU-1] heroes that are wished for are given, the others drawn; the same or an unknown one is not given twice', () => {
    const [one = '', two = ''] = heroes;
    expect(dealt(2, { heroes: [two, one] }).players.map(({ hero }) => hero)).toEqual([two, one]);
    const [first, second, third] = dealt(3, { heroes: [one, one, 'nobody'] }).players.map(({ hero }) => hero);
    expect(first).toBe(one);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(heroes).toEqual(expect.arrayContaining([second, third]));
  });

  it('[DU-1] without wishes every hero comes up at every seat', () => {
    const met = new Set(
      Array.from({ length: 60 }, (_, seed) => dealt(4, {}, seed).players.map(({ hero }, seat) => `${seat} ${hero}`)).flat(),
    );
    expect(met.size).toBe(4 * heroes.length);
  });
});

describe('at the start', () => {
  it('[DU-2] everyone has 10 hit points', () => {
    expect(dealt(4).players.map(({ hp }) => hp)).toEqual([10, 10, 10, 10]);
  });

  it('[DU-3] everyone has drawn 3 cards of a shuffled deck', () => {
    expect(dealt(4).players.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3]);
    const orders = seeds.map((seed) => `${dealt(2, { heroes: heroes.slice(0, 2) }, seed).players[0]?.pile}`);
    expect(new Set(orders).size).toBe(seeds.length);
  });

  it('[DU-3] the youngest begins, wherever they sit', () => {
    for (const first of [0, 1, 2])
      expect(begun(3, { first })).toMatchObject({ agenda: [{ do: 'play', seat: first }], state: { turn: { seat: first } } });
  });

  it('[DU-3] with two players the second begins behind a shield, unless the table wants it like the source', () => {
    const shields = (seats: number, options: Setup = {}) => dealt(seats, options).players.map((player) => player.shields.length);
    expect(shields(2)).toEqual([0, 1]);
    expect(shields(2, { first: 1 })).toEqual([1, 0]);
    expect(shields(2, { level: false })).toEqual([0, 0]);
    expect(shields(3)).toEqual([0, 0, 0]);
  });

  it('[DU-3] it is the smallest of their deck, and one of their 28 cards', () => {
    for (const hero of heroes) {
      const [, second] = dealt(2, { heroes: [heroes.find((other) => other !== hero) ?? '', hero] }).players;
      const smallest = Math.min(...(content.decks.get(hero) ?? []).flatMap((card) => content.cards[card]?.shield || []));
      const [shield] = second?.shields ?? [];
      expect(content.cards[shield?.card ?? '']).toMatchObject({ hero, shield: smallest });
      expect([...(second?.hand ?? []), ...(second?.pile ?? [])]).toHaveLength(27);
    }
  });
});
