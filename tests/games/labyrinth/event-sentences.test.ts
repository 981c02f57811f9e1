// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/engine/bots/random.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, prompt, startSession } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { type Policy, playOut } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/labyrinth/bots/greedy.ts';
import { labyrinth, labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { DUCK } from '../../../src/games/labyrinth/state/constants.ts';
import { Options } from '../../../src/games/labyrinth/state/options.ts';
import type { Event, Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { tell } from '../../../src/games/labyrinth/text/events.ts';
import { gameText } from '../../../src/games/labyrinth/text/index.ts';
import { written } from '../written.ts';
import { content, Party } from './helpers.ts';

const NAMES = ['Mira', 'Ole', 'Ida', 'Per', 'Una', 'Jon', 'Eva'];
const told = gameText(content);
const ask = (play: Party) => {
  const asked = prompt(labyrinth, content, play.session.now);
  if (!asked) throw new Error('nothing is asked');
  return asked;
};
const call = (play: Party) => {
  const { title, words } = told.call(play.view(), ask(play), NAMES);
  return `${title} | ${written(words)}`;
};
const names = (play: Party): string[] => {
  const asked = ask(play);
  return asked.kind === 'choose' ? asked.options.map((option) => told.option(play.view(), asked.choice, option, NAMES)) : [];
};

/** The lines of "What can I do?". */
const lines = (play: Party): string[] => {
  const asked = ask(play);
  return asked.kind === 'choose' ? asked.options.map((option) => told.listed(play.view(), asked.choice, option, NAMES).words) : [];
};

describe('the list of answers', () => {
  it('[LA-2] [LA-4] says what comes of each people, each skill and each pair of elements', () => {
    const play = new Party();
    play.session = startSession(labyrinth, content, 3, v.parse(Options, {}), 3).session;
    expect(lines(play)[0]).toMatch(/^Human: 20 hit points, armour class 10\. A bit better at all three: plus 1 Strength, /);
    expect(lines(play).at(-1)).toBe('Surprise me: let luck pick all of it');
    play.does({ do: 'race', race: 'human' });
    expect(lines(play).every((words) => / Bare hands hit for /.test(words))).toBe(true);
    play.does({ do: 'class', class: 'wizard' }).rolls([3, 4, 5], [6, 6, 6], [1, 1, 2]);
    expect(lines(play)).toEqual(expect.arrayContaining(['No element: alone', 'Metal: alone', 'Wood and Fire: friends']));
    expect(lines(play).filter((words) => words.endsWith(': foes'))).toHaveLength(5);
  });
});

describe('what is asked', () => {
  it('names whoever decides', () => {
    expect(call(new Party({ rooms: [{}] }))).toBe('Mira, you hold the torch | Open the door. The way in fell shut: only stairs lead home.');
    expect(call(new Party({ rooms: [{ doors: ['east', 'north'] }] }))).toContain('Pick a door.');
    expect(call(new Party({ rooms: [{ stairs: true }] }))).toContain('A stairwell! Up is home.');
    const explored = (at: number) => call(new Party({ rooms: [{ stairs: true }, { doors: ['west'] }], at }));
    expect(explored(1)).toContain('No new room is left. Walk back to the stairs.');
    expect(explored(0)).not.toContain('Walk back');
    expect(call(new Party())).toBe('Mira, all set? | Lead the way down to floor 1.');
    const play = new Party({ rooms: [{}, { foes: ['rat', 'rat', 'ogre'] }] }).does({ do: 'go', room: 1 });
    expect(call(play)).toBe('Who goes first? | One die each: Mira, Ole, Ida, the rats and the ogre.');
    expect(call(play.order(20, 19, 18, 2, 1))).toBe('Mira, your move | You face 2 rats and an ogre.'.replace('an ogre', 'a ogre'));
  });
  it('[LA-28] a monster’s attack is told as a hero’s is: against whom, and what hits', () => {
    const play = new Party({ rooms: [{}, { foes: ['ogre'] }] }).does({ do: 'go', room: 1 }).order(20, 19, 18, 1).waits(3);
    const victim = play.state.fight?.volley[0]?.on ?? 0;
    const reach = play.view().heroes[victim]?.ac ?? 0;
    expect(call(play)).toBe(`The ogre attacks ${NAMES[victim]} | ${reach - 2} or more on the die (+2 makes ${reach}) hits.`);
    play.rolls([20]);
    expect(call(play)).toBe(`The ogre hits ${NAMES[victim]} | How hard?`);
  });
  it('[LA-27] of several that attack together it tells how many hit', () => {
    const play = new Party({ rooms: [{}, { foes: ['rat', 'rat', 'rat'] }] }).does({ do: 'go', room: 1 }).order(20, 19, 18, 1).waits(3);
    expect(call(play)).toBe('Rats attack | One die for each attack.');
    play.rolls([20, 2, 20]);
    expect(call(play)).toBe('Rats hit 2 times | How hard is each one?');
  });
  it('each answer has its own name where one taps it', () => {
    const play = new Party({
      heroes: [{ equipped: ['club'], pack: ['coat'] }, {}, {}],
      rooms: [{}, { foes: ['rat', 'rat', 'ogre'] }],
      dm: true,
    });
    play.does({ do: 'go', room: 1 }).order(20, 19, 18, 2, 1);
    const all = names(play);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining([
        'Attack the rat 1 with the club: needs 9 or more',
        'Bluff the ogre: needs 20 or more',
        'Run! Needs 15 or more',
        'Put on the coat: it takes your turn',
        'Put away the club: it takes your turn',
        'Call Per, the dungeon master',
        'Wait',
      ]),
    );
  });
  it('[LA-42] whoever may duck is told how often they are hit, and how often not', () => {
    const play = new Party({ rooms: [{}, { foes: ['rat'] }], also: { byTheBook: false } });
    play.does({ do: 'go', room: 1 }).order(20, 19, 18, 2);
    const { heroes, fight } = play.view();
    const needs = (heroes[0]?.ac ?? 0) - (fight?.foes[0]?.attack ?? 0);
    expect(names(play)).toContain(`Duck: they need ${needs + DUCK}, not ${needs}`);
  });
  it('[LA-16] [LA-31] who tries or pays is told what comes of it', () => {
    expect(call(new Party({ rooms: [{}] }).opens('gate'))).toBe(
      'Ole, who tries? | Intelligence, 15 or more. If it works: You find a stairwell. If not: That hero takes 2 damage.',
    );
    expect(call(new Party({ rooms: [{}] }).opens('toll'))).toBe(
      'Ole, who pays? | It costs 4 silver. Then: Each hero gets back 5 hit points. If nobody pays: The torch-bearer loses 2 silver.',
    );
  });
  it('[LA-31] a roll that a card asks for says what it decides', () => {
    expect(call(new Party({ rooms: [{}] }).opens('gate').does({ do: 'hero', hero: 0 }))).toBe(
      'Mira | 15 or more on the die. If it works: You find a stairwell. If not: That hero takes 2 damage.',
    );
  });
  it('[LA-32] before the first blow it is said who draws a card', () => {
    const fight = (foes: number, reward: number) => {
      const play = new Party({ rooms: [{}, { foes: Array.from({ length: foes }, () => 'rat') }] });
      for (const foe of play.state.delve?.rooms[1]?.foes ?? []) foe.reward = reward;
      return call(play.does({ do: 'go', room: 1 }).order(20, 19, 18, 2));
    };
    expect(fight(2, 1)).toBe('Mira, your move | You face 2 rats. Whoever beats the last one finds something.');
    expect(fight(1, 1)).toBe('Mira, your move | You face a rat. Whoever beats it finds something.');
    expect(fight(1, 0)).toBe('Mira, your move | You face a rat.');
  });
  it('[LA-28] a roll says what the die must show, and what is added; so it is told after it, too', () => {
    const attack = (strength: number) => {
      const play = new Party({ heroes: [{ base: { strength } }, {}, {}], rooms: [{}, { foes: ['ogre'] }] }).does({ do: 'go', room: 1 });
      play.order(20, 19, 18, 2).does({ do: 'attack', on: 0, weapon: null, statistic: 'strength' });
      return call(play);
    };
    expect(attack(14)).toBe('Mira attacks the ogre | 10 or more on the die (+2 makes 12) hits.');
    expect(attack(10)).toBe('Mira attacks the ogre | 12 or more on the die hits.');
    expect(attack(8)).toBe('Mira attacks the ogre | 13 or more on the die (−1 makes 12) hits.');
  });
});

describe('what happened', () => {
  const say = (event: Event | undefined): string => (event ? written(tell(event, NAMES, content) ?? []) : '');
  const won = (reward: number) =>
    new Party({ rooms: [{}, { foes: [{ kind: 'rat', hp: 1, reward }] }] })
      .does({ do: 'go', room: 1 })
      .order(20, 19, 18, 2)
      .attacks(0, 15, 1);
  it('[LA-28] [LA-31] a die is told as it lay, and what it had to show, with no sum', () => {
    const fight = new Party({ heroes: [{ base: { strength: 14, luck: 12 } }, {}, {}], rooms: [{}, { foes: ['ogre'] }] }).does({
      do: 'go',
      room: 1,
    });
    fight.order(20, 19, 18, 2).does({ do: 'attack', on: 0, weapon: null, statistic: 'strength' }).rolls(9);
    expect(say(fight.told('attacked'))).toBe('Mira goes for the ogre with bare hands: 9 on the die, 10 or more needed. A miss.');
    const flight = new Party({ heroes: [{ base: { luck: 12 } }, {}, {}], rooms: [{}, { foes: ['ogre'] }] }).does({ do: 'go', room: 1 });
    flight.order(20, 19, 18, 2).does({ do: 'flee' }).rolls(13);
    expect(say(flight.told('checked'))).toContain(': 13 on the die, 14 or more needed. No luck.');
  });
  it('[LA-32] a share says of how much it is', () => {
    expect(won(5).all('coins-gained').map(say)).toEqual([
      'Mira gets 2 of the 5 silver that all of you share.',
      'Ole gets 2 of the 5 silver that all of you share.',
      'Ida gets 1 of the 5 silver that all of you share.',
    ]);
    expect(won(1).all('coins-gained').map(say)).toEqual(['Mira gets 1 silver.']);
  });
  it('[LA-32] silver that does not go round is told with whom it leaves out, and why', () => {
    const told = (reward: number) => won(reward).all('share-ran-out').map(say);
    expect(told(1)).toEqual(['1 silver is not enough for all. Those next in turn get it, and Ole and Ida get none.']);
    expect(told(2)).toEqual(['2 silver is not enough for all. Those next in turn get it, and Ida gets none.']);
    expect(told(3)).toEqual([]);
  });
  it('[LA-29] [LA-33] a fall says what comes of it', () => {
    const fallen: Event = { do: 'died', seat: 1, items: ['duck'], coins: 0 };
    expect(say(fallen)).toBe('That was too much for this hero of Ole. What they carried is lost. Back in town, Ole makes a new one.');
    expect(say({ ...fallen, items: [] })).toBe('That was too much for this hero of Ole. Back in town, Ole makes a new one.');
  });
});

describe('in any campaign', () => {
  const box = labyrinthModule.content;
  const say = gameText(box);
  const events: Event[] = [];
  /** What was asked, and which names two answers shared. */
  const asked = new Set<string>();
  const shared: string[] = [];
  const empty: string[] = [];
  for (const [i, options] of [
    {},
    { dm: 'person' as const },
    { unlocked: 5 as const },
    { dm: 'person' as const, unlocked: 3 as const },
  ].entries()) {
    const at = initialPosition(labyrinth, box, 4 + (i % 3), v.parse(Options, options), i + 2);
    const table = new Runner(labyrinth, box, at, undefined, (event) => void events.push(event));
    const mind: Policy<Labyrinth> = i % 2 === 0 ? greedy(Random.seed(i)) : randomPolicy(Random.seed(i + 1));
    playOut(
      table,
      (answers, choice, here) => {
        const view = labyrinth.view({ state: here.seen, agenda: here.agenda, outcome: null } as never, 'table', box);
        const words = answers.map((answer) => say.option(view, choice, answer, NAMES));
        asked.add(choice.do);
        if (new Set(words).size < words.length) shared.push(`${choice.do}: ${words.join(', ')}`);
        const { title, words: sentence } = say.call(
          view,
          { kind: 'choose', seat: choice.seat, secret: false, choice, options: answers },
          NAMES,
        );
        if (title === '' || speak(sentence) === '') empty.push(choice.do);
        return mind(answers, choice, here);
      },
      1200,
    );
  }
  it('what happened is told in sentences that name who did it', () => {
    const kinds = new Set(events.map((event) => event.do));
    expect(kinds.size).toBeGreaterThan(45);
    for (const event of events) {
      const sentence = tell(event, NAMES, box);
      if (sentence !== null) expect(speak(sentence)).toMatch(/^[^a-z].*[.!?”]$/);
    }
  });
  it('no two answers to a question have the same name, and every question has words', () => {
    expect(asked.size).toBeGreaterThan(15);
    expect(shared.slice(0, 3)).toEqual([]);
    expect(empty).toEqual([]);
  });
});

describe('why a bot did it', () => {
  it('says what anybody can see', () => {
    const play = new Party({ rooms: [{}, { foes: [{ kind: 'rat', hp: 2 }, 'rat'] }] }).does({ do: 'go', room: 1 }).order(20, 19, 18, 2);
    const before = play.view();
    play.does({ do: 'attack', on: 0, weapon: null, statistic: 'strength' }).rolls(15);
    const event = play.told('attacked');
    expect(event && told.why?.(before, event, NAMES)).toBe('it was already wobbling');
    const healed = new Party({ heroes: [{ hp: 4, pack: ['pill'] }, {}, {}], rooms: [{}] }).does({ do: 'open-pack', hero: 0 });
    const view = healed.view();
    const used = healed.does({ do: 'heal', card: 'pill', on: 0 }).told('used');
    expect(used && told.why?.(view, used, NAMES)).toBe('Mira had only 4 hit points left');
  });
});

describe('the end', () => {
  it('has kind words for everybody, the dungeon master too', () => {
    const { headline, awards, mood } = told.ending(
      new Party({ dm: true, also: { delves: 2 } }).view(),
      { winners: [], reason: 'retired' },
      NAMES,
    );
    expect([headline, mood, awards.length]).toEqual(['The tale ends here', 'lost', 4]);
    expect(new Set(awards.map(({ title }) => title)).size).toBe(4);
    expect(told.ending(new Party().view(), { winners: [0, 1, 2], reason: 'won' }, NAMES).headline).toBe('The Dragon is beaten!');
  });
  it('the shelf says how it stands', () => {
    expect(told.summary(new Party().view())).toBe('In town, about to set out');
    expect(told.summary(new Party({ rooms: [{}] }).view())).toBe('On floor 1, delve 1');
  });
  it('[LA-2] nobody is in town before all heroes are made, and the shelf says how many are', () => {
    const play = new Party();
    play.session = startSession(labyrinth, content, 3, { dm: 'app', again: 'goes-on', unlocked: 1 }, 3).session;
    const shelf = [told.summary(play.view())];
    for (let hero = 0; hero < 3; hero++) {
      play.does({ do: 'race', race: 'oxkin' }, { do: 'class', class: 'wizard' }).rolls([3, 4, 5], [6, 6, 6], [1, 1, 2]);
      play.does({ do: 'elements', elements: ['metal'] }, { do: 'story', story: null });
      shelf.push(told.summary(play.view()));
    }
    expect(shelf).toEqual(['The heroes are being made', '1 of 3 heroes is ready', '2 of 3 heroes are ready', 'In town, about to set out']);
  });
});
