// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Immutable } from '../../../src/engine/game.ts';
import {
  type Effect,
  EncounterCard as Encounter,
  type EncounterCard,
  ItemCard as Item,
} from '../../../src/games/labyrinth/content/card-schemas.ts';
import { contentOf, hasStairs } from '../../../src/games/labyrinth/content/content.ts';
import { allEffects, crossReferences } from '../../../src/games/labyrinth/content/cross-references.ts';
import type { Encounter as AnEncounter } from '../../../src/games/labyrinth/content/errand-schemas.ts';
import { decks, problems } from '../../../src/games/labyrinth/content/load.ts';
import { diceOf, meanOf } from '../../../src/games/labyrinth/rules/dice.ts';
import { FLOORS } from '../../../src/games/labyrinth/state/constants.ts';
import { CLASSES, ENCOUNTERS, ITEMS, MONSTERS, RACES } from './fixtures/figures.ts';

/** What is in the box. */

const content = contentOf(decks);
const copies = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);
const flat = ({ effects }: Immutable<AnEncounter>) => allEffects(effects);
const monstersOf = (card: Immutable<AnEncounter>): readonly string[] =>
  flat(card).flatMap((effect) => (effect.do === 'monsters' ? [effect.monster] : []));

/** A table's row as the effects that it must come to. */
type Row = {
  readonly bands?: readonly (readonly [string, string | number, number])[];
  readonly stairs?: true;
  readonly chest?: string;
  readonly trap?: string;
  readonly harm?: string;
  readonly each?: string;
};
const effectsOf = ({ bands = [], stairs, chest, trap, harm, each }: Row): unknown[] => [
  ...bands.map(([monster, count, reward]) => ({ do: 'monsters', monster, count, reward })),
  ...(stairs ? [{ do: 'stairs' }] : []),
  ...(chest ? [{ do: 'chest', gold: chest, trap: { die: trap, harm } }] : []),
  ...(each ? [{ do: 'hurt', amount: each, whom: 'each' }] : []),
];

describe('the source’s tables', () => {
  it('[LA-21] ten monsters, with their numbers', () => {
    const sheets = decks.monsters.map(({ id, hp, ac, attack, die, levels, fire }) => [id, [hp, ac, attack, die, ...levels, fire]]);
    expect(Object.fromEntries(sheets)).toEqual(MONSTERS);
  });

  it.each(Object.entries(ENCOUNTERS))('[LA-21] the encounter %s, with its levels and copies', (id, [row, first, last, many]) => {
    expect(content.encounters[id]).toMatchObject({ levels: [first, last], copies: many, effects: effectsOf(row) });
  });

  it.each(Object.entries(ITEMS))('[LA-21] the item %s, with its levels and copies', (id, [card, first, last, many]) => {
    expect(content.items[id]).toMatchObject({ ...card, levels: [first, last], copies: many });
  });

  it('[LA-6] [LA-7] [LA-8] [LA-9] the hit points and AC of each race', () => {
    expect(Object.fromEntries(decks.races.map(({ id, hp, ac }) => [id, [hp, ac]]))).toEqual(RACES);
  });

  it('[LA-10] what each class does with bare hands', () => {
    expect(Object.fromEntries(decks.classes.map(({ id, ac, unarmed }) => [id, [ac, unarmed.attack, unarmed.die]]))).toEqual(CLASSES);
  });
});

describe('what the project adds', () => {
  it('nothing is wrong with it', () => expect(problems).toEqual([]));

  it('[LA-21] at least forty cards in each deck, copies counted', () => {
    expect(copies(decks.encounters)).toBeGreaterThanOrEqual(40);
    expect(copies(decks.items)).toBeGreaterThanOrEqual(40);
  });

  it('[LA-21] every monster is met, and only on floors of its own', () => {
    const met = new Set(decks.encounters.flatMap(monstersOf));
    expect([...met].sort()).toEqual(decks.monsters.map(({ id }) => id).sort());
    for (const card of decks.encounters)
      for (const id of monstersOf(card)) {
        const [first = 0, last = 0] = content.monsters[id]?.levels ?? [];
        expect(card.levels[0], `${card.id}: ${id}`).toBeGreaterThanOrEqual(first);
        expect(card.levels[1], `${card.id}: ${id}`).toBeLessThanOrEqual(last);
      }
  });

  it.each(FLOORS)('[LA-21] floor %i has weapons, armour, charms, healing and something to laugh at', (floor) => {
    const items = content.floors[floor].items.flatMap((id) => content.items[id] ?? []);
    const gear = items.flatMap((card) => (card.kind === 'gear' ? [card] : []));
    expect(gear.filter(({ die }) => die !== null).length).toBeGreaterThanOrEqual(6);
    expect(gear.filter(({ worn }) => worn.ac > 0).length).toBeGreaterThanOrEqual(5);
    expect(gear.filter(({ worn }) => worn.strength + worn.intelligence + worn.luck >= 4).length).toBeGreaterThanOrEqual(3);
    expect(items.filter(({ kind }) => kind === 'healing').length).toBeGreaterThanOrEqual(8);
    expect(items.filter(({ kind }) => kind === 'trinket').length).toBeGreaterThanOrEqual(1);
    const curses = items.filter(({ kind }) => kind === 'cursed').length;
    expect(curses).toBeGreaterThanOrEqual(1);
    expect(curses / items.length).toBeLessThan(0.1);
  });

  it.each(FLOORS)('[LA-24] floor %i has a stairwell in at least one card of seven', (floor) => {
    const deck = content.floors[floor].encounters;
    const stairs = deck.filter((id) => content.encounters[id] && flat(content.encounters[id]).some(({ do: word }) => word === 'stairs'));
    expect(stairs.length * 7).toBeGreaterThanOrEqual(deck.length);
  });

  it('[LA-21] the Dragon waits on the last floor, and nowhere else', () => {
    const dens = decks.encounters.filter((card) => monstersOf(card).includes('dragon'));
    expect(dens.map(({ levels }) => levels)).toEqual([[5, 5]]);
    expect(dens.every(hasStairs)).toBe(true);
  });

  it('[LA-14] there are at least forty stories to tap', () => {
    expect(decks.stories.length).toBeGreaterThanOrEqual(40);
    for (const { line } of decks.stories) expect(line).toMatch(/\byou/i);
  });
});

describe('the decks of a floor', () => {
  it('[LA-15] have each card that is in range, as often as there are copies', () => {
    const { floors } = content;
    expect(floors[1].items.filter((id) => id === 'rations')).toHaveLength(5);
    expect(floors[1].items).not.toContain('kobold-knife');
    expect(floors[2].items.filter((id) => id === 'kobold-knife')).toHaveLength(2);
    expect(floors[4].encounters).not.toContain('dragon-den');
    expect(floors[5].encounters).toContain('dragon-den');
  });
});

describe('dice as they are printed', () => {
  it.each([
    ['1d4', { count: 1, faces: 4, plus: 0 }, 2.5],
    ['1d4+1', { count: 1, faces: 4, plus: 1 }, 3.5],
    ['3d6', { count: 3, faces: 6, plus: 0 }, 10.5],
    [5, { count: 0, faces: 0, plus: 5 }, 5],
  ])('%s', (printed, dice, mean) => {
    expect(diceOf(printed)).toEqual(dice);
    expect(meanOf(printed)).toBe(mean);
  });
  it('others are refused', () => expect(() => diceOf('1d7')).toThrow('1d7'));
});

describe('what is wrong with a box is named', () => {
  const [card] = decks.encounters as [EncounterCard];
  const withEffects = (effects: readonly Effect[]) => ({ ...decks, encounters: [{ ...card, effects: [...effects] }] });
  const hurts = { do: 'hurt', amount: 1, whom: 'each' } as const;
  const band = (monster: string): Effect => ({ do: 'monsters', monster, count: 1, reward: 1, looks: null });
  const each = (won: readonly (typeof hurts)[]): Effect => ({
    do: 'check',
    whom: 'each',
    statistic: 'luck',
    against: 10,
    may: false,
    won: [...won],
    lost: [],
  });
  it.each([
    ['a card that stands twice', { ...decks, encounters: [...decks.encounters, card] }, 'the id "chest" stands twice'],
    ['a monster that is none', withEffects([band('gobling')]), 'encounters.json: chest: effects: there is no monster "gobling"'],
    ['bands apart', withEffects([band('goblin'), { do: 'stairs' }, band('kobold')]), 'bands that fight together stand side by side'],
    ['what cannot happen to each alone', withEffects([each([hurts])]), '"hurt" cannot happen to each hero alone'],
    ['a race too few', { ...decks, races: decks.races.slice(1) }, 'races.json: there is no "human"'],
    ['a class too few', { ...decks, classes: decks.classes.slice(1) }, 'classes.json: there is no "archer"'],
    ['an element too few', { ...decks, elements: decks.elements.slice(1) }, 'elements.json: there is no "wood"'],
  ])('%s', (_, box, problem) => expect(crossReferences(box).join('\n')).toContain(problem));

  it.each([
    ['a price of a cursed thing', Item, { ...content.items['cursed-ring'], price: 3 }],
    ['dice that nobody has', Item, { ...content.items.rations, amount: '1d7' }],
    ['a card for floors 5 to 2', Encounter, { ...card, levels: [5, 2] }],
    ['a word that is none', Encounter, { ...card, effects: [{ do: 'tickle' }] }],
    ['a check inside a check', Encounter, { ...card, effects: [{ ...each([]), won: [each([])] }] }],
  ])('a schema refuses %s', (_, schema, wrong) => expect(v.safeParse(schema, wrong).success).toBe(false));
});
