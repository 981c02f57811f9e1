import { afterEach, expect, test } from 'vitest';
import { dealSave } from '../../src/app/deal.ts';
import { knownOf, learn } from '../../src/app/known.ts';
import { linkedSave } from '../../src/app/link.ts';
import type { Json } from '../../src/engine/game.ts';
import { box } from '../../src/games/magic-and-mayhem/box.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';

/** What the device remembers from one game to the next (MM-46). */

const KEY = 'pass-the-torch/known/magic-and-mayhem';
const asked = (save: { readonly session: { readonly now: { readonly state: Json } } }) =>
  (save.session.now.state as { readonly asked: Json }).asked;
const stateAsked = (riddles: readonly string[]): Json => ({ asked: { riddles, twisters: [] } });
const dealt = () => dealSave(box, firstSeats(2), {}, 5);

afterEach(() => localStorage.clear());

test('[MM-46] what was asked at one table goes into the next deal, and not into the options that a save keeps', () => {
  learn(box, stateAsked(['never-dizzy']));
  const save = dealt();
  expect(asked(save)).toEqual({ riddles: ['never-dizzy'], twisters: [] });
  expect(save.options).toMatchObject({ asked: { riddles: [], twisters: [] } });
});

test('[MM-46] it is written when something new was asked, and only then', () => {
  learn(box, stateAsked(['never-dizzy']));
  const before = localStorage.getItem(KEY);
  learn(box, stateAsked(['never-dizzy']));
  expect(localStorage.getItem(KEY)).toBe(before);
  learn(box, stateAsked(['never-dizzy', 'spitty-cake']));
  expect(knownOf(box)).toEqual({ riddles: ['never-dizzy', 'spitty-cake'], twisters: [] });
});

test('[MM-46] a damaged record is as good as none', () => {
  for (const bad of ['{', '"x"', '{"riddles":7}']) {
    localStorage.setItem(KEY, bad);
    expect(asked(dealt())).toEqual({ riddles: [], twisters: [] });
  }
});

test('a link that names a seed deals the same game on every device', () => {
  learn(box, stateAsked(['never-dizzy']));
  expect(asked(linkedSave(box, new URLSearchParams('seats=2&seed=5'), 9))).toEqual({ riddles: [], twisters: [] });
  expect(asked(linkedSave(box, new URLSearchParams('seats=2'), 9))).toEqual({ riddles: ['never-dizzy'], twisters: [] });
});
