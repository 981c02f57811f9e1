// @vitest-environment node
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { SavedParts } from '../../../src/engine/game.ts';
import { migrations } from '../../../src/games/magic-and-mayhem/saves/migrations.ts';
import { State } from '../../../src/games/magic-and-mayhem/state/state.ts';

/** A save of before; that all golden saves open and play on is seen in tests/carry. */

it('nobody had been asked anything before there were riddles; no monster slept or carried anything', () => {
  const file = JSON.parse(readFileSync('tests/saves/magic-and-mayhem/v1-0-roll.json', 'utf8'));
  const { state, agenda } = file.save.session.now;
  const old: SavedParts = { state, agenda, journal: [] };
  const [first] = migrations;
  expect(v.is(State, state)).toBe(false);
  const monsters = state.monsters.map((monster: object) => ({ ...monster, asleep: false, gold: 0, cards: [] }));
  expect(monsters.length).toBeGreaterThan(0);
  expect(first?.(old)).toEqual({ state: { ...state, asked: { riddles: [], twisters: [] }, monsters }, agenda, journal: [] });
  expect(v.is(State, migrations.reduce((parts, migrate) => migrate(parts), old).state)).toBe(true);
});

it('[MM-46] before there were levels everybody was in the middle, and no challenge had been noted', () => {
  const file = JSON.parse(readFileSync('tests/saves/magic-and-mayhem/v1-4-choice.json', 'utf8'));
  const { state, agenda } = file.save.session.now;
  const old: SavedParts = { state, agenda, journal: [] };
  const now = migrations.slice(4).reduce((parts, migrate) => migrate(parts), old).state;
  expect(v.is(State, state)).toBe(false);
  const { heroes, asked } = v.parse(State, now);
  expect(heroes.map(({ level }) => level)).toEqual(state.heroes.map(() => 'middle'));
  expect(asked).toEqual({ ...state.asked, challenges: [] });
});

it('[MM-50] before each hero had a number of questions there was no limit', () => {
  const file = JSON.parse(readFileSync('tests/saves/magic-and-mayhem/v1-7-choice.json', 'utf8'));
  const { state, agenda } = file.save.session.now;
  const old: SavedParts = { state, agenda, journal: [] };
  const now = migrations.slice(7).reduce((parts, migrate) => migrate(parts), old).state;
  expect(v.is(State, state)).toBe(false);
  expect(v.parse(State, now).heroes.map(({ questions }) => questions)).toEqual(state.heroes.map(() => null));
});

it('[MM-45] before a die knew what was read out, it was taken for what was asked last; nothing was, where the house asks nothing', () => {
  const luck = (kind: string) => ({ do: 'luck-roll', kind });
  const ids = (house: readonly string[]) => {
    const asked = { riddles: ['old', 'new'], twisters: [], challenges: ['juggle'] };
    const old: SavedParts = { state: { house, asked }, agenda: ['riddle', 'twister', 'challenge'].map(luck), journal: [] };
    const { agenda } = migrations.slice(8, 9).reduce((parts, migrate) => migrate(parts), old);
    return (agenda as readonly { readonly id: unknown }[]).map(({ id }) => id);
  };
  expect(ids([])).toEqual(['new', null, 'juggle']);
  expect(ids(['no-riddles'])).toEqual([null, null, 'juggle']);
});
