// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { freeze } from '../../src/engine/freeze.ts';
import type { Command, Game, Schema, Turn } from '../../src/engine/game.ts';
import { checkLaws, LAWS } from '../../src/engine/laws/check.ts';
import { keepsThrownDice } from '../../src/engine/laws/deeds.ts';
import { LawBroken, newTally, type Play } from '../../src/engine/laws/law.ts';
import { notPlain } from '../../src/engine/laws/plain.ts';
import { act, prompt } from '../../src/engine/session.ts';
import { type Brawl, brawl, content } from './brawl.ts';
import { until } from './play.ts';

type Fault = Partial<Game<Brawl>> & { readonly most?: number };
type Rows = Game<Brawl>['steps'];
const anything: Schema<never> = {
  '~standard': { version: 1, vendor: 'tests', validate: (value) => ({ value: value as never }) },
};

/** The law that a spoilt pillow fight breaks within a hundred sessions, or null. */
function brokenBy({ most, ...spoilt }: Fault): LawBroken | null {
  const tally = newTally();
  for (let seed = 0; seed < 100; seed++) {
    const play: Play<Brawl> = { seats: 2 + (seed % 3), options: {}, seed, ...(most ? { most } : {}) };
    try {
      checkLaws({ ...brawl, ...spoilt }, content, play, tally);
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  }
  return null;
}

/** The rows of pillow fight, with something done after every card. */
const afterEachCard = (spoil: (turn: Turn<Brawl>) => void): Fault => ({
  steps: {
    ...brawl.steps,
    ask: (turn, step) => {
      brawl.steps.ask(turn, step);
      spoil(turn);
    },
  },
});
const play = brawl.choices.play;
const aim = brawl.choices.aim;
const loose = { ...brawl.schemas, state: anything, task: anything, command: anything };

/** A row that does as it should, until it has seen the very same moment as often as `patience`. */
function tiring(patience: number): Rows {
  const met = new Map<string, number>();
  return {
    ...brawl.steps,
    ask: (turn, step) => {
      const moment = JSON.stringify([turn.state, turn.random.state]);
      met.set(moment, (met.get(moment) ?? 0) + 1);
      if ((met.get(moment) ?? 0) > patience) turn.state.owed++;
      brawl.steps.ask(turn, step);
    },
  };
}

const muted = <V extends Turn<Brawl>>(turn: V): V => Object.assign(Object.create(turn), { reveal: () => undefined });

/** For each law, ways to break it. */
const faults: { readonly [law: string]: { readonly [fault: string]: Fault } } = {
  'somebody is asked until the end': {
    'a choice of nothing': { choices: { ...brawl.choices, aim: { ...aim, options: () => [], candidates: () => [] } } },
    'a question to an empty chair': {
      steps: { ...brawl.steps, ask: (turn) => turn.next({ do: 'aim', seat: 7, amount: 1 }) },
    },
  },
  'the state is plain': {
    NaN: afterEachCard(({ state }) => void Object.assign(state, { owed: Number.NaN })),
    'minus zero': afterEachCard(({ state }) => void Object.assign(state, { owed: -0 })),
    undefined: afterEachCard(({ state }) => void Object.assign(state, { last: undefined })),
    'one list in two places': afterEachCard(({ state: { players } }) => {
      for (const player of players) player.done = players[0]?.done ?? [];
    }),
    'a piece of the content': afterEachCard(({ state, content: { deck } }) => void Object.assign(state, { deck })),
    'a list with holes': afterEachCard(({ state }) => void Object.assign(state.players[0]?.done ?? [], { length: 12 })),
    'a class instance': afterEachCard(({ state }) => void Object.assign(state, { when: new URL('a:b') })),
  },
  'invariants hold': {
    'a card gets lost': afterEachCard(({ state }) => void state.players[0]?.done.pop()),
    'too many hearts': afterEachCard(({ state }) => {
      for (const player of state.players) if (player.hearts > 0) player.hearts = state.most + 1;
    }),
  },
  'schemas fit': {
    'a field that the schema does not know': afterEachCard(({ state }) => void Object.assign(state, { luck: 7 })),
    'a schema that drops what it does not know': {
      schemas: {
        ...brawl.schemas,
        command: { '~standard': { version: 1, vendor: 'tests', validate: () => ({ value: { do: 'aim', at: 0 } }) } },
      },
    },
    'a schema that answers later': {
      schemas: {
        ...brawl.schemas,
        task: { '~standard': { version: 1, vendor: 'tests', validate: (value) => Promise.resolve({ value: value as never }) } },
      },
    },
  },
  'views show only what is known': {
    'the next card': {
      view: (at, viewer, of) => ({ ...brawl.view(at, viewer, of), hand: [at.state.players[0]?.pile.at(-1) ?? ''] }),
    },
    "another's hand": {
      view: (at, viewer, of) => ({ ...brawl.view(at, viewer, of), hand: [...(at.state.players[1]?.hand ?? [])] }),
    },
  },
  'own options are known': {
    'the own hand is dealt anew': {
      view: (at, _viewer, of) => brawl.view(at, 'table', of),
      imagine: (state, agenda, _viewer, random, of) => brawl.imagine(state, agenda, 'table', random, of),
    },
  },
  'open options are known': {
    'a hand at an open question': { choices: { ...brawl.choices, play: { options: play.options, answer: play.answer } } },
  },
  'imagined worlds are positions': {
    'a card more in each world': { imagine: ({ players }) => void players[0]?.pile.push('poke') },
    'one pile for all': {
      imagine: ({ players }) => {
        for (const player of players) player.pile = players[0]?.pile ?? [];
      },
    },
  },
  'candidates agree with options': {
    'nothing is refused': { choices: { ...brawl.choices, aim: { ...aim, refuse: () => null } } },
    'all is refused': { choices: { ...brawl.choices, aim: { ...aim, refuse: () => ({ rule: 'PF-9', words: 'No.' }) } } },
    'a refusal without a reason': { choices: { ...brawl.choices, aim: { ...aim, refuse: () => ({ rule: '', words: '' }) } } },
  },
  'a loaded session plays the same': {
    'a command that does not survive saving': {
      choices: {
        ...brawl.choices,
        aim: {
          options: (...from) => aim.options(...from).map((option) => ({ ...option, luck: undefined })),
          answer: aim.answer,
        },
      },
      schemas: loose,
    },
    'a rule with a memory of its own': { steps: tiring(1) },
  },
  'in place it plays the same': {
    'a rule that works only while somebody listens': afterEachCard(({ state, emit }) => void (emit && state.owed++)),
  },
  'undo and redo are inverse': { 'a rule that tires of being asked again': { steps: tiring(3) } },
  'events are plain': {
    'a number that is none': afterEachCard(({ emit }) => emit?.({ do: 'hit', seat: 0, amount: Number.NaN })),
    'a secret for nobody': afterEachCard(({ emit }) => emit?.({ do: 'hit', seat: 0, amount: 1 }, 9)),
  },
  'what can be undone taught nobody': {
    'a forgotten reveal': {
      steps: {
        turn: (turn, step) => brawl.steps.turn(muted(turn), step),
        ask: (turn, step) => brawl.steps.ask(muted(turn), step),
        carry: (turn, step) => brawl.steps.carry(muted(turn), step),
      },
    },
  },
  'nothing throws': {
    'a row that throws': afterEachCard(() => {
      throw new RangeError('oh dear');
    }),
    'an agenda that runs dry': { steps: { ...brawl.steps, ask: () => undefined } },
    'rules that run in circles': { steps: { ...brawl.steps, ask: (turn, step) => turn.next(step) } },
  },
  'inputs stay as they are': {
    'options that sort the hand': {
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
    'a rule that writes into the content': afterEachCard((turn) => void (turn.content.deck as string[]).push('poke')),
  },
  'every game ends': {
    'pillows without feathers': { choices: { ...brawl.choices, aim: { ...aim, answer: () => undefined } }, most: 300 },
  },
  'imagine deals anew': { 'a world is the true one': { imagine: () => undefined } },
};

test('whoever has gone about at random for thousands of commands plays on as one who wants to come to an end, and does', () => {
  let wanted = 0;
  // nobody is ever hit, until somebody wants the game to end
  const endless = {
    ...brawl,
    choices: {
      ...brawl.choices,
      aim: {
        ...aim,
        answer: (turn: Turn<Brawl>, { at }: { readonly at: number }) => void (wanted > 0 && turn.finish({ winners: [at], reason: 'over' })),
      },
    },
  };
  const tally = newTally();
  const play: Play<Brawl> = {
    seats: 2,
    options: {},
    seed: 3,
    closes: () => (options) => {
      wanted++;
      return options.length - 1;
    },
  };
  checkLaws(endless, content, play, tally);
  expect(tally.commands).toBeGreaterThan(5000);
  expect(wanted).toBeGreaterThan(0);
  wanted = 0;
  checkLaws(brawl, content, play, tally);
  expect(wanted).toBe(0);
});

test('a pillow fight keeps every law, and every law was looked at', () => {
  const tally = newTally();
  for (let seed = 0; seed < 60; seed++)
    checkLaws(brawl, content, { seats: 2 + (seed % 3), options: { hearts: 4 + (seed % 5) }, seed }, tally);
  expect(tally.sessions).toBe(60);
  expect(Object.keys(tally.looked).sort()).toEqual([...LAWS].sort());
  expect(tally.commands).toBeGreaterThan(1000);
  expect(tally.worlds.seats.dealtAnew).toBeGreaterThan(tally.worlds.seats.imagined / 2);
});

test('there is a planted fault for each law', () => {
  expect([...Object.keys(faults), 'thrown dice stay thrown'].sort()).toEqual([...LAWS].sort());
});

describe.each(Object.entries(faults))('the law "%s" is broken by', (law, ways) => {
  test.each(Object.entries(ways))('%s', (_, fault) => {
    expect(brokenBy(fault)).toMatchObject({ law });
  });
});

test('the law "thrown dice stay thrown" is broken by a session that keeps them', () => {
  const session = until(brawl, content, 3, 'roll');
  const thrown = act(brawl, content, session, { do: 'roll' });
  const typed = act(brawl, content, session, { do: 'rolled', dice: [3] });
  const moment = {
    game: brawl,
    content,
    session,
    prompt: prompt(brawl, content, session.now),
    worlds: [],
    command: { do: 'roll' },
  } as const;
  expect(keepsThrownDice({ ...moment, acted: thrown })).toBeNull();
  expect(keepsThrownDice({ ...moment, acted: typed })).toBe('thrown dice can be taken back');
});

describe('a broken law', () => {
  test('says where, and the commands lead there again', () => {
    const fault = afterEachCard(({ state }) => {
      if (state.players[1]?.hearts === 5) state.owed = Number.NaN;
    });
    const broken = brokenBy(fault);
    expect(broken?.message).toContain('the state is plain');
    expect(broken?.message).toContain(`seed ${broken?.seed}`);
    const commands = (broken?.commands ?? []) as readonly unknown[] as readonly Command<Brawl>[];
    const again = { seats: broken?.seats ?? 0, options: {}, seed: broken?.seed ?? 0, commands };
    expect(() => checkLaws({ ...brawl, ...fault }, content, again)).toThrow(broken?.message);
    expect(commands.length).toBeGreaterThan(1);
  });

  test('comes at the same place for the same seed', () => {
    const fault = afterEachCard(({ state }) => {
      if (state.players[0]?.hearts === 2) state.owed = -0;
    });
    expect(brokenBy(fault)?.message).toBe(brokenBy(fault)?.message);
    expect(brokenBy(fault)).not.toBeNull();
  });
});

test('every event is heard', () => {
  const heard = new Set<string>();
  checkLaws(brawl, content, { seats: 4, options: {}, seed: 1, heard: (event) => heard.add(event.do) });
  expect([...heard].sort()).toEqual(['asleep', 'drew', 'hit', 'played']);
});

describe('not plain', () => {
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
    ['a list in two places', { a: shared, b: { c: shared } }, 'an object that stands elsewhere too at /b/c'],
    ['a hole', { a: Object.assign([], { 1: 0 }) }, 'an array with holes, or with more than a list at /a'],
    ['a hidden key', { [Symbol('a')]: 1 }, 'an object with hidden keys at the top'],
  ])('%s', (_, value, wrong) => {
    expect(notPlain(value)).toBe(wrong);
  });

  test('all else is', () => {
    expect(notPlain({ a: [1, 'b', null, true, { c: [] }], d: {} })).toBeNull();
  });
});

test('freezing goes all the way down, also below what was frozen before', () => {
  const value = Object.freeze({ a: [{ b: 1 }] });
  freeze(value);
  expect(() => void value.a.push({ b: 2 })).toThrow(TypeError);
  expect(() => void Object.assign(value.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
});
