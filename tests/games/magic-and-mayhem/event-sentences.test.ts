// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { VariantOf } from '../../../src/engine/game.ts';
import { observe, type Prompt } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { mayhem } from '../../../src/games/magic-and-mayhem/index.ts';
import type { TrialKind } from '../../../src/games/magic-and-mayhem/state/constants.ts';
import type { AnyCommand, Choice, Event, Mayhem, Roll, View } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import type { HeroView } from '../../../src/games/magic-and-mayhem/state/view-types.ts';
import { gameText } from '../../../src/games/magic-and-mayhem/text/index.ts';
import { monster } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

/** What the table hears: of what happened, of what is asked and of each answer, and at the end. */

const NAMES = ['Mira', 'Opa', 'Zoë'];
const sulky = monster('sulk', { phases: [{ hearts: 1, says: 'Now I am cross.' }] });
const bugle = monster('bugle', { behaves: [{ do: 'calls', monster: 'goblin', until: 2, every: 3, hides: false }] });
const { content } = table({ treasures: ['pie', 'key', 'twig', 'coin', 'club'], dangers: ['rubble'], box: { monsters: [sulky, bugle] } });
const words = gameText(content);

describe('what happened is told', () => {
  const [mira, goblin] = [{ hero: 0 }, { number: 2, monster: 'goblin' }];

  it.each<[Event, string]>([
    [{ do: 'round-began', round: 4, left: 4 }, 'Round 4 begins.'],
    [{ do: 'round-began', round: 5, left: 3 }, 'Round 5. The torch burns low: 3 rounds left.'],
    [{ do: 'round-began', round: 7, left: 1 }, 'Round 7. The torch burns low: 1 round left.'],
    [{ do: 'round-began', round: 500, left: null }, 'Round 500 begins.'],
    [{ do: 'turn-began', seat: 1, fallen: false }, 'Opa holds the torch.'],
    [{ do: 'turn-began', seat: 1, fallen: true }, 'Opa is down, and cheers you on.'],
    [{ do: 'lost-turn', seat: 2 }, 'Zoë sees little stars and misses this turn.'],
    [{ do: 'walked', seat: 0, path: [1] }, 'Mira walks 1 step.'],
    [{ do: 'flipped', seat: 0, slot: 1, tile: 'yard' }, 'Mira lights up the yard.'],
    [{ do: 'boss-came', number: 1, monster: 'ogre', at: 9 }, 'The ogre lives here. Oh dear.'],
    [{ do: 'danger-drawn', seat: 1, card: 'rubble' }, 'Opa meets: the rubble.'],
    [{ do: 'danger-drawn', seat: 1, card: 'rubble', caller: 'ogre' }, 'The ogre calls for help. Opa meets: the rubble.'],
    [{ do: 'treasure-drawn', seat: 1, card: 'pie' }, 'Opa finds: the pie.'],
    [{ do: 'found-nothing', seat: 1, deck: 'treasures' }, 'Opa finds nothing but fluff.'],
    [{ do: 'refilled', deck: 'dangers' }, 'The monster cards are shuffled again.'],
    [{ do: 'refilled', deck: 'treasures' }, 'The treasure cards are shuffled again.'],
    [{ do: 'left-behind', seat: 0, card: 'club' }, 'the club is too heavy. Whoever has 3 Strength can walk there and take it.'],
    [{ do: 'spawned', number: 2, monster: 'goblin', at: 9 }, 'The goblin (2) turns up.'],
    [{ do: 'attacked', by: goblin, source: 'goblin', on: mira }, 'The goblin (2) tries Nibble on Mira.'],
    [{ do: 'attacked', by: mira, source: 'twig', on: goblin }, 'Mira tries Swing on the goblin (2).'],
    [{ do: 'attacked', by: mira, source: 'ada', on: null }, 'Mira tries Poke.'],
    [{ do: 'used', seat: 0, source: 'pie', on: mira }, 'Mira uses the pie.'],
    [{ do: 'used', seat: 0, source: 'pie', on: { hero: 1 } }, 'Mira uses the pie on Opa.'],
    [{ do: 'hurt', who: goblin, amount: 2, type: 'fire', left: 1 }, 'The goblin (2) loses 2 hearts.'],
    [{ do: 'unhurt', who: mira, type: 'fire' }, 'Mira does not mind at all.'],
    [{ do: 'dodged', who: mira }, 'Mira dodges!'],
    [{ do: 'healed', who: mira, amount: 1, now: 3 }, 'Mira gets 1 heart back.'],
    [{ do: 'afflicted', who: goblin, state: 'immobilized', rounds: 2 }, 'The goblin (2) is stuck fast for 2 rounds.'],
    [{ do: 'wore-off', who: mira, state: 'immobilized' }, 'Mira is no longer stuck fast.'],
    [{ do: 'cured', who: mira }, 'Mira shakes it all off.'],
    [{ do: 'slain', number: 2, monster: 'goblin', by: null, at: 9 }, 'The goblin (2) goes poof.'],
    [{ do: 'slain', number: 2, monster: 'goblin', by: 1, at: 9 }, 'Opa sends the goblin (2) off stage. Poof!'],
    [{ do: 'boss-beaten', monster: 'ogre' }, 'The ogre is beaten! Now everybody out.'],
    [{ do: 'boss-beaten', monster: 'ogre', side: 1 }, 'The ogre is beaten! That counts for the Foxes.'],
    [{ do: 'fell', seat: 1, at: 9 }, 'Opa is down. A shield marks the spot.'],
    [{ do: 'got-up', seat: 1 }, 'Opa stands up again with one heart.'],
    [{ do: 'came-back', seat: 1, at: 9 }, 'Opa is back at the Entrance, a little dusty.'],
    [{ do: 'whisked', seat: 1, to: 9 }, 'Whoosh! Opa is back at the Entrance.'],
    [{ do: 'gold-found', seat: 1, amount: 3 }, 'Opa gets 3 gold.'],
    [{ do: 'gold-lost', seat: 1, amount: 3 }, 'Opa loses 3 gold.'],
    [{ do: 'gold-spilled', at: 9, amount: 2 }, '2 gold will not fit in the pockets and rolls on the floor.'],
    [{ do: 'looted', seat: 0, gold: 2, cards: ['pie', 'key'] }, 'Mira picks up 2 gold, the pie and the key.'],
    [{ do: 'looted', seat: 0, gold: 0, cards: ['pie'] }, 'Mira picks up the pie.'],
    [{ do: 'gave', seat: 0, to: 2, card: 'pie' }, 'Mira hands the pie to Zoë.'],
    [{ do: 'gave-gold', seat: 0, to: 2, amount: 4 }, 'Mira gives 4 gold to Zoë.'],
    [{ do: 'traded', seat: 0, to: 2, give: 'pie', take: 'key' }, 'Mira and Zoë swap the pie for the key.'],
    [{ do: 'refused-trade', seat: 2, from: 0 }, 'Zoë would rather not swap.'],
    [{ do: 'opened', seat: 0, door: 5, kind: 'plain' }, 'Mira opens a door. It squeaks.'],
    [{ do: 'opened', seat: 0, door: 5, kind: 'locked' }, 'Mira opens the lock.'],
    [{ do: 'opened', seat: 0, door: 5, kind: 'secret' }, 'Mira opens a door that nobody saw.'],
    [{ do: 'stuck', seat: 0, door: 5 }, 'The door does not budge.'],
    [{ do: 'saw', seat: 0, numbers: [2] }, 'Mira can see it now!'],
    [{ do: 'blocked', squares: [1] }, '1 square is blocked.'],
    [{ do: 'blocked', squares: [1, 2] }, '2 squares are blocked.'],
    [{ do: 'monster-walked', number: 2, monster: 'goblin', path: [1, 2] }, 'The goblin (2) comes 2 steps closer.'],
    [{ do: 'ran', number: 2, monster: 'goblin', path: [1] }, 'The goblin (2) scampers off, 1 step.'],
    [{ do: 'woke', number: 2, monster: 'goblin' }, 'The goblin (2) wakes up. Uh-oh.'],
    [{ do: 'called', number: 2, monster: 'bugle' }, 'The bugle calls the goblins.'],
    [{ do: 'changed', number: 2, monster: 'sulk', phase: 0 }, 'The sulk: “Now I am cross.”'],
    [{ do: 'shrugged', number: 2, monster: 'ogre', how: 'shields' }, 'Nothing gets past the front of the ogre. Try from behind!'],
    [{ do: 'shrugged', number: 2, monster: 'ogre', how: 'hides' }, 'Nothing touches the ogre while a friend is about.'],
    [{ do: 'stole', number: 2, monster: 'goblin', seat: 0, gold: 1, cards: ['pie'] }, 'The goblin takes 1 gold and the pie from Mira.'],
    [{ do: 'let-go', monster: 'goblin', gold: 3, cards: [] }, 'The goblin drops 3 gold.'],
    [{ do: 'dropped', seat: 0, card: 'key' }, 'Mira drops the key.'],
    [{ do: 'bought', seat: 0, card: 'key', price: 3 }, 'Mira buys the key for 3 gold.'],
    [{ do: 'asked', seat: 1, kind: 'riddle', id: 'moon' }, 'A riddle for Opa!'],
    [{ do: 'asked', seat: 1, kind: 'twister', id: 'toast' }, 'A tongue twister for Opa!'],
    [{ do: 'asked', seat: 1, kind: 'challenge', id: 'trio' }, 'On your feet: A Test!'],
    [{ do: 'too-few', id: 'trio' }, 'A Test takes 3 people. You take another one.'],
    [{ do: 'answered', seat: 1, kind: 'challenge', good: true }, 'It worked!'],
    [{ do: 'answered', seat: 1, kind: 'challenge', good: false }, 'It did not work, but what a show.'],
    [{ do: 'answered', seat: 1, kind: 'challenge', good: true, luck: true }, 'A lucky roll!'],
    [{ do: 'answered', seat: 1, kind: 'challenge', good: false, luck: true }, 'No luck this time.'],
    [{ do: 'answered', seat: 1, kind: 'riddle', good: true }, 'Opa gets it right!'],
    [{ do: 'answered', seat: 1, kind: 'twister', good: false }, 'Opa does not get it this time.'],
    [{ do: 'won', gold: 4 }, 'Everybody is out, with 4 gold!'],
    [{ do: 'won', gold: 0 }, 'Everybody is out!'],
    [{ do: 'escaped', side: 1, gold: 4, first: true }, 'The Foxes are out, with 4 gold! Last call: 5 more rounds.'],
    [{ do: 'escaped', side: 0, gold: 4, first: false }, 'The Owls are out, with 4 gold!'],
    [{ do: 'escaped', side: 0, gold: 0, first: false }, 'The Owls are out, with empty pockets!'],
    [{ do: 'counted', gold: [4, 7], winners: [2] }, 'The gold is counted: 4 for the Owls and 7 for the Foxes.'],
    [{ do: 'lost', why: 'torch' }, 'The torch has burnt down.'],
    [{ do: 'lost', why: 'all-down' }, 'Everybody is down at once.'],
  ])('%j', (event, sentence) => {
    expect(speak(words.tell(event, NAMES) ?? [])).toBe(sentence);
  });

  it.each<[VariantOf<Event, 'rolled'>['roll'], good: string, bad: string]>([
    ['encounter-roll', 'Mira rolls 3: something shiny.', 'Mira rolls 3: something stirs.'],
    ['tie-roll', 'The die says 3.', 'The die says 3.'],
    ['dodge-roll', 'Mira rolls 3 and ducks.', 'Mira rolls 3, too slow.'],
    ['monster-dodge-roll', 'The die says 3: it ducks.', 'The die says 3.'],
    ['revive-roll', 'Mira rolls 3: up again.', 'Mira rolls 3.'],
    ['door-roll', 'Mira rolls 3: click.', 'Mira rolls 3.'],
    ['peer-roll', 'Mira rolls 3 and sees it.', 'Mira rolls 3 and sees nothing.'],
    ['challenge-roll', 'Mira rolls 3.', 'Mira rolls 3.'],
    ['luck-roll', 'Mira rolls 3: lucky you.', 'Mira rolls 3.'],
    ['card-roll', 'Mira rolls 3: well done.', 'Mira rolls 3.'],
  ])('a throw for “%s”, and what came of it', (roll, ...said) => {
    const told = (good: boolean) => speak(words.tell({ do: 'rolled', seat: 0, roll, die: 3, good }, NAMES) ?? []);
    expect([told(true), told(false)]).toEqual(said);
  });
});

const seen = (play: Play): View => observe(mayhem, play.content, play.session.now, 'table').view;
const asked = (play: Play) => {
  const { prompt } = play;
  const { title, words: line } = gameText(play.content).call(seen(play), prompt, NAMES);
  return `${title} | ${speak(line)}`;
};
const turn = (setup: Setup) => asked(table(setup));

describe('whoever is in turn is told', () => {
  it.each<[string, Setup]>([
    ['Walk somewhere.', {}],
    ['Walk, or fight a monster in reach: then your turn ends.', { monsters: [{ monster: 'goblin', at: 'start 2,1' }] }],
    ['Walk on, or end your turn.', { turn: { moved: true } }],
    ['Walk on, or do something: then your turn ends.', { turn: { moved: true }, monsters: [{ monster: 'goblin', at: 'start 2,1' }] }],
    ['Walk somewhere, or do something: then your turn ends.', { heroes: [{ at: 'start 2,2' }], loot: [{ at: 'start 2,2', gold: 1 }] }],
    ['No steps left. Do something, or end your turn.', { turn: { steps: 0 }, monsters: [{ monster: 'goblin', at: 'start 2,1' }] }],
    ['No steps left. End your turn.', { turn: { steps: 0 } }],
    ['You are stuck fast. End your turn.', { turn: { steps: 0 }, heroes: [{ lasting: [{ state: 'immobilized', rounds: 1 }] }] }],
    ['You have a Bonus Action.', { turn: { steps: 0, acted: true } }],
    ['Your turn is over.', { turn: { steps: 0, acted: true, actions: 0 } }],
  ])('“%s”', (line, setup) => expect(turn(setup)).toBe(`Mira, you hold the torch | ${line}`));

  it('[MM-42b] how long the others have, once a side is out, and whether they need a boss first', () => {
    const call = (bosses: number) => {
      const sides = [
        { home: 0, bosses, escaped: null },
        { home: 2, bosses: 1, escaped: 1 },
      ] as const;
      const contest = { board: ['start yard exit'], heroes: [{ side: 0 }, { side: 1, at: null }], beaten: [0, 1] };
      return turn({ ...contest, also: { torch: 4, sides: [...sides] } });
    };
    expect(call(0)).toContain('| Last call, 3 more rounds! Beat a boss and get home.');
    expect(call(1)).toContain('| Last call, 3 more rounds! Grab your gold and get home.');
  });
});

describe('a question names whoever decides, and each answer what comes of it', () => {
  /** What is asked, then the answers. */
  const all = (play: Play): string[] => {
    const { prompt } = play;
    if (prompt.kind !== 'choose') throw new Error('dice decide');
    return [asked(play), ...prompt.options.map((option) => gameText(play.content).option(seen(play), prompt.choice, option, NAMES))];
  };
  const question = (choice: Choice, ...options: readonly AnyCommand[]): string[] => {
    const view = seen(table({ heroes: [{}, {}, {}] }));
    const { title, words: line } = words.call(
      view,
      { kind: 'choose', seat: choice.seat, secret: false, choice, options } as Prompt<Mayhem>,
      NAMES,
    );
    return [`${title} | ${speak(line)}`, ...options.map((option) => words.option(view, choice, option, NAMES))];
  };
  const two = {
    heroes: [
      { at: 'yard 3,3', gold: 2, cards: ['pie'] },
      { at: 'yard 3,4', cards: ['key'] },
    ],
  };

  it('a turn', () => {
    const rich = {
      heroes: [
        { hero: 'bo', at: 'yard 3,3', hp: 1, gold: 2, cards: ['pie', 'bolt'] },
        { hero: 'ada', at: 'yard 3,4', hp: 1, cards: ['key'] },
      ],
      monsters: [{ monster: 'goblin', at: 'yard 3,2' }],
      loot: [{ at: 'yard 3,3', gold: 1 }],
    };
    expect([...new Set(all(table(rich)))].sort()).toEqual(
      [
        'Mira, you hold the torch | Walk, or fight a monster in reach: then your turn ends.',
        'Walk here',
        'Attack the goblin (1): Spark',
        'the pie for Mira',
        'the pie for Opa',
        'the bolt at the goblin (1)',
        'Give the pie to Opa',
        'Give the bolt to Opa',
        'Give gold to Opa',
        'Swap with Opa',
        'Pick up what lies here',
        'End turn',
      ].sort(),
    );
  });

  it('gold', () => {
    expect(all(table(two).answer({ do: 'give-gold', to: 1 }))).toEqual([
      'Mira, how much gold? | For Opa.',
      '1 gold',
      '2 gold',
      'Never mind',
    ]);
  });

  it('a swap, and whether the other agrees', () => {
    const play = table(two).answer({ do: 'trade', to: 1 });
    expect(all(play)).toEqual(['Mira, what for what? | A swap with Opa.', 'the pie for the key', 'Never mind']);
    play.answer({ do: 'offer', give: 'pie', take: 'key' });
    expect(all(play)).toEqual(['Opa, do you agree? | Mira offers the pie for your the key.', 'Yes, swap', 'No, thank you']);
  });

  it('a card that is too heavy, and one that must be dropped', () => {
    const club = { do: 'hand-over', seat: 0, card: 'twig', at: 0 } as const;
    expect(question(club, { do: 'hand', to: 2 }, { do: 'leave' })).toEqual([
      'the twig is too heavy | Mira may hand it to somebody on this tile, free.',
      'Hand it to Zoë',
      'Leave it on the floor',
    ]);
    expect(question({ do: 'drop-which', seat: 1 }, { do: 'drop', card: 'key' })).toEqual([
      'Opa, drop one card | It stays on the floor. You may come back for it.',
      'Drop the key',
    ]);
  });

  it('a square to look into, and a tile to light up', () => {
    expect(question({ do: 'pick-mark', seat: 1, marks: [3, 4] }, { do: 'mark', at: 3 })).toEqual([
      'Opa, which corner? | It rustles in more than one place. Where do you look?',
      'Look in here',
    ]);
    expect(question({ do: 'choose-tile', seat: 1, slots: [3] }, { do: 'tile', slot: 3 })).toEqual([
      'Opa, light up a tile | Which dark tile do you want to see?',
      'Light up this tile',
    ]);
  });

  it('[MM-45] [MM-47] a trial', () => {
    const trial = (kind: TrialKind, id: string) =>
      ({ do: 'trial', seat: 1, kind, id, list: '', next: 0, hero: null, monster: null, at: 0 }) as const;
    expect(question(trial('twister', 'toast'), { do: 'solved' }, { do: 'missed' }, { do: 'luck' })).toEqual([
      'Opa, a tongue twister! | Say it five times in a row. Mind your teeth.',
      'It worked!',
      'Not this time',
      'Roll the die instead',
    ]);
    expect(question(trial('riddle', 'moon'), { do: 'solved' })).toEqual([
      'Opa, a riddle! | Read it out loud. You may all think about it.',
      'Right!',
    ]);
    expect(question(trial('challenge', 'trio'), { do: 'again' })).toEqual(['A Test! | Everybody joins in.', 'We are too few: another one']);
  });
});

describe('a die shows what each face brings', () => {
  const place = { list: '', next: 0, hero: null, monster: null, at: 0 };
  const die = { seat: 0, count: 1, faces: 6 } as const;
  const goblin = { monsters: [{ monster: 'goblin', at: 'yard 3,3' }], heroes: [{}, {}, {}] };
  const shown = (roll: Roll, setup: Setup = goblin) => {
    const play = table({ ...setup, treasures: ['coin'] });
    const { title, call, sides } = gameText(play.content).roll(seen(play), roll, NAMES);
    return [
      `${title} | ${speak(call)}`,
      ...sides.map(({ faces, title: name, words: line, mood }) => `${faces.join('')} ${mood}: ${name} ${speak(line)}`.trim()),
    ];
  };

  it.each<[Roll, readonly string[]]>([
    [
      { ...die, do: 'encounter-roll', at: 0 },
      [
        'Mira looks into the corner | 4 or more finds a treasure. Less, and a monster finds you.',
        '123 bad: Uh-oh! Draw a monster card.',
        '456 good: Treasure! Draw a treasure card.',
      ],
    ],
    [
      { ...die, do: 'tie-roll', number: 1, heroes: [0, 2] },
      ['Whom does the goblin (1) go for? | Mira rolls. The die picks one of 2.', '135 neutral: Mira', '246 neutral: Zoë'],
    ],
    [
      { ...die, do: 'dodge-roll', on: 5, amount: 2, type: 'melee', list: null, monster: 1 },
      ['Mira, duck! | 5 or more is a dodge.', '1234 bad: Ouch! A hit for 2.', '56 good: Missed! You lose nothing.'],
    ],
    [
      { ...die, do: 'monster-dodge-roll', number: 1, on: 6, amount: 2, type: 'melee', by: 0 },
      [
        'The goblin (1) tries to duck | On a 6 it gets away.',
        '12345 good: Bonk! A hit for 2.',
        '6 bad: It ducks! It sticks out its tongue.',
      ],
    ],
    [
      { ...die, do: 'revive-roll' },
      [
        'Mira wobbles … | 4 or more and you stay up with one heart.',
        '123 bad: Down you go Have a little rest.',
        '456 good: Still up! You keep one heart.',
      ],
    ],
    [
      { ...die, do: 'door-roll', door: 5, source: 'key' },
      ['Mira tries the door | 4 or more opens it.', '123 bad: Stuck Try again next turn.', '456 good: Click! The door opens.'],
    ],
    [
      { ...die, do: 'peer-roll' },
      [
        'Mira squints into the dark | 4 or more and you see it.',
        '123 bad: Nothing Only dust and shadows.',
        '456 good: There it is! You see it this turn.',
      ],
    ],
    [
      { ...die, ...place, do: 'luck-roll', kind: 'riddle', id: null, list: 'nowhere' },
      [
        'Mira, try your luck | No riddle this time: the die answers. 4 or more is as good as right.',
        '123 bad: No luck Nothing happens.',
        '456 good: Lucky! Nothing happens.',
      ],
    ],
    [
      { ...die, ...place, do: 'luck-roll', kind: 'twister', id: 'frogs', list: 'nowhere' },
      ['Mira, try your luck | 4 or more is as good as right.', '123 bad: No luck Nothing happens.', '456 good: Lucky! Nothing happens.'],
    ],
  ])('%j', (roll, lines) => expect(shown(roll)).toEqual(lines));

  it('[MM-26] whom a monster goes for is drawn as who it is', () => {
    const play = table(goblin);
    const { sides } = gameText(play.content).roll(seen(play), { ...die, do: 'tie-roll', number: 1, heroes: [0, 2] }, NAMES);
    const icons = [0, 2].map((seat) => play.content.heroes[seen(play).heroes[seat]?.hero ?? '']?.art.icon);
    expect(sides.map(({ icon }) => icon)).toEqual(icons);
    expect(icons).not.toContain('fist');
  });

  it('[MM-50] and the lucky ones: a 1 is as good as a 6, where a 6 is good', () => {
    const lucky: Setup = { ...goblin, also: { house: ['lucky-ones'] } };
    expect(shown({ ...die, do: 'door-roll', door: 5, source: 'key' }, lucky)).toEqual([
      'Mira tries the door | 4 or more opens it. A 1 is as good as a 6.',
      '23 bad: Stuck Try again next turn.',
      '1456 good: Click! The door opens.',
    ]);
    expect(shown({ ...die, do: 'tie-roll', number: 1, heroes: [0, 2] }, lucky)[1]).toBe('135 neutral: Mira');
  });
});

describe('at the end', () => {
  const play = table({ heroes: [{ gold: 3, cards: ['pie', 'key'] }, { hp: 1 }, { at: null }] });
  const ending = (heroes: readonly Partial<HeroView>[], reason: string, rest: Partial<View> = {}) => {
    const view = seen(play);
    const [first] = view.heroes;
    if (!first) throw new Error('nobody plays');
    return words.ending({ ...view, ...rest, heroes: heroes.map((hero) => ({ ...first, ...hero })) }, { winners: [], reason }, NAMES);
  };
  const bare = { gold: 0, cards: [], hp: 3, most: 6, fallen: false } as const;

  it('everybody has a prize of their own, the first that fits', () => {
    const prizes = ending(
      [
        { ...bare, gold: 5 },
        { ...bare, gold: 2, cards: ['pie', 'key'] },
        { ...bare, hp: 6 },
        { ...bare, hp: 1 },
        { ...bare, hp: 0, fallen: true },
        bare,
        { ...bare, hp: 2 },
      ],
      'escaped',
    ).awards;
    expect(prizes).toEqual([
      { title: 'Heaviest Pockets', words: 'Carried 5 gold without jingling' },
      { title: 'Walking Wardrobe', words: 'Wore 2 treasures at once' },
      { title: 'Not a Scratch', words: 'Kept every single heart' },
      { title: 'By a Whisker', words: 'One heart left, and a big grin' },
      { title: 'Best Nap', words: 'Chose the comfiest spot of floor' },
      { title: 'Steadiest Knees', words: '3 hearts still beating' },
      { title: 'Bravest Snack', words: 'Nobody saw, but it was brave' },
    ]);
  });

  it('nobody without a coin has the heaviest pockets, nor a wardrobe with one treasure', () => {
    const titles = ending([{ ...bare, cards: ['pie'] }, bare], 'torch').awards.map(({ title }) => title);
    expect(titles).toEqual(['Steadiest Knees', 'Bravest Snack']);
  });

  it.each([
    [
      'escaped',
      [{ gold: 3 }, { gold: 4 }],
      'won',
      'The boss is beaten. You brought out 7 gold. You may call yourselves “The Marmalade Knights”. 1 more would have bought “The Golden Slippers”.',
    ],
    [
      'escaped',
      [{ gold: 0 }],
      'won',
      'The boss is beaten. You brought out no gold. You may call yourselves “The Empty Pockets”. 1 more would have bought “The Jingle Socks”.',
    ],
    ['left-behind', [{}], 'lost', 'The dungeon was tidied up, and too many of you with it. Breakfast is at eight.'],
    ['torch', [{}], 'lost', 'It held for 12 rounds. The monsters clapped. Light a new one?'],
    ['all-down', [{}], 'lost', 'The monsters tucked you in. Up again?'],
  ])('“%s” with %j', (reason, heroes, mood, line) => {
    expect(ending(heroes, reason, { round: 12 })).toMatchObject({ mood, words: line });
  });

  it('the shelf says how far the table has come', () => {
    const summary = (board: string[], also: Setup['also'] = {}, rest: Setup = {}) => words.summary(seen(table({ board, also, ...rest })));
    expect(summary(['start yard ?lawn ?field'])).toBe('Round 1, 2 tiles still dark');
    expect(summary(['start yard'], { round: 3 })).toBe('Round 3, every tile is lit');
    expect(summary(['start yard ?lawn'], {}, { monsters: [{ monster: 'ogre', at: 'yard 1,1' }] })).toBe('Round 1, the boss is found');
    expect(summary(['start yard ?lawn'], {}, { beaten: [1] })).toBe('Round 1, the boss is beaten');
    expect(summary(['start yard exit'], {}, { heroes: [{}, { side: 1 }], beaten: [0, 1] })).toBe('Round 1, the Foxes beat a boss');
  });
});
