// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type ImportResult, importSave, type LoadEventText } from '../../src/app/import-export/import-save.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Save } from '../../src/engine/save.ts';
import { undo } from '../../src/engine/session.ts';
import { boxOf, changed, finding, played, set } from './pretend.ts';

const box = boxOf();
const find = finding(box);
const withUndo = (save: Save<GameTypes>) => save.session.commands.length >= 1 && save.session.now.agenda.length > 1;
const save = played(6, withUndo);

const why = (read: ImportResult): string => (read.kind === 'refused' ? `${read.why}: ${read.words} @ ${read.where}` : 'save');
const spoilt = async (change: Parameters<typeof changed>[1]): Promise<string> => why(await importSave(changed(save, change), find));

describe('what fits comes in', () => {
  test.each([0, 1, 5, 9, 12])('as it is, after %i commands', async (commands) => {
    const before = played(commands);
    expect(await importSave(JSON.parse(JSON.stringify(before)), find)).toEqual({ kind: 'save', save: before, migrated: false });
    expect(await importSave(structuredClone(before), find)).toMatchObject({ kind: 'save' });
  });

  test('with its line of undo and redo', async () => {
    const session = undo(box.game, box.content, save.session);
    const back = { ...save, session, undone: save.journal.slice(-1), journal: save.journal.slice(0, -1) };
    expect(await importSave(back, find)).toEqual({ kind: 'save', save: back, migrated: false });
  });

  test('with the match that it is part of', async () => {
    const second = { ...save, match: { goal: 2, won: save.seats.map(() => 1) } };
    expect(await importSave(second, find)).toEqual({ kind: 'save', save: second, migrated: false });
  });

  test('with a bot that stands in for somebody', async () => {
    const player = { kind: 'bot', strength: 'gentle', standsIn: true } as const;
    const away = { ...save, seats: save.seats.map((seat, i) => (i === 0 ? { ...seat, player } : seat)) };
    expect(await importSave(away, find)).toEqual({ kind: 'save', save: away, migrated: false });
  });

  test('with a speed at each seat, as the first saves carry it: it is dropped', async () => {
    const now = played(4);
    const old = changed(now, ({ seats }) => {
      for (const seat of seats as unknown as object[]) set(seat, 'speed', 'slow');
    });
    expect(await importSave(old, find)).toEqual({ kind: 'save', migrated: false, save: now });
    expect(
      await importSave(
        changed(old, ({ seats }) => set(seats?.[0], 'speed', 'fast')),
        find,
      ),
    ).toMatchObject({ where: 'seats/0/speed' });
  });

  test('when the game is over', async () => {
    const ended = played(0, ({ session }) => session.now.outcome !== null);
    expect(await importSave(ended, find)).toMatchObject({ kind: 'save' });
  });
});

describe('the position is the truth', () => {
  const sealed = {
    kind: 'save',
    save: { session: { sealed: 'loaded', commands: [], undone: [], checkpoint: save.session.now }, undone: [] },
  };

  test('a line that leads elsewhere is dropped', async () => {
    const other = changed(save, ({ session }) => set(session, 'checkpoint', played(2).session.now));
    expect(await importSave(other, find)).toMatchObject(sealed);
  });
  test('so is one with a command that was not legal', async () => {
    const other = changed(save, ({ session }) =>
      set(session, 'commands', [{ do: 'play', card: 'whack' }, { do: 'aim', at: 2 }, { do: 'roll' }]),
    );
    expect(await importSave(other, find)).toMatchObject(sealed);
  });
  test('a redo that cannot be played goes alone', async () => {
    const other = changed(save, ({ session }) =>
      set(session, 'undone', [
        { do: 'aim', at: 0 },
        { do: 'play', card: 'nothing' },
      ]),
    );
    expect(await importSave(other, find)).toMatchObject({
      kind: 'save',
      save: { session: { commands: save.session.commands, undone: [] } },
    });
  });
  test('events that cannot be told are left out of the journal', async () => {
    const tells: LoadEventText = async () => (event) => {
      if (event.do === 'played') throw new Error('what?');
    };
    const read = await importSave(save, find, tells);
    const told = read.kind === 'save' ? read.save.journal.flatMap(({ events }) => events.map(({ event }) => event.do)) : ['refused'];
    expect(told).toContain('drew');
    expect(told).not.toContain('played');
  });
});

describe('refused, with a sentence and the place', () => {
  test.each<[string, Parameters<typeof changed>[1], RegExp]>([
    ['a newer format', (copy) => set(copy, 'format', 2), /^newer: .* @ format$/],
    ['a newer game', (copy) => set(copy, 'version', 1), /^newer: .* @ version$/],
    ['a format before the first', (copy) => set(copy, 'format', 0), /^older: .* @ format$/],
    ['another game', (copy) => set(copy, 'game', 'ludo'), /^unknown-game: .* @ game$/],
    ['a game with a magic name', (copy) => set(copy, 'game', 'constructor'), /^unknown-game: .* @ game$/],
    ['a key too many', (copy) => set(copy, 'extra', 1), /^broken: .* @ extra$/],
    [
      'a star of nobody',
      (copy) => set(copy, 'match', { goal: 2, won: Array.from({ length: Number(copy.seats?.length) }, () => 0), star: [9] }),
      /^broken: .* @ match\/star$/,
    ],
    ['a match of other people', (copy) => set(copy, 'match', { goal: 2, won: [1] }), /^broken: .* @ match\/won$/],
    ['a key too few', (copy) => void Reflect.deleteProperty(copy, 'seats'), /^broken: .* @ seats$/],
    ['an emblem nobody has', (copy) => set(copy.seats?.[1], 'emblem', 'skull'), /^broken: .* @ seats\/1\/emblem$/],
    [
      'too many people',
      (copy) =>
        set(
          copy,
          'seats',
          Array.from({ length: 5 }, () => copy.seats?.[0]),
        ),
      /for 2 to 4, and 5 sit.* @ seats$/,
    ],
    ['fewer people than heroes', (copy) => set(copy, 'seats', [copy.seats?.[0], copy.seats?.[1]]), /heroes stand on it\. @ seats$/],
    ['options of no such kind', (copy) => set(copy, 'options', { hearts: 'many' }), /^broken: .* @ options\/hearts$/],
    [
      'a state that is none',
      (copy) => set(copy.session?.now?.state?.players?.[1], 'hearts', 1.5),
      /@ session\/now\/state\/players\/1\/hearts$/,
    ],
    ['a task that is none', (copy) => set(copy.session?.now, 'agenda', [{ do: 'sing' }]), /@ session\/now\/agenda\/0\/do$/],
    ['a command that is none', (copy) => set(copy.session, 'commands', [{ do: 'aim', at: 'you' }]), /@ session\/commands\/0\/at$/],
    [
      'a broken invariant',
      (copy) => set(copy.session?.now?.state?.players?.[0], 'hearts', 99),
      /hearts are between none and all\. @ session\/now$/,
    ],
    ['the same in the checkpoint', (copy) => set(copy.session?.checkpoint?.state?.players?.[0], 'hearts', 99), /@ session\/checkpoint$/],
    ['nobody to go on', (copy) => set(copy.session?.now, 'agenda', []), /every card|Nobody could go on/],
    [
      'dice without end',
      (copy) => set(copy.session?.now, 'agenda', [{ do: 'tumble', seat: 0, count: 2 ** 40, faces: 6 }]),
      /cannot be thrown\. @ session\/now\/agenda\/0$/,
    ],
    [
      'a winner who is not there',
      (copy) => set(copy.session?.now, 'outcome', { winners: [7], reason: '' }),
      /@ session\/now\/outcome\/winners$/,
    ],
    ['minus nothing', (copy) => set(copy.session?.now?.state?.players?.[0], 'hearts', -0), /a number that cannot be\. @ .*\/hearts$/],
    [
      'a list with holes',
      (copy) => set(copy.session, 'undone', Object.assign([], { 1: { do: 'roll' } })),
      /has holes\. @ session\/undone$/,
    ],
    ['chance of the wrong size', (copy) => set(copy.session?.now, 'random', [1, 2, 3]), /@ session\/now\/random$/],
    ['no chance at all', (copy) => set(copy.session?.now, 'random', [0, 0, 0, 0]), /@ session\/now\/random$/],
    ['a name without end', (copy) => set(copy.seats?.[0], 'name', 'x'.repeat(61)), /@ seats\/0\/name$/],
    ['an id that leads elsewhere', (copy) => set(copy, 'id', '../save'), /@ id$/],
  ])('%s', async (_, change, words) => expect(await spoilt(change)).toMatch(words));

  test('a box that turns out to be of another game', async () => {
    expect(why(await importSave(save, async () => boxOf({ id: 'ludo' })))).toMatch(/^unknown-game: .* @ game$/);
  });

  test('a box, its packing or its words that cannot be fetched just now: nothing is known of the save', async () => {
    const lost = async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    expect(why(await importSave(save, lost))).toMatch(/^not-now: .*try again/);
    expect(why(await importSave(save, find, lost))).toMatch(/^not-now: .*try again/);
    const packed = { ...save, packs: [{ format: 1 }] };
    expect(why(await importSave(packed, finding({ ...box, cardPackSupport: lost })))).toMatch(/^not-now: .*try again/);
  });
});

describe('whatever comes in, nothing throws', () => {
  const circle: { [key: string]: unknown } = {};
  circle.circle = circle;
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
  const trap = Object.defineProperty({}, 'format', {
    enumerable: true,
    get: () => {
      throw new Error('a trap');
    },
  });
  class Saved {
    readonly format = 1;
  }

  test.each<[string, unknown]>([
    ...[undefined, null, true, 0, Number.NaN, -0, 10n, 'save', '', [], {}, Symbol('save'), () => save].map((value): [string, unknown] => [
      String(value?.toString()),
      value,
    ]),
    ['a circle', circle],
    ['a deep one', deep],
    ['a trap', trap],
    ['a class', new Saved()],
    ['a map', new Map([['format', 1]])],
    ['a date', new Date()],
    ['an array without end', new Array(4_000_000_000)],
    ['a big one', Array.from({ length: 400_000 }, () => 0)],
    ['a long word', { format: 1, game: 'x'.repeat(100_000_000) }],
    ['a typed array', new Float64Array(9)],
    [
      'a proxy',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('a trap');
          },
        },
      ),
    ],
  ])('%s', async (_, value) => {
    expect(await importSave(value, find)).toMatchObject({ kind: 'refused', words: expect.stringMatching(/\.$/) });
    const inside = { ...save, seats: [...save.seats, value] };
    expect(await importSave(inside, find)).toMatchObject({ kind: 'refused' });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('the key %s', async (key) => {
    const record = JSON.parse(`{"${key}": {"polluted": true}}`) as object;
    expect(await importSave({ ...save, options: record }, find)).toMatchObject({ kind: 'refused', where: 'options' });
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  test('an object that stands in many places is taken apart', async () => {
    const read = await importSave(
      { ...save, session: { ...save.session, commands: [], now: save.session.now, checkpoint: save.session.now } },
      find,
    );
    if (read.kind === 'refused') throw new Error(read.words);
    expect(read.save.session.now.state).not.toBe(save.session.now.state);
  });
});
