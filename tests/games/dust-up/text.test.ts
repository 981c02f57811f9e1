// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { act, observe, prompt, type Session, startSession } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import type { Event } from '../../../src/games/dust-up/state/events.ts';
import type { DustUp } from '../../../src/games/dust-up/state/tasks.ts';
import type { View } from '../../../src/games/dust-up/state/view-types.ts';
import { gameText } from '../../../src/games/dust-up/text/index.ts';
import { Ring, SPARE, content as toys } from './helpers.ts';

/** Every sentence, in games as they come. */

const { content } = dustUpModule;
const NAMES = ['Mira', 'Klaus', 'Zoë', 'Opa'];
const HOUSE = { landlord: 'fair' };
const words = gameText(content);

type Asked = { readonly title: string; readonly options: readonly string[] };
/** Games of four who tap anything, to the end; every third is against the Landlord. */
function played(games: number) {
  const events: Event[] = [];
  const asked: Asked[] = [];
  const ends: Session<DustUp>[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const random = Random.seed(seed);
    let { session, events: first } = startSession(dustUp, content, 4, seed % 3 === 0 ? HOUSE : {}, seed);
    for (const { event } of first) events.push(event);
    for (
      let question = prompt(dustUp, content, session.now);
      question?.kind === 'choose';
      question = prompt(dustUp, content, session.now)
    ) {
      const { choice, options } = question;
      const { view } = observe(dustUp, content, session.now, 'table');
      const { title, words: line } = words.call(view, question, NAMES);
      asked.push({
        title: `${choice.do}: ${title} ${speak(line)}`,
        options: options.map((option) => words.option(view, choice, option, NAMES)),
      });
      ({ session, events: first } = act(dustUp, content, session, random.pick(options)));
      for (const { event } of first) events.push(event);
    }
    ends.push(session);
  }
  return { events, asked, ends };
}
const all = played(60);

describe('in games as they come', () => {
  it('every card of every hero is played', () => {
    const cards = new Set(all.events.flatMap((event) => (event.do === 'played' ? [event.card] : [])));
    expect(Object.keys(content.cards).filter((card) => !cards.has(card))).toEqual([]);
  });

  it('everything that happens has a sentence, or needs none', () => {
    const silent = new Set(['discarded', 'soaked']);
    for (const event of all.events) {
      const told = words.tell(event, NAMES);
      if (told === null) expect(silent).toContain(event.do);
      else expect(speak(told)).toMatch(/^[A-Z].*[.!]$/);
    }
  });

  it('every question says who decides, and its answers can be told apart', () => {
    for (const { title, options } of all.asked) {
      expect(title).toMatch(/Mira|Klaus|Zoë|Opa/);
      expect(new Set(options).size).toBe(options.length);
    }
    expect(new Set(all.asked.map(({ title }) => title.split(':')[0])).size).toBe(Object.keys(dustUp.choices).length);
  });

  it('[DU-15] who copies is told what each of them did last', () => {
    const copies = all.asked.filter(({ title }) => title.startsWith('copy-card'));
    expect(copies.length).toBeGreaterThan(0);
    for (const { title, options } of copies) {
      for (const option of options) {
        const [, name = '?', card = '?'] = /^Do as (.+?) did: (.+?)\./.exec(option) ?? [];
        expect(title).toContain(`${name} did “${card}”.`);
      }
    }
  });

  it('every end has a headline, an award for each, and somebody who takes a bow', () => {
    for (const { now } of all.ends) {
      const { view } = observe(dustUp, content, now, 'table');
      if (!now.outcome) throw new Error('it has not ended');
      const { headline, awards, guest } = words.ending(view, now.outcome, NAMES);
      expect(headline).toMatch(/last one standing|fell over|win together|has his quiet/);
      expect(new Set(awards.map(({ title }) => title)).size).toBe(4);
      expect(guest.icon).toMatch(/^[a-z0-9-]+$/);
      expect(words.summary(view)).toMatch(/^Round \d+, (1|2|3) of 4 still up$/);
    }
  });
});

describe('what is said', () => {
  const toy = gameText(toys);
  const idle = { hand: ['poke'], pile: SPARE } as const;
  const ring = new Ring({
    players: [
      { hand: ['bonk', 'sip'], pile: SPARE },
      { ...idle, hp: 4 },
      {
        ...idle,
        shields: [
          ['lid', 1],
          ['gate', 0],
          ['lid', 0],
        ],
      },
    ],
  });
  const asked = (at: Ring) => {
    const { view, prompt: question } = at.look('table');
    if (question?.kind !== 'choose') throw new Error('nobody is asked');
    const call = toy.call(view, question, NAMES);
    return [call.title, speak(call.words), ...question.options.map((option) => toy.option(view, question.choice, option, NAMES))];
  };

  it('of an attack', () => {
    expect(asked(ring.plays('red-bonk'))).toEqual([
      'Mira, whom do you bonk?',
      '3 bonks. Tap a player, or one of their shields.',
      'Attack Klaus, 4 hearts',
      'Attack Zoë’s green lid (1), 2 of 3 left',
      'Attack Zoë’s green gate, 1 of 1 left',
      'Attack Zoë’s green lid (2), 3 of 3 left',
    ]);
  });

  it('of a ghost', () => {
    const haunted = new Ring({ players: [{ out: true }, { ...idle, untouchable: true }, idle], ghosts: true });
    expect(asked(haunted)).toEqual([
      'Mira, you are a ghost now',
      'Tap a player to boo them: they drop a card and draw another. Or just float.',
      'Say boo to Zoë',
      'Just float about',
    ]);
  });

  it.each([
    [{ do: 'played', seat: 0, card: 'blue-bonk', from: 1, out: 'pile' }, 'Mira takes “blue bonk” off Klaus’ deck and plays it.'],
    [{ do: 'played', seat: 0, card: 'red-bonk', from: 0, out: 'discard' }, 'Mira plays “red bonk” once more.'],
    [{ do: 'hurt', seat: 2, amount: 1, left: 3 }, 'Zoë loses 1 heart and has 3.'],
    [{ do: 'took-shield', seat: 0, from: 1, shield: 0, card: 'green-lid' }, 'Mira takes “green lid” from Klaus.'],
    [{ do: 'spilled', seat: 1, cards: ['blue-lid', 'blue-sip'] }, 'Klaus drops “blue lid” and “blue sip”.'],
    [{ do: 'came-to-nothing', seat: 0, what: 'mend' }, 'Mira finds no dent to mend.'],
    [{ do: 'tied', seats: [0, 1] }, 'Mira and Klaus fall over together. It is a tie!'],
  ] as const)('%j', (event, sentence) => {
    expect(speak(gameText(toys).tell(event, NAMES) ?? [])).toBe(sentence);
  });

  it('of a tie', () => {
    const tie = new Ring({
      players: [
        { hand: ['quake', 'sip'], hp: 1 },
        { ...idle, hp: 1 },
      ],
    }).plays('red-quake');
    const { headline, mood } = gameText(toys).ending(tie.look('table').view, { winners: [], reason: 'tie' }, NAMES);
    expect({ headline, mood }).toEqual({ headline: 'Everybody fell over!', mood: 'lost' });
  });

  it('[DU-18] of the goal: with the first card of everybody, and where the game is resumed', () => {
    const said = (of: Pick<View, 'teams' | 'landlord' | 'round'>, played: readonly string[] = []) => {
      const view = { ...ring.look('table').view, ...of };
      const players = view.players.map((player) => ({ ...player, played }));
      const choice = { kind: 'choose', seat: 0, secret: true, choice: { do: 'play', seat: 0 }, options: [] } as const;
      return speak(toy.call({ ...view, players }, choice, NAMES).words);
    };
    const alone = { teams: false, landlord: null, round: 1 };
    const goal = 'Bonk! The last one with hearts wins.';
    expect(said(alone)).toBe(`${goal} Play one card.`);
    expect(said({ ...alone, teams: true })).toMatch(/^Bonk! The last side with hearts wins. Play/);
    expect(said({ ...alone, landlord: 2 })).toMatch(/^Bonk! When Zoë has no hearts left, all of you win. Play/);
    expect(said({ ...alone, round: 2 })).toBe('Play one card from your hand.');
    expect(said(alone, ['red-bonk'])).toBe('Play one more card.');
    expect(toy.recap(ring.look('table').view, NAMES).at(-1)).toContain(goal);
  });

  it('of where undo ends', () => {
    for (const why of ['start', 'draw', 'lift', 'spill', 'throw', 'far', 'back', 'lifted', 'loaded'])
      expect(toy.sealed(why)).toMatch(/\.$/);
  });
});
