// @vitest-environment node
import { expect, test } from 'vitest';
import { fuzz } from '../../src/cli/fuzz-saves.ts';
import type { Json } from '../../src/engine/game.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { gameModules } from '../../src/games/game-modules.ts';

const games = await Promise.all(Object.values(gameModules).map((open) => open()));

test('100 damaged saves: refused with a sentence, or playing on', async () => {
  const { violations, outcomes } = await fuzz(games, 100, 1);
  expect(violations.map(({ at, name, error }) => `case ${at}, ${name}: ${error}`)).toEqual([]);
  expect(Object.keys(outcomes).some((outcome) => outcome.startsWith('let in'))).toBe(true);
  expect(Object.keys(outcomes).some((outcome) => outcome.startsWith('refused'))).toBe(true);
});

/** A schema that lets everything in. */
const ANYTHING = { '~standard': { version: 1, vendor: 'tests', validate: (value: unknown) => ({ value: value as Json }) } } as const;
/** One damage in a hundred or two plays on for a while and fails then: chance decides which. */
const MOST = 1000;

test('it finds a door that stands open', async () => {
  const open = games.map(
    (box): AnyGameModule => ({ ...box, game: { ...box.game, invariants: [], schemas: { ...box.game.schemas, state: ANYTHING } } }),
  );
  const found = new Error('found');
  const search = fuzz(open, MOST, 3, undefined, () => {
    // the first one is enough
    throw found;
  });
  await expect(search).rejects.toBe(found);
});
