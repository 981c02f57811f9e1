// @vitest-environment node
/** An endless rule fails within seconds, and the error names the task. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { MOST_STEPS, Runner } from '../../src/engine/runner.ts';
import { act, startSession } from '../../src/engine/session.ts';
import { MOST_ANSWERS, playOut, simulate } from '../../src/engine/simulate.ts';
import { countCommand, MOST_COMMANDS_OF_A_TEST } from '../count-commands.ts';
import { type Brawl, brawl, content } from './brawl.ts';
import { until } from './play.ts';

const { session } = startSession(brawl, content, 2, { hearts: 8 }, 1);
/** The step of a card adds itself to the agenda again and again. */
const circling: Game<Brawl> = { ...brawl, steps: { ...brawl.steps, carry: (context, step) => context.next({ ...step }) } };
/** Nobody loses hearts, so that the game never ends. */
const harmless: Game<Brawl> = {
  ...brawl,
  choices: { ...brawl.choices, aim: { ...brawl.choices.aim, answer: () => undefined } },
  rolls: { tumble: () => undefined },
};
const randomly = (seed: number) => {
  const random = Random.seed(seed);
  return (options: readonly unknown[]) => random.int(options.length);
};

describe('a step that adds itself again and again', () => {
  const asked = session.now.agenda.at(-1);
  const card = session.now.state.players[0]?.hand[0] ?? '';
  const named = `pillow-fight: no prompt after ${MOST_STEPS} steps; the next task is 'carry', and 1 tasks wait`;

  test('makes act throw an error with the task', () => {
    expect(asked?.do).toBe('play');
    expect(() => act(circling, content, session, { do: 'play', card })).toThrow(named);
  });

  test('makes simulate and the bots throw', () => {
    expect(() => simulate(circling, content, session.now, () => 0)).toThrow(named);
  });
});

describe('a game that never ends', () => {
  test('makes playOut throw an error with the waiting task', () => {
    const runner = new Runner(harmless, content, session.now);
    expect(() => playOut(runner, randomly(1))).toThrow(
      new RegExp(`^pillow-fight: no end after ${MOST_ANSWERS} answers; '(play|aim|tumble)' waits now$`),
    );
    expect(runner.answered).toBe(MOST_ANSWERS);
  });

  test('makes playOut throw when every prompt has one option', () => {
    const forced: Game<Brawl> = {
      ...harmless,
      choices: { ...harmless.choices, play: { ...harmless.choices.play, options: () => [{ do: 'play', card: 'nothing' }] } },
      steps: { ...harmless.steps, ask: (context, { seat }) => context.next({ do: 'play', seat }) },
    };
    expect(() => simulate(forced, content, session.now, () => 0, 5)).toThrow("no end after 100000 answers; 'play' waits now");
  });

  test('can be played for a limited number of decisions', () => {
    const runner = new Runner(harmless, content, session.now);
    playOut(runner, randomly(1), Number.POSITIVE_INFINITY, 500);
    expect(runner.answered).toBe(500);
  });
});

describe('the test helpers', () => {
  test('count the commands of each game', () => {
    const table = {};
    for (let i = 0; i < MOST_COMMANDS_OF_A_TEST; i++) countCommand(table, () => 'turn');
    countCommand({}, () => 'turn');
    expect(() => countCommand(table, () => 'turn')).toThrow(
      `no end after ${MOST_COMMANDS_OF_A_TEST} commands of a test; 'turn' is asked now`,
    );
  });

  test('throw for a game that never ends', () => {
    expect(() => until(harmless, content, 2, 'roll', 10_000)).toThrow(`no end after ${MOST_COMMANDS_OF_A_TEST} commands`);
  });
});
