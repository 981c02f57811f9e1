// @vitest-environment node
import { computed, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { JournalEntry, Save } from '../../src/engine/save.ts';
import type { Observation } from '../../src/engine/session.ts';
import type { Happening } from '../../src/engine/shared/happening.ts';
import { HandOverState } from '../../src/ui/table/hand-over/hand-over-state.ts';
import type { Brawl } from '../engine/brawl.ts';

/** When somebody is told what happened while they were away. */

const HIT: Happening = { kind: 'hit', to: 0, by: { seat: 1 }, amount: 1, unit: 'heart', good: false, weight: 20, words: 'Ouch.' };

const PLAYERS = ['person', 'person', 'bot'].map((kind) => ({ player: { kind } }));

/**
 * Somebody had a turn, and seat 0 is asked for `kind`. `began`: that turn is over, and the one of seat 0 has begun. `looksBack`: whether hands are
 * hidden.
 */
function asked(kind: 'choose' | 'roll', began: boolean, looksBack = false, prompt = signal({ kind, seat: 0 }), happened = [HIT]) {
  const entry = { seat: 1, turn: 2, began, command: { do: 'play', card: 0 } as never, events: [{ event: { do: 'asleep', seat: 0 } }] };
  const save = { turn: 2, seats: PLAYERS, journal: [entry as JournalEntry<Brawl>], session: { now: {} } } as unknown as Save<Brawl>;
  const state = new HandOverState<Brawl>(
    {
      save: signal(save),
      viewer: signal('table' as const),
      observation: computed(() => ({ view: {}, prompt: prompt.value }) as unknown as Observation<Brawl>),
      veil: signal(null),
      looking: signal(null),
      person: signal(0),
      isQuiet: () => true,
      names: signal(['Mira', 'Klaus']),
      ended: () => undefined,
    },
    {
      describe: {
        happenings: (_view: unknown, events: readonly unknown[]) => (events.length > 0 ? happened : []),
        recap: () => ['Two are here.'],
      } as never,
      looksBack,
    },
  );
  return state;
}
const told = (state: HandOverState<Brawl>) => {
  const now = state.current.value;
  return now?.kind === 'torch' ? now.happenings.map(({ words }) => words) : null;
};

test('whoever chooses is told before it, and whoever begins a turn with a roll before that', () => {
  expect(told(asked('choose', true))).toEqual(['Ouch.']);
  expect(told(asked('roll', true))).toEqual(['Ouch.']);
});

test('a roll in the turn of somebody else is no time to tell a story', () => {
  expect(told(asked('roll', false))).toBeNull();
});

test('nobody is told twice in a turn', () => {
  const state = asked('roll', true);
  state.end();
  expect(told(state)).toBeNull();
});

test('a recap tells whoever is next what happened to them, and nothing comes after it', () => {
  const state = asked('choose', true);
  state.resume();
  expect(state.current.value).toEqual({ kind: 'recap', lines: ['Two are here.'], happenings: [HIT] });
  state.end();
  expect(state.current.value).toBeNull();
});

test('a recap for somebody to whom nothing happened has the news of the table', () => {
  const state = asked('roll', false);
  state.resume();
  expect(state.current.value).toEqual({ kind: 'recap', lines: ['Two are here.', 'The bad news? Ouch.'], happenings: [] });
});

test('whoever has begun a turn with a roll has seen what came of it', () => {
  const prompt = signal<{ kind: 'choose' | 'roll'; seat: number }>({ kind: 'roll', seat: 0 });
  const happened: Happening[] = [];
  const state = asked('roll', true, false, prompt, happened);
  state.pass(0, 1);
  expect(told(state)).toEqual([]);
  state.end();
  happened.push(HIT);
  prompt.value = { kind: 'choose', seat: 0 };
  expect(told(state)).toBeNull();
});

test('where hands are hidden, the tablet is taken from another person before anything is told, also when a bot came between', () => {
  for (const way of [
    [[0, 1]],
    [
      [null, 1],
      [0, 2],
    ],
  ] as const) {
    const state = asked('choose', true, true);
    for (const [to, from] of way) state.pass(to, from);
    expect(state.current.value).toEqual({ kind: 'veil', seat: 0 });
    state.pass(null);
    expect(told(state)).toEqual(['Ouch.']);
  }
});

test('the tablet is not taken where it stays, nor where no hand is hidden', () => {
  const alone = asked('choose', true, true);
  alone.pass(null, 0);
  alone.pass(0, 2);
  expect(told(alone)).toEqual(['Ouch.']);
  const open = asked('choose', true);
  open.pass(0, 1);
  expect(told(open)).toEqual(['Ouch.']);
});

/** Whom the torch comes to, and from whom, after these have decided in turn and seat 0 is asked. Null: dice that fell by themselves. */
function passedBy(...deciders: readonly (number | null)[]) {
  const state = asked('roll', false);
  for (const [i, decider] of deciders.entries()) {
    state.decides(decider);
    const next = i + 1 < deciders.length ? (deciders[i + 1] ?? null) : 0;
    state.decided(next, next === 0 ? 0 : null);
  }
  const now = state.current.value;
  return now?.kind === 'torch' ? [now.from, now.seat] : null;
}

test('the torch passes whenever somebody else decides, whoever the dice between them fell for', () => {
  expect(passedBy(1)).toEqual([1, 0]);
  // a monster has struck, and its dice were those of seat 0, who is next
  expect(passedBy(1, null)).toEqual([1, 0]);
  expect(passedBy(1, null, null)).toEqual([1, 0]);
  expect(passedBy(0)).toBeNull();
  expect(passedBy(0, null)).toBeNull();
});
