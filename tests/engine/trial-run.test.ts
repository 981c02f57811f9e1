// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Game, Position } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { act, prompt, startSession } from '../../src/engine/session.ts';
import { trialRun } from '../../src/engine/trial-run.ts';
import { type Brawl, brawl, content } from './brawl.ts';

type At = Position<Brawl>;
const tried = (at: At, game: Game<Brawl> = brawl, check: (at: At) => void = () => undefined): string | null =>
  trialRun<Brawl>(game, content, at, 3, check);
const START = startSession(brawl, content, 3, { hearts: 8 }, 5).session.now;
/** The first position in random play that waits for this task. */
function asking(question: string): At {
  const random = Random.seed(7);
  for (let { session } = startSession(brawl, content, 3, { hearts: 8 }, 5); ; ) {
    const currentPrompt = prompt(brawl, content, session.now);
    if (!currentPrompt) throw new Error(`${question} was never asked`);
    if (session.now.agenda.at(-1)?.do === question) return session.now;
    session = act(brawl, content, session, currentPrompt.kind === 'roll' ? { do: 'roll' } : random.pick(currentPrompt.options)).session;
  }
}
const withStep = (turn: Game<Brawl>['steps']['turn']): Game<Brawl> => ({ ...brawl, steps: { ...brawl.steps, turn } });

test.each(['play', 'aim', 'tumble'])('a position that waits for %s is playable and is not changed', (question) => {
  const at = asking(question);
  const before = structuredClone(at);
  expect(tried(at)).toBeNull();
  expect(at).toEqual(before);
});
test('a finished game is playable, and nothing is played', () => {
  const over: At = { ...START, outcome: { winners: [0], reason: 'last one awake' } };
  const fails = withStep(() => {
    throw new Error('stumbled');
  });
  expect(tried(over, fails)).toBeNull();
});

describe('returns the problem and where it happened:', () => {
  test('a task deep in the agenda that makes a rule throw', () => {
    const fails = withStep(() => {
      throw new Error('stumbled');
    });
    expect(tried(START, fails)).toMatch(/stumbled/);
  });
  test('an endless rule', () => {
    const endless = withStep((context, { seat }) => context.next({ do: 'turn', seat }));
    expect(tried(START, endless)).toMatch(/no prompt after/);
  });
  test('an empty agenda, at once or later', () => {
    expect(tried({ ...START, agenda: [] })).toMatch(/the agenda is empty/);
    expect(tried({ ...asking('aim'), agenda: asking('aim').agenda.slice(-1) })).toMatch(/the agenda is empty/);
  });
  test('a prompt for a seat that does not exist', () => {
    expect(tried({ ...START, agenda: [{ do: 'play', seat: 3 }] })).toMatch(/nobody sits at seat 3/);
  });
  test('a later prompt for a seat that does not exist', () => {
    const lost = withStep((context) => context.next({ do: 'play', seat: 3 }));
    expect(tried(START, lost)).toMatch(/nobody sits at seat 3/);
  });
  test('a later prompt without options', () => {
    const mute = withStep((context) => context.next({ do: 'aim', seat: 0, amount: 1 }));
    const alone = { ...brawl.choices.aim, options: () => [] };
    expect(tried(START, { ...mute, choices: { ...brawl.choices, aim: alone } })).toMatch(/no answer to aim/);
  });
  test('a view that throws', () => {
    const blind: Game<Brawl> = {
      ...brawl,
      view: () => {
        throw new Error('too dark');
      },
    };
    expect(tried(START, blind)).toBe('before the first answer: Error: too dark');
  });
  test('an error that only the highest dice cause', () => {
    const rolls: Game<Brawl>['rolls'] = {
      tumble: (context, dice, roll) => {
        if (dice[0] === roll.faces) throw new Error('too high');
        brawl.rolls.tumble(context, dice, roll);
      },
    };
    expect(tried(asking('tumble'), { ...brawl, rolls })).toMatch(/^after answer 2: .*too high/);
  });
  test('a reached position that is not valid', () => {
    const check = ({ state }: At): void => {
      if (state.players.some(({ hearts }) => hearts < 8)) throw new Error('somebody was hit');
    };
    expect(tried(START, brawl, check)).toMatch(/somebody was hit/);
  });
});
