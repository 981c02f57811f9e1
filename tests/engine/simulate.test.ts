// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { randomly } from '../../src/engine/bots/random.ts';
import { copy } from '../../src/engine/copy.ts';
import { Random } from '../../src/engine/random.ts';
import { act, prompt, start } from '../../src/engine/session.ts';
import { imagine, playOn, simulate } from '../../src/engine/simulate.ts';
import { Table } from '../../src/engine/table.ts';
import { brawl, content } from './brawl.ts';

const dealt = (seats: number, seed: number) => start(brawl, content, seats, { hearts: 8 }, seed).session;

describe('simulate', () => {
  test('plays the same game for the same seeds, and leaves the position as it was', () => {
    const { now } = dealt(4, 5);
    const before = copy(now);
    const ends = [1, 1, 2].map((seed) => simulate(brawl, content, now, randomly(Random.seed(seed))).position);
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).not.toEqual(ends[2]);
    expect(ends[0]?.outcome?.reason).toBe('last one awake');
    expect(now).toEqual(before);
  });

  test.each([1, 2, 3, 4, 5])('reaches the position that a session reaches by the same choices (seed %i)', (seed) => {
    let session = dealt(3, seed);
    const random = Random.seed(seed);
    for (let asked = prompt(brawl, content, session.now); asked; asked = prompt(brawl, content, session.now)) {
      const command =
        asked.kind === 'roll' ? ({ do: 'roll' } as const) : asked.options[asked.options.length > 1 ? random.int(asked.options.length) : 0];
      if (command) session = act(brawl, content, session, command).session;
    }
    expect(simulate(brawl, content, dealt(3, seed).now, randomly(Random.seed(seed))).position).toEqual(session.now);
  });

  test('asks the policy only where there is something to decide, and counts that', () => {
    const sizes: number[] = [];
    const table = new Table(brawl, content, dealt(3, 1).now);
    const made = playOn(table, (options) => {
      sizes.push(options.length);
      return 0;
    });
    expect(sizes.every((size) => size > 1)).toBe(true);
    expect(made).toBe(sizes.length);
    expect(table.answered).toBeGreaterThan(made);
  });

  test('stops after so many decisions, or so many answers', () => {
    const { now } = dealt(3, 1);
    expect(simulate(brawl, content, now, () => 0, 3).outcome).toBeNull();
    const table = new Table(brawl, content, now);
    playOn(table, () => 0, Number.POSITIVE_INFINITY, 5);
    expect(table.answered).toBe(5);
    playOn(table, () => 0, Number.POSITIVE_INFINITY, 2);
    expect(table.answered).toBe(7);
  });

  test('says when a policy gives no answer', () => {
    expect(() => simulate(brawl, content, dealt(2, 1).now, () => 99)).toThrow('no answer to play');
  });
});

describe('imagine', () => {
  const { now } = dealt(3, 4);
  const dream = (viewer: number | 'table', seed = 1) => imagine(brawl, content, now, viewer, Random.seed(seed)).position;

  test('keeps the own hand and deals the others anew', () => {
    const worlds = [1, 2, 3, 4, 5].map((seed) => dream(1, seed).state.players);
    for (const players of worlds) expect(players[1]?.hand).toEqual(now.state.players[1]?.hand);
    expect(new Set(worlds.map((players) => `${players[0]?.hand}`)).size).toBeGreaterThan(1);
  });

  test('leaves the true position as it was, and foretells no dice', () => {
    const before = copy(now);
    expect(dream('table').random).not.toEqual(now.random);
    expect(now).toEqual(before);
  });
});
