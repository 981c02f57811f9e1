import { afterEach, expect, test } from 'vitest';
import { gameFromLink } from '../../src/app/games/game-link.ts';
import { newGame } from '../../src/app/games/new-game.ts';
import { memoryOf, updateMemory } from '../../src/app/storage/cross-game-memory.ts';
import type { Json } from '../../src/engine/game.ts';
import { gameModule } from '../../src/games/magic-and-mayhem/index.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

/** What the device remembers from one game to the next (MM-46). */

const KEY = 'pass-the-torch/known/magic-and-mayhem';
const asked = (save: { readonly session: { readonly now: { readonly state: Json } } }) =>
  (save.session.now.state as { readonly asked: Json }).asked;
const stateAsked = (riddles: readonly string[]): Json => ({ asked: { riddles, twisters: [], challenges: [] } });
const dealt = () => newGame(gameModule, firstSeats(2), {}, 5);

afterEach(() => localStorage.clear());

test('[MM-46] what was asked at one table goes into the next deal, and not into the options that a save keeps', () => {
  updateMemory(gameModule, stateAsked(['never-dizzy']));
  const save = dealt();
  expect(asked(save)).toEqual({ riddles: ['never-dizzy'], twisters: [], challenges: [] });
  expect(save.options).toMatchObject({ asked: { riddles: [], twisters: [], challenges: [] } });
});

test('[MM-46] it is written when something new was asked, and only then', () => {
  updateMemory(gameModule, stateAsked(['never-dizzy']));
  const before = localStorage.getItem(KEY);
  updateMemory(gameModule, stateAsked(['never-dizzy']));
  expect(localStorage.getItem(KEY)).toBe(before);
  updateMemory(gameModule, stateAsked(['never-dizzy', 'spitty-cake']));
  expect(memoryOf(gameModule)).toEqual({ riddles: ['never-dizzy', 'spitty-cake'], twisters: [], challenges: [], best: null });
});

test('[MM-46] a damaged record is as good as none', () => {
  for (const bad of ['{', '"x"', '{"riddles":7}']) {
    localStorage.setItem(KEY, bad);
    expect(asked(dealt())).toEqual({ riddles: [], twisters: [], challenges: [] });
  }
});

test('a link that names a seed deals the same game on every device', () => {
  updateMemory(gameModule, stateAsked(['never-dizzy']));
  expect(asked(gameFromLink(gameModule, new URLSearchParams('seats=2&seed=5'), 9))).toEqual({ riddles: [], twisters: [], challenges: [] });
  expect(asked(gameFromLink(gameModule, new URLSearchParams('seats=2'), 9))).toEqual({
    riddles: ['never-dizzy'],
    twisters: [],
    challenges: [],
  });
});
