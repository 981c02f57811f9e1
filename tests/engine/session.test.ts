// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { copy } from '../../src/engine/copy.ts';
import type { Command, Game } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { act, IllegalCommand, observe, prompt, redo, refusals, type Session, seal, startSession, undo } from '../../src/engine/session.ts';
import { MAX_UNDO } from '../../src/engine/undo-limit.ts';
import { type Brawl, brawl, content } from './brawl.ts';
import { anyCommand, until } from './play.ts';

const begun = (seats = 2, seed = 1) => startSession(brawl, content, seats, { hearts: 8 }, seed);
const play = (session: Session<Brawl>, command: Command<Brawl>) => act(brawl, content, session, command);
const options = (session: Session<Brawl>) => {
  const currentPrompt = prompt(brawl, content, session.now);
  return currentPrompt?.kind === 'choose' ? currentPrompt.options : [];
};
const firstOption = (session: Session<Brawl>): Command<Brawl> => {
  const [option] = options(session);
  if (!option) throw new Error('nothing to choose');
  return option;
};
/** An endless pillow fight without any reveal: all commands can be undone. */
const endless: Game<Brawl> = {
  ...brawl,
  choices: {
    ...brawl.choices,
    aim: { ...brawl.choices.aim, answer: (context, _, choice) => context.next({ ...choice, amount: choice.amount + 1 }) },
  },
  steps: { ...brawl.steps, turn: (context, { seat }) => context.next({ do: 'aim', seat, amount: 0 }) },
};

describe('start', () => {
  test('deals the same cards for the same seed only', () => {
    expect(begun(3, 7)).toEqual(begun(3, 7));
    expect(begun(3, 7).session.now.state).not.toEqual(begun(3, 8).session.now.state);
  });

  test('returns the first events and the seat whose turn it is', () => {
    const { events, began, session } = begun();
    expect(events).toEqual([{ event: { do: 'drew', seat: 0, cards: [session.now.state.players[0]?.hand.at(-1)] }, secretFor: 0 }]);
    expect(began).toBe(0);
    expect(session).toMatchObject({ sealed: 'start', commands: [], undone: [] });
  });
});

describe('act', () => {
  test('does not change the old session', () => {
    const { session } = begun();
    const before = copy(session);
    const { session: after } = play(session, firstOption(session));
    expect(session).toEqual(before);
    expect(after.now).not.toEqual(before.now);
  });

  test('accepts a command with its fields in another order', () => {
    const session = until(brawl, content, 2, 'choose', 1);
    const [option] = options(session);
    const turned = Object.fromEntries(Object.entries(option ?? {}).reverse()) as Command<Brawl>;
    expect(play(session, turned).session.now).toEqual(play(session, firstOption(session)).session.now);
  });

  test.each<[string, Command<Brawl>]>([
    ['a card that is not in the hand', { do: 'play', card: 'feather boa' }],
    ['an answer to another choice', { do: 'aim', at: 1 }],
    ['a roll at a choice', { do: 'roll' }],
    ['dice at a choice', { do: 'rolled', dice: [3] }],
    ['an answer with an extra field', { do: 'play', card: 'poke', twice: true } as Command<Brawl>],
  ])('refuses %s', (_, command) => {
    const { session } = begun();
    const before = copy(session);
    expect(() => play(session, command)).toThrow(IllegalCommand);
    expect(session).toEqual(before);
  });

  test.each([[[]], [[0]], [[7]], [[1.5]], [[1, 2]], [['3']], [null], [undefined]])('refuses the dice %j', (dice) => {
    const session = until(brawl, content, 2, 'roll');
    expect(() => play(session, { do: 'rolled', dice } as Command<Brawl>)).toThrow(IllegalCommand);
  });

  test('refuses two dice of which one is not valid', () => {
    const twice: typeof brawl = { ...brawl, rolls: { tumble: () => undefined } };
    const one = until(brawl, content, 2, 'roll');
    const agenda = one.now.agenda.map((task) => (task.do === 'tumble' ? { ...task, count: 2 } : task));
    const session = { ...one, now: { ...one.now, agenda } };
    const typed = (...dice: number[]) => act(twice, content, session, { do: 'rolled', dice }).dice;
    expect(() => typed(3, 7)).toThrow(IllegalCommand);
    expect(() => typed(0, 3)).toThrow(IllegalCommand);
    expect(typed(3, 6)).toEqual([3, 6]);
  });

  test('refuses all commands after the end of the game', () => {
    const random = Random.seed(1);
    let { session } = begun();
    for (let currentPrompt = prompt(brawl, content, session.now); currentPrompt; currentPrompt = prompt(brawl, content, session.now))
      session = play(session, anyCommand(currentPrompt, random)).session;
    expect(session.now.outcome?.winners).toHaveLength(1);
    expect(() => play(session, { do: 'roll' })).toThrow(IllegalCommand);
  });

  test('keeps the first outcome and the first reveal', () => {
    const twice: Game<Brawl> = {
      ...brawl,
      choices: {
        ...brawl.choices,
        play: {
          ...brawl.choices.play,
          answer: (context) => {
            context.reveal('one');
            context.reveal('two');
            context.finish({ winners: [1], reason: 'first' });
            context.finish({ winners: [0], reason: 'second' });
          },
        },
      },
    };
    const { session } = begun();
    const after = act(twice, content, session, firstOption(session)).session;
    expect(after).toMatchObject({ sealed: 'one', now: { outcome: { winners: [1], reason: 'first' } } });
  });
});

describe('undo and redo', () => {
  test('work for commands that reveal nothing', () => {
    const session = until(brawl, content, 3, 'choose', 2);
    const once = undo(brawl, content, session);
    const twice = once && undo(brawl, content, once);
    expect(twice?.commands).toEqual(session.commands.slice(0, -2));
    expect(twice?.undone).toEqual(session.commands.slice(-2).reverse());
    const again = twice && redo(brawl, content, twice);
    expect(again).toEqual(once);
    expect(again && redo(brawl, content, again)).toEqual(session);
  });

  test('return null when there are no more commands', () => {
    const { session } = begun();
    expect(undo(brawl, content, session)).toBeNull();
    expect(redo(brawl, content, session)).toBeNull();
  });

  test('a new command clears redo', () => {
    const session = until(brawl, content, 3, 'choose', 1);
    const back = undo(brawl, content, session);
    expect(back?.undone).toHaveLength(1);
    expect(back && play(back, firstOption(back)).session.undone).toEqual([]);
  });

  test('work for a hundred commands and no more', () => {
    let { session } = startSession(endless, content, 3, { hearts: 8 }, 1);
    const positions = [session.now];
    for (let n = 0; n < MAX_UNDO + 30; n++) {
      session = act(endless, content, session, { do: 'aim', at: 1 + (n % 2) }).session;
      positions.push(session.now);
    }
    expect(session.commands).toHaveLength(MAX_UNDO);
    expect(session.sealed).toBe('far');
    const last = session;
    for (let n = 1; n <= MAX_UNDO; n++) {
      const back = undo(endless, content, session);
      expect(back?.now).toEqual(positions.at(-1 - n));
      session = back ?? session;
    }
    expect(undo(endless, content, session)).toBeNull();
    for (let n = 0; n < MAX_UNDO; n++) session = redo(endless, content, session) ?? session;
    expect(session).toEqual(last);
  });
});

describe('dice', () => {
  test('that are typed in are used as typed and can be undone', () => {
    const session = until(brawl, content, 2, 'roll');
    const { session: after, dice } = play(session, { do: 'rolled', dice: [5] });
    expect(dice).toEqual([5]);
    expect(after.now.agenda.at(-1)).toMatchObject({ do: 'aim', amount: 5 });
    expect(undo(brawl, content, after)?.now).toEqual(session.now);
  });

  test('that the app rolls cannot be undone', () => {
    const session = until(brawl, content, 2, 'roll');
    const { session: after, dice } = play(session, { do: 'roll' });
    expect(after.now.agenda.at(-1)).toMatchObject({ do: 'aim', amount: dice?.[0] });
    expect(after.sealed).toBe('roll');
    expect(undo(brawl, content, after)).toBeNull();
  });

  test('depend on the position, so that a loaded game rolls the same', () => {
    const session = until(brawl, content, 2, 'roll');
    const loaded = JSON.parse(JSON.stringify(session)) as typeof session;
    expect(play(loaded, { do: 'roll' })).toEqual(play(session, { do: 'roll' }));
  });
});

test('seal ends undo and redo, with a reason', () => {
  const session = until(brawl, content, 3, 'choose', 1);
  const sealed = seal(session, 'a hand was shown');
  expect(sealed).toMatchObject({ sealed: 'a hand was shown', now: session.now });
  expect(undo(brawl, content, sealed)).toBeNull();
  expect(redo(brawl, content, seal(undo(brawl, content, session) ?? session, 'x'))).toBeNull();
});

describe('observe', () => {
  test('shows a secret choice to its own seat only', () => {
    const { session } = begun();
    expect(observe(brawl, content, session.now, 0).prompt).toMatchObject({ kind: 'choose', seat: 0, secret: true });
    for (const viewer of ['table', 1] as const) {
      expect(observe(brawl, content, session.now, viewer)).toMatchObject({ prompt: { kind: 'wait', seat: 0 } });
      expect(Object.keys(observe(brawl, content, session.now, viewer).prompt ?? {})).toEqual(['kind', 'seat']);
    }
  });

  test('shows other choices and rolls to all', () => {
    const session = until(brawl, content, 2, 'roll');
    expect(observe(brawl, content, session.now, 'table').prompt).toMatchObject({ kind: 'roll', count: 1, faces: 6 });
    const aiming = play(session, { do: 'roll' }).session;
    expect(observe(brawl, content, aiming.now, 'table').prompt).toMatchObject({ kind: 'choose', secret: false });
  });

  test('gives a view no random state', () => {
    const keys: string[] = [];
    const curious: Game<Brawl> = {
      ...brawl,
      view: (at, viewer, of) => {
        keys.push(...Object.keys(at));
        return brawl.view(at, viewer, of);
      },
    };
    observe(curious, content, begun().session.now, 'table');
    expect(keys.sort()).toEqual(['agenda', 'outcome', 'state']);
  });
});

test('refusals have a rule for each candidate that is not legal', () => {
  const session = play(until(brawl, content, 3, 'roll'), { do: 'roll' }).session;
  const currentPrompt = prompt(brawl, content, session.now);
  expect(refusals(brawl, content, session.now)).toContainEqual({
    command: { do: 'aim', at: currentPrompt?.seat },
    refusal: { rule: 'PF-1', words: 'That is you!' },
  });
  expect(refusals(brawl, content, begun().session.now)).toEqual([]);
});
