// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { randomPolicy } from '../../src/engine/bots/random.ts';
import { copy } from '../../src/engine/copy.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { act, prompt, startSession } from '../../src/engine/session.ts';
import { imagine, playOut, simulate } from '../../src/engine/simulate.ts';
import { brawl, content } from './brawl.ts';

const dealt = (seats: number, seed: number) => startSession(brawl, content, seats, { hearts: 8 }, seed).session;

describe('simulate', () => {
  test('plays the same game for the same seed, and does not change the position', () => {
    const { now } = dealt(4, 5);
    const before = copy(now);
    const ends = [1, 1, 2].map((seed) => simulate(brawl, content, now, randomPolicy(Random.seed(seed))).position);
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).not.toEqual(ends[2]);
    expect(ends[0]?.outcome?.reason).toBe('last one awake');
    expect(now).toEqual(before);
  });

  test.each([1, 2, 3, 4, 5])('reaches the same position as a session with the same commands (seed %i)', (seed) => {
    let session = dealt(3, seed);
    const random = Random.seed(seed);
    for (let currentPrompt = prompt(brawl, content, session.now); currentPrompt; currentPrompt = prompt(brawl, content, session.now)) {
      const command =
        currentPrompt.kind === 'roll'
          ? ({ do: 'roll' } as const)
          : currentPrompt.options[currentPrompt.options.length > 1 ? random.int(currentPrompt.options.length) : 0];
      if (command) session = act(brawl, content, session, command).session;
    }
    expect(simulate(brawl, content, dealt(3, seed).now, randomPolicy(Random.seed(seed))).position).toEqual(session.now);
  });

  test('calls the policy only for two or more options, and counts these decisions', () => {
    const sizes: number[] = [];
    const runner = new Runner(brawl, content, dealt(3, 1).now);
    const made = playOut(runner, (options) => {
      sizes.push(options.length);
      return 0;
    });
    expect(sizes.every((size) => size > 1)).toBe(true);
    expect(made).toBe(sizes.length);
    expect(runner.answered).toBeGreaterThan(made);
  });

  test('stops at the limit of decisions or answers', () => {
    const { now } = dealt(3, 1);
    expect(simulate(brawl, content, now, () => 0, 3).outcome).toBeNull();
    const runner = new Runner(brawl, content, now);
    playOut(runner, () => 0, Number.POSITIVE_INFINITY, 5);
    expect(runner.answered).toBe(5);
    playOut(runner, () => 0, Number.POSITIVE_INFINITY, 2);
    expect(runner.answered).toBe(7);
  });

  test('throws when a policy returns no option', () => {
    expect(() => simulate(brawl, content, dealt(2, 1).now, () => 99)).toThrow('no answer to play');
  });
});

describe('imagine', () => {
  const { now } = dealt(3, 4);
  const dream = (viewer: number | 'table', seed = 1) => imagine(brawl, content, now, viewer, Random.seed(seed)).position;

  test('keeps the hand of the viewer and changes the other hands', () => {
    const worlds = [1, 2, 3, 4, 5].map((seed) => dream(1, seed).state.players);
    for (const players of worlds) expect(players[1]?.hand).toEqual(now.state.players[1]?.hand);
    expect(new Set(worlds.map((players) => `${players[0]?.hand}`)).size).toBeGreaterThan(1);
  });

  test('does not change the true position, and predicts no dice', () => {
    const before = copy(now);
    expect(dream('table').random).not.toEqual(now.random);
    expect(now).toEqual(before);
  });
});
