// @vitest-environment node

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { observe } from '../../../src/engine/session.ts';
import type { Effect } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { content } from '../../../src/games/magic-and-mayhem/content/loaded.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { askAnotherKindNext, cardsAside } from '../../../src/games/magic-and-mayhem/rules/asked-decks.ts';
import { setup } from '../../../src/games/magic-and-mayhem/rules/setup.ts';
import { type ASKING, CALM_STEPS, TRIALS as TRIAL_KINDS, type TrialKind } from '../../../src/games/magic-and-mayhem/state/constants.ts';
import { Options } from '../../../src/games/magic-and-mayhem/state/options.ts';
import { listed } from '../../../src/games/magic-and-mayhem/text/answer-list.ts';
import { tell } from '../../../src/games/magic-and-mayhem/text/events.ts';
import { option } from '../../../src/games/magic-and-mayhem/text/prompts.ts';
import { danger, monster, room, tile, treasure } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** Monsters and doors that ask, how much is asked, and the old book that knows nothing of it. */

const gnome = monster('gnome', {
  drops: { gold: 1, treasures: 0 },
  asks: {
    kind: 'riddle',
    won: [{ do: 'go-home' }, { do: 'gold', amount: 1 }],
    lost: [{ do: 'hit', amount: 1, type: 'psy', at: 'self' }],
  },
});
const giant = monster('giant', {
  boss: true,
  hp: 8,
  bonuses: [{ do: 'dodge', on: 2 }],
  asks: {
    kind: 'twister',
    won: [{ do: 'hit', amount: 3, type: 'melee', at: 'target' }],
    lost: [{ do: 'heal', amount: 1, at: 'target' }],
  },
});
const meeting = (who: string, more: Setup = {}) =>
  table({
    heroes: [{ at: 'yard 2,2' }, { at: 'yard 2,2' }],
    monsters: [{ monster: who, at: 'yard 3,2' }],
    box: { monsters: [gnome, giant] },
    also: { byTheBook: false },
    ...more,
  });
const answer = { do: 'answer', number: 1 } as const;

describe('monsters who would rather talk', () => {
  it('[MM-53] a right answer sends it home, and brings what it drops and what its sheet says', () => {
    const play = meeting('gnome').answer(answer);
    expect(play.asks).toBe('trial');
    play.answer({ do: 'solved' });
    expect([play.monsterNumbers, play.hero(0).gold, play.state.turn.seat]).toEqual([[], 2, 1]);
    expect(play.told('slain')).toMatchObject([{ by: 0, happy: true }]);
    expect(play.told('talked')).toEqual([{ do: 'talked', seat: 0, number: 1, monster: 'gnome' }]);
  });

  it('[MM-53] a wrong one does what its sheet says; each hero may try once with each monster', () => {
    const play = meeting('gnome').answer(answer).answer({ do: 'missed' });
    expect([play.monsterNumbers, play.hero(0).hp, play.state.turn.seat]).toEqual([[1], 5, 1]);
    const again = meeting('gnome', { turn: { actions: 2 } })
      .answer(answer)
      .answer({ do: 'missed' });
    expect(again.whyNot(answer)).toEqual({ rule: 'MM-53', words: 'It has asked you once. Now a friend may try.' });
  });

  it('[MM-53] only near it, and only who has something to ask', () => {
    const far = meeting('gnome', { monsters: [{ monster: 'gnome', at: 'yard 5,5' }] });
    expect(far.whyNot(answer)?.rule).toBe('MM-30');
    expect(meeting('goblin').can({ do: 'answer' })).toBe(false);
  });

  it('[MM-53] the weak spot of a boss: once for each hero, and nothing keeps it off', () => {
    const play = meeting('giant').answer(answer).answer({ do: 'solved' });
    expect([play.monster().hp, play.told('dodged')]).toEqual([5, []]);
    play.answer(answer).answer({ do: 'missed' });
    expect(play.monster().hp).toBe(6);
  });

  it('[MM-53] the chronicle says that it went home', () => {
    const play = meeting('gnome').answer(answer).answer({ do: 'solved' });
    const said = play.told('slain').map((event) => tell(event, ['Sun', 'Moon'], play.content));
    expect(said).toEqual([['The gnome (1) has had a lovely time, and goes home.']]);
  });
});

describe('locked doors', () => {
  const vault = tile(
    'vault',
    'ordinary',
    room('vault').map.map((line, i) => (i === 3 ? '|.L. .S. . .|' : i === 2 || i === 4 ? '+-+-+-+-+-+-+' : line)),
  );
  const inside = (more: Setup = {}) =>
    table({ board: ['start vault'], heroes: [{ at: 'vault 1,1' }, {}], box: { tiles: [vault] }, also: { byTheBook: false }, ...more });

  it('[MM-34] who says its tongue twister right opens all doors of the room', () => {
    const play = inside();
    play.answer({ do: 'say', door: play.door('locked') });
    expect(play.prompt).toMatchObject({ choice: { do: 'trial', kind: 'twister' } });
    play.answer({ do: 'solved' });
    expect([play.state.board.opened.length, play.state.turn.seat]).toEqual([2, 1]);
  });

  it('[MM-34] a wrong try costs 1 gold, or 1 heart without gold', () => {
    const tried = (gold: number) => {
      const play = inside({ heroes: [{ at: 'vault 1,1', gold }, {}] });
      return play
        .answer({ do: 'say', door: play.door('locked') })
        .answer({ do: 'missed' })
        .hero(0);
    };
    expect([tried(2), tried(0)].map(({ gold, hp }) => [gold, hp])).toEqual([
      [1, 6],
      [0, 5],
    ]);
  });

  it('[MM-34] each door once a turn, and only near it', () => {
    const play = inside({ turn: { actions: 2 }, heroes: [{ at: 'vault 1,1', hp: 3, cards: ['pie'] }, {}] });
    const say = { do: 'say', door: play.door('locked') } as const;
    play.answer(say).answer({ do: 'missed' });
    expect(play.whyNot(say)?.words).toBe('It did not open. Try again next turn.');
    expect(inside({ heroes: [{ at: 'vault 5,1' }, {}] }).whyNot(say)?.words).toMatch(/near the door/);
  });
});

describe('no empty turns', () => {
  it('[MM-9] more steps where no monster is awake on the tile or beside it', () => {
    const steps = (monsters: Setup['monsters'] = [], byTheBook = false) =>
      table({ board: ['start yard glade'], heroes: [{}, {}], monsters, also: { byTheBook } }).end().state.turn.steps;
    expect(steps()).toBe(4 + CALM_STEPS);
    expect(steps([{ monster: 'statue', at: 'yard 5,5' }])).toBe(4);
    expect(steps([{ monster: 'statue', at: 'glade 5,5' }])).toBe(4 + CALM_STEPS);
    expect(steps([], true)).toBe(4);
  });

  it('[MM-12] a turn in which nothing is left to do ends by itself', () => {
    const walkAll = (byTheBook: boolean) =>
      table({ heroes: [{ at: 'yard 0,0' }, { at: 'start 2,2' }], turn: { steps: 2 }, also: { byTheBook } }).walk('yard 1,1');
    expect(walkAll(false).state.turn.seat).toBe(1);
    expect(walkAll(true).state.turn.seat).toBe(0);
  });
});

describe('how much is asked', () => {
  const asking = (how: (typeof ASKING)[number], byTheBook = false) => {
    const aside = cardsAside(content, how, byTheBook);
    const isAsking = (effects: readonly { readonly do: string }[]) => effects.some((effect) => effect.do === 'trial');
    const share = (cards: readonly { readonly id: string; readonly effects: readonly { readonly do: string }[] }[]) => {
      const left = cards.filter(({ id }) => !aside.includes(id));
      return left.filter(({ effects }) => isAsking(effects)).length / left.length;
    };
    return [
      share(Object.values(content.dangers)),
      share(Object.values(content.treasures).map(({ id, found }) => ({ id, effects: found }))),
    ];
  };

  it('[MM-50] about a fifth of both decks asks something; less with little, more with plenty', () => {
    for (const share of asking('normal')) expect(share).toBeCloseTo(0.2, 1);
    for (const share of asking('little')) expect(share).toBeLessThan(0.1);
    for (const [i, share] of asking('plenty').entries()) expect(share).toBeGreaterThan(asking('normal')[i] ?? 1);
  });

  it('[MM-50] with none, the die decides', () => {
    const state = (how: (typeof ASKING)[number]) =>
      setup(2, v.parse(Options, { heroes: ['zuzu', 'blink'], asking: how }), Random.seed(3), content);
    expect(state('none').house).toEqual(['no-riddles', 'no-challenges']);
    expect(state('normal').house).toEqual([]);
  });

  it('[MM-50] each is asked once, or twice in a band of fewer than four; with plenty as often as it comes', () => {
    const questions = (seats: number, how: (typeof ASKING)[number], byTheBook = false) =>
      setup(seats, v.parse(Options, { asking: how, byTheBook }), Random.seed(3), content).heroes[0]?.questions;
    expect([questions(4, 'normal'), questions(3, 'normal'), questions(4, 'little')]).toEqual([1, 2, 1]);
    expect([questions(4, 'plenty'), questions(4, 'normal', true)]).toEqual([null, null]);
  });

  it('[MM-50] after that the die answers', () => {
    const asked = (left: number | null) => meeting('gnome', { heroes: [{ at: 'yard 2,2', questions: left }] }).answer(answer);
    expect([asked(null).asks, asked(1).asks, asked(0).asks]).toEqual(['trial', 'trial', 'luck-roll']);
    expect(asked(1).hero(0).questions).toBe(0);
  });

  it('[MM-50] nobody is promised a riddle where the die answers, by eye or by ear', () => {
    const names = ['Ada', 'Bo'];
    const called = (left: number | null) => {
      const play = meeting('gnome', { heroes: [{ at: 'yard 2,2', questions: left }] });
      const { view } = observe(mayhemModule.game, play.content, play.session.now, 'table');
      const choice = { do: 'turn', seat: 0 } as const;
      return [option(view, choice, answer, names, play.content), listed(view, choice, answer, names, play.content).words].join(' | ');
    };
    expect(called(1)).toMatch(/^Answer its riddle: .* \| Answer the gnome 1, .*: it asks you something$/);
    expect(called(0)).toMatch(/^Roll for its riddle: .* \| Luck with the gnome 1, .*: a die decides$/);
  });

  it('[MM-45] a riddle’s answer is told when it was read out, and not when the die answers in its place', () => {
    const told = (left: number, ...answers: readonly { readonly do: 'missed' | 'luck' }[]) => {
      const play = meeting('gnome', { heroes: [{ at: 'yard 2,2', questions: left }], also: { byTheBook: false, asked: OLDER } }).answer(
        answer,
      );
      const asked = play.told('asked').map(({ id }) => id);
      for (const one of answers) play.answer(one);
      if (play.asks === 'luck-roll') play.dice(1);
      return { asked, answered: play.told('answered').map(({ riddle }) => riddle) };
    };
    const OLDER = { riddles: Object.keys(meeting('gnome').content.riddles).slice(0, 1), twisters: [], challenges: [] };
    for (const one of [{ do: 'missed' }, { do: 'luck' }] as const) {
      const { asked, answered } = told(1, one);
      expect(asked).toHaveLength(1);
      expect(answered).toEqual(asked);
    }
    expect(told(0)).toEqual({ asked: [], answered: [undefined] });
  });

  it('[MM-56] by the old book no monster, door or room has anything to say, and newer cards stay in the box', () => {
    const play = meeting('gnome', { also: { byTheBook: true } });
    expect([play.can({ do: 'answer' }), play.can({ do: 'say' }), play.can({ do: 'use-feature' })]).toEqual([false, false, false]);
    for (const share of asking('plenty', true)) expect(share).toBeLessThan(0.1);
  });
});

describe('what is asked next', () => {
  const trial = (kind: TrialKind): Effect => ({ do: 'trial', kind, won: [], lost: [] });
  const quizzes = (kind: TrialKind) => ['a', 'b', 'c'].map((name) => danger(`${kind}-${name}`, 'situation', trial(kind)));
  const deckAfter = (kind: TrialKind, dangers: readonly string[], also: Setup['also'] = { byTheBook: false }) => {
    const play = table({
      heroes: [{ cards: ['book'] }, {}],
      dangers,
      also,
      box: {
        treasures: [treasure('book', 'item', { use: { aim: 'nobody', effects: [trial(kind)], spent: false } })],
        dangers: TRIAL_KINDS.flatMap(quizzes),
      },
    });
    return [...play.use('book').state.dangers.draw].reverse();
  };

  it('[MM-46] is of another kind: the next card that asks changes places with the nearest one of what the deck has most of', () => {
    const deck = ['rubble', 'twister-a', 'twister-b', 'challenge-a', 'draught', 'riddle-a', 'riddle-b'];
    const swapped = ['rubble', 'riddle-a', 'twister-b', 'challenge-a', 'draught', 'twister-a', 'riddle-b'];
    expect(deckAfter('twister', deck)).toEqual(swapped);
    expect(deckAfter('riddle', swapped)).toEqual(['rubble', 'twister-b', 'riddle-a', 'challenge-a', 'draught', 'twister-a', 'riddle-b']);
  });

  it('[MM-46] nothing moves if the next one is of the right kind, or there is no other', () => {
    for (const deck of [['rubble', 'riddle-a', 'challenge-a', 'twister-a'], ['twister-a', 'rubble', 'twister-b'], ['rubble']])
      expect(deckAfter('twister', deck)).toEqual(deck);
  });

  it('[MM-56] by the old book the cards come as they were shuffled', () => {
    const deck = ['twister-a', 'riddle-a'];
    expect(deckAfter('twister', deck, { byTheBook: true })).toEqual(deck);
    expect(deckAfter('twister', deck)).toEqual(['riddle-a', 'twister-a']);
  });

  it('[MM-46] whole decks from the box: no two questions of one kind in a row from either', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = setup(2, v.parse(Options, {}), Random.seed(seed), content);
      const context = { state, content } as unknown as Parameters<typeof askAnotherKindNext>[0];
      const kinds: TrialKind[] = [];
      for (let id = state.dangers.draw.pop(); id !== undefined; id = state.dangers.draw.pop()) {
        const asks = content.dangers[id]?.effects.find((effect) => effect.do === 'trial');
        if (!asks) continue;
        kinds.push(asks.kind);
        askAnotherKindNext(context, asks.kind);
      }
      expect(kinds).toHaveLength(9);
      expect(kinds.filter((kind, i) => kind === kinds[i - 1])).toEqual([]);
      expect(new Set(kinds.slice(0, 3)).size).toBe(3);
    }
  });
});
