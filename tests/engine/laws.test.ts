// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { freeze } from '../../src/engine/freeze.ts';
import type { Command, Game, RuleContext, Schema } from '../../src/engine/game.ts';
import { checkLaws, LAWS } from '../../src/engine/laws/check.ts';
import { rollCannotBeUndone } from '../../src/engine/laws/command-laws.ts';
import { LawBroken, newLawCounts, type Playthrough } from '../../src/engine/laws/law.ts';
import { notPlain } from '../../src/engine/laws/plain-json.ts';
import { act, prompt } from '../../src/engine/session.ts';
import { type Brawl, brawl, content } from './brawl.ts';
import { until } from './play.ts';

type Fault = Partial<Game<Brawl>> & { readonly most?: number };
type Rows = Game<Brawl>['steps'];
const anything: Schema<never> = {
  '~standard': { version: 1, vendor: 'tests', validate: (value) => ({ value: value as never }) },
};

/** The law that a faulty pillow fight breaks within a hundred sessions, or null. */
function brokenBy({ most, ...spoilt }: Fault): LawBroken | null {
  const counts = newLawCounts();
  for (let seed = 0; seed < 100; seed++) {
    const controller: Playthrough<Brawl> = { seats: 2 + (seed % 3), options: {}, seed, ...(most ? { maxCommands: most } : {}) };
    try {
      checkLaws({ ...brawl, ...spoilt }, content, controller, counts);
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  }
  return null;
}

/** The handlers of pillow fight, with `spoil` after every card. */
const afterEachCard = (spoil: (context: RuleContext<Brawl>) => void): Fault => ({
  steps: {
    ...brawl.steps,
    ask: (context, step) => {
      brawl.steps.ask(context, step);
      spoil(context);
    },
  },
});
const play = brawl.choices.play;
const aim = brawl.choices.aim;
const openPlay = { options: play.options, answer: play.answer };
const loose = { ...brawl.schemas, state: anything, task: anything, command: anything };

/** A handler that works until it has seen the same position `patience` times. */
function tiring(patience: number): Rows {
  const met = new Map<string, number>();
  return {
    ...brawl.steps,
    ask: (context, step) => {
      const moment = JSON.stringify([context.state, context.random.state]);
      met.set(moment, (met.get(moment) ?? 0) + 1);
      if ((met.get(moment) ?? 0) > patience) context.state.owed++;
      brawl.steps.ask(context, step);
    },
  };
}

const muted = <V extends RuleContext<Brawl>>(turn: V): V => Object.assign(Object.create(turn), { reveal: () => undefined });

/** Faults for each law. */
const faults: { readonly [law: string]: { readonly [fault: string]: Fault } } = {
  'there is a prompt until the end': {
    'a choice without options': { choices: { ...brawl.choices, aim: { ...aim, options: () => [], candidates: () => [] } } },
    'a prompt for a seat that does not exist': {
      steps: { ...brawl.steps, ask: (context) => context.next({ do: 'aim', seat: 7, amount: 1 }) },
    },
  },
  'positions are plain JSON': {
    NaN: afterEachCard(({ state }) => void Object.assign(state, { owed: Number.NaN })),
    'minus zero': afterEachCard(({ state }) => void Object.assign(state, { owed: -0 })),
    undefined: afterEachCard(({ state }) => void Object.assign(state, { last: undefined })),
    'one list in two places': afterEachCard(({ state: { players } }) => {
      for (const player of players) player.done = players[0]?.done ?? [];
    }),
    'an object of the content': afterEachCard(({ state, content: { deck } }) => void Object.assign(state, { deck })),
    'a list with holes': afterEachCard(({ state }) => void Object.assign(state.players[0]?.done ?? [], { length: 12 })),
    'a class instance': afterEachCard(({ state }) => void Object.assign(state, { when: new URL('a:b') })),
  },
  'invariants hold': {
    'a card that disappears': afterEachCard(({ state }) => void state.players[0]?.done.pop()),
    'too many hearts': afterEachCard(({ state }) => {
      for (const player of state.players) if (player.hearts > 0) player.hearts = state.most + 1;
    }),
  },
  'schemas accept the position': {
    'a field that the schema does not know': afterEachCard(({ state }) => void Object.assign(state, { luck: 7 })),
    'a schema that drops what it does not know': {
      schemas: {
        ...brawl.schemas,
        command: { '~standard': { version: 1, vendor: 'tests', validate: () => ({ value: { do: 'aim', at: 0 } }) } },
      },
    },
    'an asynchronous schema': {
      schemas: {
        ...brawl.schemas,
        task: { '~standard': { version: 1, vendor: 'tests', validate: (value) => Promise.resolve({ value: value as never }) } },
      },
    },
  },
  'views hide secrets': {
    'the next card': {
      view: (at, viewer, of) => ({ ...brawl.view(at, viewer, of), hand: [at.state.players[0]?.pile.at(-1) ?? ''] }),
    },
    'the hand of another player': {
      view: (at, viewer, of) => ({ ...brawl.view(at, viewer, of), hand: [...(at.state.players[1]?.hand ?? [])] }),
    },
  },
  'perfect information hides nothing': {
    'hidden hands': { perfectInformation: true },
    'different views for the seats': {
      perfectInformation: true,
      imagine: () => undefined,
      choices: { ...brawl.choices, play: openPlay },
    },
    'a secret choice': { perfectInformation: true, imagine: () => undefined, view: (at, _viewer, of) => brawl.view(at, 'table', of) },
  },
  'a seat knows its own options': {
    '`imagine` changes the hand of the viewer': {
      view: (at, _viewer, of) => brawl.view(at, 'table', of),
      imagine: (state, agenda, _viewer, random, of) => brawl.imagine(state, agenda, 'table', random, of),
    },
  },
  'all viewers know open options': {
    'options from a hand in a choice that is not secret': { choices: { ...brawl.choices, play: openPlay } },
  },
  'imagined positions are valid': {
    'an additional card in each imagined position': { imagine: ({ players }) => void players[0]?.pile.push('poke') },
    'one pile for all players': {
      imagine: ({ players }) => {
        for (const player of players) player.pile = players[0]?.pile ?? [];
      },
    },
  },
  'candidates without refusal are options': {
    'nothing is refused': { choices: { ...brawl.choices, aim: { ...aim, refuse: () => null } } },
    'all is refused': { choices: { ...brawl.choices, aim: { ...aim, refuse: () => ({ rule: 'PF-9', words: 'No.' }) } } },
    'a refusal without a reason': { choices: { ...brawl.choices, aim: { ...aim, refuse: () => ({ rule: '', words: '' }) } } },
  },
  'a loaded session plays the same': {
    'a command that saving changes': {
      choices: {
        ...brawl.choices,
        aim: {
          options: (...from) => aim.options(...from).map((option) => ({ ...option, luck: undefined })),
          answer: aim.answer,
        },
      },
      schemas: loose,
    },
    'a rule with state outside the position': { steps: tiring(1) },
  },
  'a runner plays the same': {
    'a rule that depends on `emit`': afterEachCard(({ state, emit }) => void (emit && state.owed++)),
  },
  'undo and redo are inverse': { 'a rule that works differently after some repetitions': { steps: tiring(3) } },
  'events are plain JSON': {
    'NaN in an event': afterEachCard(({ emit }) => emit?.({ do: 'hit', seat: 0, amount: Number.NaN })),
    'a secret for a seat that does not exist': afterEachCard(({ emit }) => emit?.({ do: 'hit', seat: 0, amount: 1 }, 9)),
  },
  'undo reveals nothing': {
    'a forgotten reveal': {
      steps: {
        turn: (context, step) => brawl.steps.turn(muted(context), step),
        ask: (context, step) => brawl.steps.ask(muted(context), step),
        carry: (context, step) => brawl.steps.carry(muted(context), step),
      },
    },
  },
  'nothing throws': {
    'a handler that throws': afterEachCard(() => {
      throw new RangeError('oh dear');
    }),
    'an agenda that becomes empty': { steps: { ...brawl.steps, ask: () => undefined } },
    'a step that repeats itself': { steps: { ...brawl.steps, ask: (context, step) => context.next(step) } },
  },
  'inputs are not changed': {
    'options that change the hand': {
      choices: {
        ...brawl.choices,
        play: {
          ...play,
          options: (state, choice, of) => {
            (state as Brawl['state']).players[choice.seat]?.hand.reverse();
            return play.options(state, choice, of);
          },
        },
      },
    },
    'a rule that changes the content': afterEachCard((context) => void (context.content.deck as string[]).push('poke')),
  },
  'every game ends': {
    'nobody ever loses hearts': { choices: { ...brawl.choices, aim: { ...aim, answer: () => undefined } }, most: 300 },
  },
  'imagine deals anew': { '`imagine` that does nothing': { imagine: () => undefined } },
};

test('after so many random commands the ending policy plays and ends the game', () => {
  let wanted = 0;
  // the game ends only after the ending policy was called
  const endless = {
    ...brawl,
    choices: {
      ...brawl.choices,
      aim: {
        ...aim,
        answer: (context: RuleContext<Brawl>, { at }: { readonly at: number }) =>
          void (wanted > 0 && context.finish({ winners: [at], reason: 'over' })),
      },
    },
  };
  const counts = newLawCounts();
  const controller: Playthrough<Brawl> = {
    seats: 2,
    options: {},
    seed: 3,
    randomCommands: 200,
    endingPolicy: () => (options) => {
      wanted++;
      return options.length - 1;
    },
  };
  checkLaws(endless, content, controller, counts);
  expect(counts.commands).toBeGreaterThan(200);
  expect(wanted).toBeGreaterThan(0);
  wanted = 0;
  checkLaws(brawl, content, controller, counts);
  expect(wanted).toBe(0);
});

test('a pillow fight keeps every law, and every law was checked', () => {
  const counts = newLawCounts();
  for (let seed = 0; seed < 20; seed++)
    checkLaws(brawl, content, { seats: 2 + (seed % 3), options: { hearts: 4 + (seed % 5) }, seed }, counts);
  expect(counts.sessions).toBe(20);
  expect(Object.keys(counts.checks).sort()).toEqual([...LAWS].sort());
  expect(counts.commands).toBeGreaterThan(400);
  expect(counts.imaginedPositions.seats.changed).toBeGreaterThan(counts.imaginedPositions.seats.total / 2);
});

test('there is a fault for each law', () => {
  expect([...Object.keys(faults), 'a roll cannot be undone'].sort()).toEqual([...LAWS].sort());
});

describe.each(Object.entries(faults))('the law "%s" is broken by', (law, ways) => {
  test.each(Object.entries(ways))('%s', (_, fault) => {
    expect(brokenBy(fault)).toMatchObject({ law });
  });
});

test('the law "a roll cannot be undone" is broken by a session that can undo a roll', () => {
  const session = until(brawl, content, 3, 'roll');
  const thrown = act(brawl, content, session, { do: 'roll' });
  const typed = act(brawl, content, session, { do: 'rolled', dice: [3] });
  const moment = {
    game: brawl,
    content,
    session,
    prompt: prompt(brawl, content, session.now),
    imaginedPositions: [],
    command: { do: 'roll' },
  } as const;
  expect(rollCannotBeUndone({ ...moment, acted: thrown })).toBeNull();
  expect(rollCannotBeUndone({ ...moment, acted: typed })).toBe('a roll can be undone');
});

describe('a broken law', () => {
  test('has the seed and the commands, which reproduce it', () => {
    const fault = afterEachCard(({ state }) => {
      if (state.players[1]?.hearts === 5) state.owed = Number.NaN;
    });
    const broken = brokenBy(fault);
    expect(broken?.message).toContain('positions are plain JSON');
    expect(broken?.message).toContain(`seed ${broken?.seed}`);
    const commands = (broken?.commands ?? []) as readonly unknown[] as readonly Command<Brawl>[];
    const again = { seats: broken?.seats ?? 0, options: {}, seed: broken?.seed ?? 0, commands };
    expect(() => checkLaws({ ...brawl, ...fault }, content, again)).toThrow(broken?.message);
    expect(commands.length).toBeGreaterThan(1);
  });

  test('occurs at the same command for the same seed', () => {
    const fault = afterEachCard(({ state }) => {
      if (state.players[0]?.hearts === 2) state.owed = -0;
    });
    expect(brokenBy(fault)?.message).toBe(brokenBy(fault)?.message);
    expect(brokenBy(fault)).not.toBeNull();
  });
});

test('onEvent gets every event', () => {
  const heard = new Set<string>();
  checkLaws(brawl, content, { seats: 4, options: {}, seed: 1, onEvent: (event) => heard.add(event.do) });
  expect([...heard].sort()).toEqual(['asleep', 'drew', 'hit', 'played']);
});

describe('notPlain finds', () => {
  const shared = [1];
  class Hero {
    hearts = 3;
  }
  test.each([
    ['NaN', { a: { b: Number.NaN } }, 'NaN at /a/b'],
    ['infinity', [1 / 0], 'Infinity at /0'],
    ['minus zero', -0, '-0 at the top'],
    ['undefined', { a: undefined }, 'undefined at /a'],
    ['a function', { a: () => 1 }, 'function at /a'],
    ['a big number', { a: 1n }, 'bigint at /a'],
    ['a date', { a: new Date(0) }, 'an object that is not plain at /a'],
    ['a map', new Map(), 'an object that is not plain at the top'],
    ['a class instance', { boss: new Hero() }, 'an object that is not plain at /boss'],
    ['a list in two places', { a: shared, b: { c: shared } }, 'an object that occurs twice at /b/c'],
    ['a hole', { a: Object.assign([], { 1: 0 }) }, 'an array with holes or extra keys at /a'],
    ['a hidden key', { [Symbol('a')]: 1 }, 'an object with hidden keys at the top'],
  ])('%s', (_, value, wrong) => {
    expect(notPlain(value)).toBe(wrong);
  });

  test('nothing in plain JSON', () => {
    expect(notPlain({ a: [1, 'b', null, true, { c: [] }], d: {} })).toBeNull();
  });
});

test('freeze is deep, also below objects that were frozen before', () => {
  const value = Object.freeze({ a: [{ b: 1 }] });
  freeze(value);
  expect(() => void value.a.push({ b: 2 })).toThrow(TypeError);
  expect(() => void Object.assign(value.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
});
