// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { LEVELS, type Level, type SeatRecord } from '../../../src/engine/seats.ts';
import { initialPosition, observe, startSession, undo } from '../../../src/engine/session.ts';
import { capitalize, speak } from '../../../src/engine/shared/sentences.ts';
import { validate } from '../../../src/engine/validate.ts';
import { greedy } from '../../../src/games/magic-and-mayhem/bots/greedy.ts';
import type { Effect } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { memoryAfter, optionsWithMemory } from '../../../src/games/magic-and-mayhem/rules/cross-game-memory.ts';
import { normalizeAnswer } from '../../../src/games/magic-and-mayhem/rules/typed-answers.ts';
import type { TrialKind } from '../../../src/games/magic-and-mayhem/state/constants.ts';
import { type AskedTrials, Options } from '../../../src/games/magic-and-mayhem/state/options.ts';
import { dangerText } from '../../../src/games/magic-and-mayhem/text/cards.ts';
import { tell } from '../../../src/games/magic-and-mayhem/text/events.ts';
import { gameText } from '../../../src/games/magic-and-mayhem/text/index.ts';
import { firstSeats } from '../../../src/ui/shell/seats/seat-list.ts';
import { danger, TRIALS, treasure } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

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
const reader = (kind: TrialKind, { riddles = [], twisters = [], challenges = [] }: Partial<AskedTrials> = {}, actions = 9) =>
  table({
    heroes: [{ cards: ['book'] }],
    turn: { actions },
    also: { asked: { riddles, twisters, challenges } },
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
    const { game, content } = mayhemModule;
    const stand = (hourglass: number | string) =>
      initialPosition(game, content, 3, validate(game.schemas.options, { hourglass }, 'the options'), 5);
    expect(stand(30)).toEqual(stand('none'));
  });

  it('[MM-44] the text of a card says what it asks for, and what comes of it', () => {
    const text = (kind: TrialKind) => dangerText('quiz', met(kind).content).map(speak).join(' ');
    expect(text('riddle')).toBe('Get a riddle right, or roll 4 or more: you find 2 gold. If not, you take 1 psy damage.');
    expect(text('twister')).toMatch(/^Say a tongue twister five times, or roll 4 or more: you find 2 gold\./);
    expect(text('challenge')).toMatch(/^Do a challenge together, or roll 4 or more: you find 2 gold\./);
    // who draws is said, where all were meant just before
    expect(dangerText('yawning-gargoyle', mayhemModule.content).map(speak).join(' ')).toContain(
      'every hero heals 1 heart and you draw 1 treasure card.',
    );
  });

  it('[MM-44] cards of both decks in the box ask: riddles, twisters and challenges', () => {
    const kinds = (cards: object) => {
      const all = JSON.stringify(cards);
      return (['riddle', 'twister', 'challenge'] as const).filter((kind) => all.includes(`"do":"trial","kind":"${kind}"`));
    };
    expect(kinds(mayhemModule.content.dangers)).toEqual(['riddle', 'twister', 'challenge']);
    expect(kinds(mayhemModule.content.treasures)).toEqual(['riddle', 'twister', 'challenge']);
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
    const { riddles } = mayhemModule.content;
    expect(JSON.stringify(play.session.now)).not.toContain('a test');
    for (const { id, answer } of Object.values(riddles)) {
      for (const word of answer
        .split(/[^a-z]+/i)
        .map(normalizeAnswer)
        .filter((one) => one.length > 2))
        expect(id.split('-').map(normalizeAnswer), id).not.toContain(word);
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
    const { content } = mayhemModule;
    for (const [kind, id] of [
      ['riddle', Object.keys(content.riddles)[0]],
      ['twister', Object.keys(content.twisters)[0]],
      ['challenge', 'group-juggle'],
    ] as const) {
      const play = met('riddle');
      const table = new Runner(mayhemModule.game, play.content, play.session.now);
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
    expect(undo(mayhemModule.game, play.content, play.session)?.now).toEqual(at.now);
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
    const { game, content } = mayhemModule;
    const firsts = new Set<string>();
    const play = met('riddle');
    const before = {
      ...play.session.now,
      agenda: [{ do: 'run', list: 'quiz/effects', next: 0, seat: 0, hero: null, monster: null, at: 0 }],
    };
    for (let seed = 1; seed <= 12; seed++) {
      const table = new Runner(game, { ...play.content, riddles: content.riddles }, before as never, Random.seed(seed));
      table.advance();
      firsts.add(table.state.asked.riddles.at(-1) ?? '');
    }
    expect(firsts.size).toBeGreaterThan(6);
  });

  it('[MM-46] what this device has asked before does not come until all others have', () => {
    expect(asked(read(reader('riddle', { riddles: ['soup'] }), 2))).toEqual(['moon', 'soup']);
    const { game, content } = mayhemModule;
    const known = Object.keys(content.riddles).slice(0, 70);
    const options = validate(game.schemas.options, optionsWithMemory({}, { riddles: known, twisters: [] }), 'the options');
    const { session } = startSession(game, content, 2, options, 3);
    expect(session.now.state.asked).toEqual({ riddles: known, twisters: [], challenges: [] });
  });

  it('[MM-46] when all have come, the one of longest ago comes next; what no box has is forgotten', () => {
    expect(asked(read(reader('riddle', { riddles: ['soup', 'moon'] }), 3))).toEqual(['soup', 'moon', 'soup']);
    const { game, content } = mayhemModule;
    const dealt = (riddles: readonly string[]) => {
      const options = validate(game.schemas.options, { asked: { riddles: [...riddles], twisters: [] } }, 'the options');
      return startSession(game, content, 2, options, 3).session.now.state.asked.riddles;
    };
    expect(dealt(Object.keys(content.riddles))).toEqual(Object.keys(content.riddles));
    expect(dealt(['never-dizzy', 'from-another-box', 'never-dizzy'])).toEqual(['never-dizzy']);
  });

  it('[MM-46] the device remembers each one as it is asked, over games, until it knows the whole deck', () => {
    const first = read(reader('riddle'), 1);
    const [one = ''] = first.state.asked.riddles;
    const other = one === 'moon' ? 'soup' : 'moon';
    const known = memoryAfter(null, first.session.now.state);
    expect(known).toEqual({ riddles: [one], twisters: [], challenges: [], best: 0 });
    // another game on the same device, dealt with what is known
    const second = read(reader('riddle', known), 1);
    expect(second.state.asked.riddles).toEqual([one, other]);
    const all = memoryAfter(known, second.session.now.state);
    expect(all.riddles).toEqual([one, other]);
    expect(memoryAfter(all, second.session.now.state)).toEqual(all);
    const third = read(reader('riddle', all), 1);
    expect(memoryAfter(all, third.session.now.state).riddles).toEqual([other, one]);
  });

  it('[MM-46] a damaged memory is none', () => {
    const { session } = reader('riddle');
    for (const known of [
      null,
      'x',
      7,
      {},
      { riddles: 'moon', twisters: [] },
      { riddles: [1], twisters: [] },
      { riddles: [], twisters: [], challenges: 7 },
    ]) {
      expect(memoryAfter(known, session.now.state)).toEqual({ riddles: [], twisters: [], challenges: [], best: 0 });
      expect(optionsWithMemory({ tiles: 9 }, known)).toEqual({ tiles: 9 });
    }
  });
});

describe('for whom it is asked', () => {
  const MANY = 60;
  const { riddles, twisters, challenges } = mayhemModule.content;
  const box = { riddles: Object.values(riddles), twisters: Object.values(twisters), challenges: Object.values(challenges) };
  const at = (kind: TrialKind, level: Level, times: number, known: Partial<AskedTrials> = {}) =>
    read(
      table({
        heroes: [{ cards: ['book'], level }],
        turn: { actions: Math.max(1, times) },
        also: { asked: { riddles: [], twisters: [], challenges: [], ...known } },
        box: { ...box, treasures: [treasure('book', 'item', { use: { aim: 'nobody', effects: [trial(kind)], spent: false } })] },
      }),
      times,
    );

  it.each([
    ['little', 'riddle'],
    ['middle', 'riddle'],
    ['big', 'riddle'],
    ['little', 'twister'],
    ['middle', 'twister'],
    ['big', 'twister'],
  ] as const)('[MM-46] somebody %s gets each %s of that level before one comes again, and no other', (level, kind) => {
    const deck = Object.values(mayhemModule.content[`${kind}s`]).flatMap((one) => (one.level === level ? [one.id] : []));
    // a turn has fewer actions than the deck has riddles: the others were asked before
    const before = deck.slice(0, -MANY);
    const rest = deck.slice(-MANY);
    const ids = asked(at(kind, level, rest.length + 1, { [`${kind}s`]: before }));
    expect([...ids].slice(0, -1).sort()).toEqual([...rest].sort());
    expect(ids.at(-1)).toBe(before[0] ?? ids[0]);
  });

  it.each(LEVELS)('[MM-46] somebody %s who is alone gets a challenge of that level', (level) => {
    const solo = Object.values(challenges).filter((one) => one.level === level && one.people === 1);
    const play = at('challenge', level, 0).use('book');
    if (play.asks === 'challenge-roll') play.dice(1);
    expect(solo.map(({ id }) => id)).toContain(ask(play)?.id);
  });

  it('[MM-46] the level of a seat goes into the deal, and is no matter of help', () => {
    const { game, content, withSeats } = mayhemModule;
    const seats = firstSeats(4).map((seat, i): SeatRecord => {
      if (i === 0) return { ...seat, help: 'little' };
      if (i === 1) return { ...seat, reading: 'is-read-to' };
      return { ...seat, reading: 'is-read-to', level: i === 2 ? 'big' : 'middle' };
    });
    const levels = (given: Json) => {
      const options = validate(game.schemas.options, withSeats?.(given, seats) ?? {}, 'the options');
      return startSession(game, content, 4, options, 3, ['little']).session.now.state.heroes.map(({ level }) => level);
    };
    expect(levels({ first: 2 })).toEqual(['middle', 'little', 'big', 'middle']);
  });

  it('[MM-46] the youngest of several is little unless something else is chosen, also in a rematch, where somebody else begins', () => {
    const { withSeats, rematch } = mayhemModule;
    const levels = (options: Json, seats = firstSeats(3)) => withSeats?.(options, seats);
    expect(levels({ first: 1 })).toMatchObject({ levels: ['middle', 'little', 'middle'] });
    const again = rematch?.(rematch({ first: 1 }, 3), 3) ?? null;
    expect(again).toMatchObject({ first: 0 });
    expect(levels(again)).toMatchObject({ levels: ['middle', 'little', 'middle'] });
    expect(
      levels(
        {},
        firstSeats(2).map((seat) => ({ ...seat, level: 'big' as const })),
      ),
    ).toMatchObject({ levels: ['big', 'big'] });
    const [alone] = firstSeats(1);
    const withBot = alone ? [alone, { ...alone, player: { kind: 'bot' as const, strength: 'gentle' as const } }] : [];
    expect(levels({}, withBot)).toMatchObject({ levels: ['middle', 'middle'] });
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

  it('[MM-47] that needs more than there are seats, or has been done, gives way to the next number', () => {
    expect(ask(met('challenge', 3).dice(3))?.id).toBe('solo');
    expect(ask(met('challenge', 3).dice(6))?.id).toBe('trio');
    expect(ask(met('challenge', 2).dice(1))?.id).toBe('pair');
    expect(ask(met('challenge', 2).dice(6))?.id).toBe('pair');
    const done = (...challenges: string[]) => met('challenge', 3, { also: { asked: { riddles: [], twisters: [], challenges } } });
    expect(ask(done('trio', 'pair').dice(1))?.id).toBe('solo');
    // the only one that is left needs no die; when all are done, it is that of longest ago
    expect(ask(done('trio', 'pair', 'two'))?.id).toBe('solo');
    expect(ask(done('pair', 'trio', 'two', 'solo'))?.id).toBe('pair');
  });

  it('[MM-47] the die says before what it will pick', () => {
    const titled = TRIALS.challenges.map((one) => ({ ...one, title: capitalize(one.id) }));
    const box = { dangers: [danger('quiz', 'situation', trial('challenge'))], challenges: titled };
    const play = met('challenge', 3, { box, also: { asked: { riddles: [], twisters: [], challenges: ['solo'] } } });
    const { prompt, view } = observe(mayhemModule.game, play.content, play.session.now, 'table');
    if (prompt?.kind !== 'roll') throw new Error('no roll');
    const { sides } = gameText(play.content).roll(view, prompt.roll, ['Mira', 'Lotte', 'Otto']);
    expect(sides.map(({ title }) => title)).toEqual(['Trio', 'Pair', 'Two', 'Two', 'Two', 'Trio']);
  });

  it('[MM-47] that is the only one for so few needs no die', () => {
    const play = met('challenge', 1);
    expect(ask(play)?.id).toBe('solo');
  });

  it('[MM-47] bots do not count: the table says that it is too few, and takes one for fewer people', () => {
    const play = met('challenge', 4).dice(3);
    expect(ask(play)?.id).toBe('four');
    expect(commands(play)).toEqual(['solved', 'missed', 'luck', 'again']);
    play.answer({ do: 'again' });
    expect(play.told('too-few').map(({ id }) => id)).toEqual(['four']);
    expect(ask(play)?.id).toBe('solo');
    // it was not done, so it may come another time
    expect(play.state.asked.challenges).toEqual(['solo']);
    expect(ask(met('challenge', 4).dice(1).answer({ do: 'again' }))?.id).toBe('pair');
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
