// @vitest-environment node
import { expect, test } from 'vitest';
import { fuzz } from '../../src/cli/fuzz-saves.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { gameModules } from '../../src/games/game-modules.ts';

const games = await Promise.all(Object.values(gameModules).map((open) => open()));

test('300 damaged saves: refused with a sentence, or playing on', async () => {
  const { violations, outcomes } = await fuzz(games, 300, 1);
  expect(violations.map(({ at, name, error }) => `case ${at}, ${name}: ${error}`)).toEqual([]);
  expect(Object.keys(outcomes).some((outcome) => outcome.startsWith('let in'))).toBe(true);
  expect(Object.keys(outcomes).some((outcome) => outcome.startsWith('refused'))).toBe(true);
});

test('it finds a door that stands open', async () => {
  const open = games.map((box): AnyGameModule => ({ ...box, game: { ...box.game, invariants: [] } }));
  const { violations } = await fuzz(open, 600, 1);
  expect(violations.length).toBeGreaterThan(0);
});
