// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accept } from '../../../src/engine/accept.ts';
import { speak } from '../../../src/engine/kit/words.ts';
import { Random } from '../../../src/engine/random.ts';
import { deal, start, undo } from '../../../src/engine/session.ts';
import { Table } from '../../../src/engine/table.ts';
import { plain } from '../../../src/games/magic-and-mayhem/answers.ts';
import { greedy } from '../../../src/games/magic-and-mayhem/bots/greedy.ts';
import { mayhemBox } from '../../../src/games/magic-and-mayhem/box.ts';
import type { Effect } from '../../../src/games/magic-and-mayhem/cards.ts';
import { dangerText } from '../../../src/games/magic-and-mayhem/describe/cards.ts';
import { tell } from '../../../src/games/magic-and-mayhem/describe/events.ts';
import { dealtWith, knownAfter } from '../../../src/games/magic-and-mayhem/memory.ts';
import { type Asked, Options } from '../../../src/games/magic-and-mayhem/options.ts';
import type { TrialKind } from '../../../src/games/magic-and-mayhem/words.ts';
import { type Play, type Setup, table } from './kit.ts';
import { danger, treasure } from './kit-box.ts';

/** Riddles, twisters and challenges in play. */

const trial = (kind: TrialKind): Effect => ({
  do: 'trial',
  kind,
  won: [{ do: 'gold', amount: 2 }],
  lost: [{ do: 'hit', amount: 1, type: 'psy', at: 'self' }],
});
/** The first hero meets a card that asks; `heroes` says how many seats there are. */
const met = (kind: TrialKind, heroes = 2, more: Setup = {}): Play =>
  table({
    board: ['start glade'],
    heroes: [{ at: 'glade 2,4' }, ...Array.from({ length: heroes - 1 }, () => ({}))],
    dangers: ['quiz'],
    box: { dangers: [danger('quiz', 'situation', trial(kind))] },
    ...more,
  })
    .walk('glade 2,3')
    .end()
    .dice(2);
const commands = (play: Play) => play.options.map((command) => command.do);
const asked = (play: Play) => play.told('asked').map(({ id }) => id);
/** A hero with a book of riddles, and Actions enough to open it again and again. */
const reader = (kind: TrialKind, known: Partial<Asked> = {}, actions = 9) =>
  table({
    heroes: [{ cards: ['book'] }],
    turn: { actions },
    also: { asked: { riddles: [], twisters: [], ...known } },
    box: { treasures: [treasure('book', 'item', { use: { aim: 'nobody', effects: [trial(kind)], spent: false } })] },
  });
const read = (play: Play, times: number): Play => {
  for (let i = 0; i < times; i++) play.use('book').answer({ do: 'solved' });
  return play;
};
const ask = (play: Play) => {
  const { prompt } = play;
  return prompt.kind === 'choose' && prompt.choice.do === 'trial' ? prompt.choice : null;
};

describe('a card asks', () => {
  it.each(['riddle', 'twister'] as const)('[MM-44] a %s: right brings what the card gives, and nothing else', (kind) => {
    const play = met(kind);
    expect(play.asks).toBe('trial');
    expect(ask(play)?.kind).toBe(kind);
    expect(Object.keys(play.content[`${kind}s`])).toContain(ask(play)?.id);
    play.answer({ do: 'solved' });
    expect(play.hero(0).gold).toBe(2);
    expect(play.hero(0).hp).toBe(6);
    expect(play.told('answered')).toMatchObject([{ seat: 0, kind, good: true }]);
  });

  it.each(['riddle', 'twister'] as const)('[MM-44] a %s: missed brings what the card takes, and nothing else', (kind) => {
    const play = met(kind).answer({ do: 'missed' });
    expect(play.hero(0).gold).toBe(0);
    expect(play.hero(0).hp).toBe(5);
    expect(play.told('answered').map(({ good }) => good)).toEqual([false]);
  });

  it('[MM-45] once a riddle is answered, or a die has been thrown in its place, everybody hears which answer was right', () => {
    const play = met('riddle');
    const riddle = ask(play)?.id ?? '';
    const heard = (after: Play) => after.told('answered').map((event) => tell(event, ['Mira'], after.content));
    const right = `The answer: ${play.content.riddles[riddle]?.answer}.`;
    expect(heard(play.answer({ do: 'missed' }))).toEqual([[`Mira does not get it this time. ${right}`]]);
    expect(heard(met('riddle').answer({ do: 'luck' }).dice(4))).toEqual([[`A lucky roll! ${right}`]]);
    expect(heard(met('twister').answer({ do: 'missed' }))).toEqual([['Mira does not get it this time.']]);
  });

  it('[MM-44] the card goes on after the answer, and lies with the discards in the end', () => {
    const box = { dangers: [danger('quiz', 'situation', trial('riddle'), { do: 'gold', amount: 1 })] };
    const play = met('riddle', 2, { box }).answer({ do: 'solved' });
    expect(play.hero(0).gold).toBe(3);
    expect(play.state.dangers.discard).toEqual(['quiz']);
  });

  it('[MM-44] treasure cards ask too', () => {
    const box = { treasures: [treasure('song', 'scenario', { found: [trial('twister')] })] };
    const play = table({ board: ['start glade'], heroes: [{ at: 'glade 2,4' }, {}], treasures: ['song'], box });
    play.walk('glade 2,3').end().dice(5);
    expect(ask(play)?.kind).toBe('twister');
    expect(play.answer({ do: 'solved' }).hero(0).gold).toBe(2);
  });

  it('[MM-44] whoever the same card has felled is not asked any more', () => {
    const box = { dangers: [danger('quiz', 'situation', { do: 'hit', amount: 9, type: 'psy', at: 'self' }, trial('riddle'))] };
    const play = met('riddle', 2, { box }).dice(1);
    expect(play.whereHero(0)).toBeNull();
    expect(asked(play)).toEqual([]);
    expect(play.asks).toBe('turn');
  });

  it('[MM-44] the hourglass holds 30, 60 or 90 seconds, or is left out; 60 unless somebody chooses', () => {
    const sand = (options: object) => v.safeParse(Options, options).output;
    expect(v.parse(Options, {}).hourglass).toBe(60);
    for (const hourglass of [30, 60, 90, 'none']) expect(sand({ hourglass })).toMatchObject({ hourglass });
    for (const hourglass of [0, 45, 120, '60', null]) expect(v.is(Options, { hourglass }), String(hourglass)).toBe(false);
  });

  it('[MM-44] no time runs in the rules: whatever the hourglass, the table stands the same', () => {
    const { game, content } = mayhemBox;
    const stand = (hourglass: number | string) => deal(game, content, 3, accept(game.schemas.options, { hourglass }, 'the options'), 5);
    expect(stand(30)).toEqual(stand('none'));
  });

  it('[MM-44] the text of a card says what it asks for, and what comes of it', () => {
    const text = (kind: TrialKind) => dangerText('quiz', met(kind).content).map(speak).join(' ');
    expect(text('riddle')).toBe('Here is a riddle for you. If you get it, you find 2 gold. If not, you take 1 psy damage.');
    expect(text('twister')).toMatch(/^Say a tongue twister five times\. If you can, you find 2 gold\./);
    expect(text('challenge')).toMatch(/^Do a challenge together\. If it works, you find 2 gold\./);
  });

  it('[MM-44] cards of both decks in the box ask: riddles, twisters and challenges', () => {
    const kinds = (cards: object) => {
      const all = JSON.stringify(cards);
      return (['riddle', 'twister', 'challenge'] as const).filter((kind) => all.includes(`"do":"trial","kind":"${kind}"`));
    };
    expect(kinds(mayhemBox.content.dangers)).toEqual(['riddle', 'twister', 'challenge']);
    expect(kinds(mayhemBox.content.treasures)).toEqual(['riddle', 'twister', 'challenge']);
  });
});

describe('the answer', () => {
  it('[MM-45a] is right, or not this time, or left to the die: nothing else', () => {
    expect(commands(met('riddle'))).toEqual(['solved', 'missed', 'luck']);
    expect(commands(met('twister'))).toEqual(['solved', 'missed', 'luck']);
  });

  it('[MM-45a] is asked of the one who met the card', () => {
    expect(met('riddle').prompt.seat).toBe(0);
  });

  it('[MM-45b] does not lie in the position, and its id does not name it', () => {
    const play = met('riddle');
    const { riddles } = mayhemBox.content;
    expect(JSON.stringify(play.session.now)).not.toContain('a test');
    for (const { id, answer } of Object.values(riddles)) {
      for (const word of answer
        .split(/[^a-z]+/i)
        .map(plain)
        .filter((one) => one.length > 2))
        expect(id.split('-').map(plain), id).not.toContain(word);
    }
  });

  it('[MM-45c] of the die is right on 4, 5 and 6, and on nothing less', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const play = met('riddle').answer({ do: 'luck' });
      expect(play.asks).toBe('luck-roll');
      play.dice(die);
      expect(play.hero(0).gold, `a ${die}`).toBe(die >= 4 ? 2 : 0);
      expect(play.hero(0).hp, `a ${die}`).toBe(die >= 4 ? 6 : 5);
    }
  });

  it('[MM-45c] of a bot is always left to the die', () => {
    const { content } = mayhemBox;
    for (const [kind, id] of [
      ['riddle', Object.keys(content.riddles)[0]],
      ['twister', Object.keys(content.twisters)[0]],
      ['challenge', 'group-juggle'],
    ] as const) {
      const play = met('riddle');
      const table = new Table(mayhemBox.game, play.content, play.session.now);
      const choice = { ...ask(play), do: 'trial', kind, id } as never;
      const options = [{ do: 'solved' }, { do: 'missed' }, { do: 'luck' }, { do: 'again' }] as const;
      for (let seed = 1; seed <= 20; seed++) expect(options[greedy(Random.seed(seed))(options, choice, table)]?.do, kind).toBe('luck');
    }
  });

  it('[MM-45d] can be taken back, but what was asked cannot be asked anew', () => {
    const play = reader('riddle').use('book');
    const at = play.session;
    expect(at.commands).toEqual([]);
    expect(at.sealed).toBe('ask');
    play.answer({ do: 'missed' });
    expect(undo(mayhemBox.game, play.content, play.session)?.now).toEqual(at.now);
  });
});

describe('what was asked', () => {
  it.each([
    ['riddle', ['moon', 'soup']],
    ['twister', ['roast', 'toast']],
  ] as const)('[MM-46] no %s comes twice before all have come; then the deck begins anew', (kind, all) => {
    // so often that luck alone would hardly ever get it right
    const ids = asked(read(reader(kind, {}, 13), 12));
    for (let i = 0; i < 12; i += 2) expect(ids.slice(i, i + 2).sort()).toEqual(all);
  });

  it('[MM-46] the two decks are two', () => {
    const play = read(reader('riddle', { twisters: ['toast'] }), 1);
    expect(play.state.asked.twisters).toEqual(['toast']);
    expect(play.state.asked.riddles).toEqual(asked(play));
  });

  it('[MM-46] which one comes is left to chance', () => {
    const { game, content } = mayhemBox;
    const firsts = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const play = met('riddle');
      const before = {
        ...play.session.now,
        agenda: [{ do: 'run', list: 'quiz/effects', next: 0, seat: 0, hero: null, monster: null, at: 0 }],
      };
      const table = new Table(game, { ...play.content, riddles: content.riddles }, before as never, Random.seed(seed));
      table.advance();
      firsts.add(table.state.asked.riddles.at(-1) ?? '');
    }
    expect(firsts.size).toBeGreaterThan(6);
  });

  it('[MM-46] what this device has asked before does not come until all others have', () => {
    expect(asked(read(reader('riddle', { riddles: ['soup'] }), 2))[0]).toBe('moon');
    const { game, content } = mayhemBox;
    const known = Object.keys(content.riddles).slice(0, 70);
    const options = accept(game.schemas.options, dealtWith({}, { riddles: known, twisters: [] }), 'the options');
    const { session } = start(game, content, 2, options, 3);
    expect(new Set(session.now.state.asked.riddles)).toEqual(new Set(known));
    expect(session.now.state.asked.twisters).toEqual([]);
  });

  it('[MM-46] a device that knows the whole deck begins it anew; what no box has is forgotten', () => {
    const { game, content } = mayhemBox;
    const dealt = (riddles: readonly string[]) => {
      const options = accept(game.schemas.options, { asked: { riddles: [...riddles], twisters: [] } }, 'the options');
      return start(game, content, 2, options, 3).session.now.state.asked.riddles;
    };
    expect(dealt(Object.keys(content.riddles))).toEqual([]);
    expect(dealt(['never-dizzy', 'from-another-box', 'never-dizzy'])).toEqual(['never-dizzy']);
  });

  it('[MM-46] the device remembers each one as it is asked, over games, until it knows the whole deck', () => {
    const first = read(reader('riddle'), 1);
    const [one = ''] = first.state.asked.riddles;
    const other = one === 'moon' ? 'soup' : 'moon';
    const known = knownAfter(null, first.session.now.state, first.content);
    expect(known).toEqual({ riddles: [one], twisters: [] });
    // another game on the same device, dealt with what is known
    const second = read(reader('riddle', known), 1);
    expect(second.state.asked.riddles).toEqual([one, other]);
    const all = knownAfter(known, second.session.now.state, second.content);
    expect(all.riddles).toEqual([one, other]);
    expect(knownAfter(all, second.session.now.state, second.content)).toEqual(all);
    const third = read(reader('riddle', all), 1);
    expect(knownAfter(all, third.session.now.state, third.content).riddles).toHaveLength(third.state.asked.riddles[0] === other ? 2 : 1);
  });

  it('[MM-46] a damaged memory is none', () => {
    const { content, session } = reader('riddle');
    for (const known of [null, 'x', 7, {}, { riddles: 'moon', twisters: [] }, { riddles: [1], twisters: [] }]) {
      expect(knownAfter(known, session.now.state, content)).toEqual({ riddles: [], twisters: [] });
      expect(dealtWith({ tiles: 9 }, known)).toEqual({ tiles: 9 });
    }
  });
});

describe('a challenge', () => {
  it('[MM-47] is picked by the die', () => {
    for (const [die, id] of [
      [1, 'trio'],
      [2, 'pair'],
      [3, 'four'],
      [4, 'solo'],
      [5, 'two'],
      [6, 'ring'],
    ] as const) {
      const play = met('challenge', 4);
      expect(play.asks).toBe('challenge-roll');
      expect(ask(play.dice(die))?.id).toBe(id);
    }
  });

  it('[MM-47] that needs more than there are seats is thrown for again', () => {
    const play = met('challenge', 3).dice(3);
    expect(play.asks).toBe('challenge-roll');
    expect(play.dice(6).asks).toBe('challenge-roll');
    expect(play.told('too-few').map(({ id }) => id)).toEqual(['four', 'ring']);
    expect(ask(play.dice(1))?.id).toBe('trio');
    expect(met('challenge', 2).dice(1).asks).toBe('challenge-roll');
    expect(ask(met('challenge', 2).dice(5))?.id).toBe('two');
  });

  it('[MM-47] that is the only one for so few needs no die', () => {
    const play = met('challenge', 1);
    expect(ask(play)?.id).toBe('solo');
  });

  it('[MM-47] bots do not count: the table says that it is too few, and throws again', () => {
    const play = met('challenge', 4).dice(3);
    expect(commands(play)).toEqual(['solved', 'missed', 'luck', 'again']);
    play.answer({ do: 'again' });
    expect(play.asks).toBe('challenge-roll');
    expect(play.told('too-few').map(({ id }) => id)).toEqual(['four']);
    expect(ask(play.dice(2))?.id).toBe('pair');
  });

  it('[MM-47] for one is never too large', () => {
    expect(commands(met('challenge', 4).dice(4))).toEqual(['solved', 'missed', 'luck']);
  });

  it('[MM-47] worked or not as the table says, or as the die says', () => {
    const outcome = (play: Play) => [play.hero(0).gold, play.hero(0).hp];
    expect(outcome(met('challenge', 2).dice(2).answer({ do: 'solved' }))).toEqual([2, 6]);
    expect(outcome(met('challenge', 2).dice(2).answer({ do: 'missed' }))).toEqual([0, 5]);
    expect(outcome(met('challenge', 2).dice(2).answer({ do: 'luck' }).dice(4))).toEqual([2, 6]);
    expect(outcome(met('challenge', 2).dice(2).answer({ do: 'luck' }).dice(3))).toEqual([0, 5]);
  });
});
