// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/engine/bots/random.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, prompt } from '../../../src/engine/session.ts';
import { type Sentence, speak } from '../../../src/engine/shared/sentences.ts';
import { playOut } from '../../../src/engine/simulate.ts';
import { traps, trapsModule } from '../../../src/games/traps-and-treasures/index.ts';
import type { Event } from '../../../src/games/traps-and-treasures/state/tasks.ts';
import { monsterRows, treasureText } from '../../../src/games/traps-and-treasures/text/cards.ts';
import { tell } from '../../../src/games/traps-and-treasures/text/events.ts';
import { gameText } from '../../../src/games/traps-and-treasures/text/index.ts';
import { POINT } from '../../../src/games/traps-and-treasures/text/keywords.ts';
import { written } from '../written.ts';
import { content, Dungeon, ROAD, type Setup } from './helpers.ts';

type Somebody = NonNullable<Setup['players']>[number];

const NAMES = ['Mira', 'Ole', 'Ida', 'Per'];
/** As it stands in a line; the picture of a point stands beside its word. */
const inLine = (sentence: Sentence) => written(sentence.filter((word) => word !== POINT));
const said = (id: string, level: 1 | 2 | 3 | null) => treasureText(id, level, content).map(inLine);

describe('a treasure card', () => {
  it.each([
    ['coin', null, 'On your turn: Get 2 · 4 · 7 gold.'],
    ['coin', 2, 'On your turn: Get 4 gold.'],
    ['bun', 1, 'On your turn: Get 1 more point.'],
    ['bun', 3, 'On your turn: Get 3 more points.'],
    ['rope', 1, 'On your turn: Go to Home Base at once.'],
    ['rope', 2, 'On your turn: Go to Home Base at once. Get 1 heart back.'],
    ['again', 1, 'When you have rolled: Throw your die again.'],
    ['again', 3, 'When you have rolled: Throw your die again and add 2.'],
    ['decoy', 3, 'When you are robbed: The thief gets nothing, and pays you 4 gold.'],
    ['plaster', 1, 'When you would be knocked out: Stay up with 1 heart and keep your gold.'],
    ['hat', 3, 'Keep: Each time a monster takes hearts, it takes 2 less.'],
    ['boots', 1, 'Keep: The first move of each turn costs no point.'],
    ['boots', 3, 'Keep: The first 2 moves of each turn cost no point.'],
  ] as const)('[TT-13] %s, level %s: “%s”', (id, level, text) => expect(said(id, level)).toEqual([text]));

  it('three numbers are said one by one', () => {
    expect(treasureText('coin', null, content).map(speak)).toEqual(['On your turn: Get 2, 4 or 7 gold.']);
  });
});

describe('a monster', () => {
  it('[TT-11] shows its six rows, those that are alike together', () => {
    expect(monsterRows('fairy', 1, content).map(({ faces, words, mood }) => [faces, inLine(words), mood])).toEqual([
      [[1], 'Get 2 hearts back. Get 2 more points. Draw 1 treasure card.', 'good'],
      [[2], 'Get 4 gold. Lose 6 gold.', 'neutral'],
      [[3], 'Draw 2 treasure cards.', 'good'],
      [[4, 5, 6], 'Nothing happens.', 'neutral'],
    ]);
    expect(monsterRows('ogre', 1, content)[0]).toMatchObject({ faces: [1], mood: 'bad' });
  });
});

describe('what is asked', () => {
  const told = gameText(content);
  const call = (play: Dungeon) => {
    const asked = prompt(traps, content, play.session.now);
    if (!asked) throw new Error('nothing is asked');
    const { title, words } = told.call(play.view(), asked, NAMES);
    return `${title} | ${inLine(words)}`;
  };

  it('names whoever decides', () => {
    const play = new Dungeon({ players: [{ at: '0,-1', gold: 3 }, { at: '0,-1' }], laid: ROAD, monsters: ['wasp'] });
    expect(call(play)).toBe('Mira, you hold the torch | 3 points: move or fight.');
    expect(call(play.does({ do: 'fight' }))).toBe('Mira meets the wasp | Cross your fingers.');
    expect(call(new Dungeon({ players: [{ gold: 3 }, {}] }))).toContain('Rest here to store your gold');
    expect(call(new Dungeon({ players: [{ health: 2 }, {}] }))).toContain('all your hearts come back');
    expect(call(new Dungeon({ players: [{ at: '0,-1', health: 4 }, {}], laid: ROAD }))).toContain('3 points: move, fight or rest.');
    expect(call(new Dungeon({ turn: { bait: 2 } }))).toContain('Find a place to fight.');
    const quiet = { newBook: true, quiet: ['0,-1'], players: [{ at: '0,-1' }, {}], laid: ROAD, turn: { bait: 2 } };
    expect(call(new Dungeon(quiet)), 'no monster comes there').toContain('Find a place to fight.');
    expect(call(new Dungeon({ newBook: true, quiet: ['0,-1'], players: [{ at: '0,-1' }, {}], laid: ROAD }))).toContain('it is quiet here');
  });

  it('[TT-8] at home only ways are named that there are', () => {
    const home = (also: Setup) => call(new Dungeon({ players: [{ tiles: ['nesw-2'] }, {}], ...also }));
    expect(home({})).toMatch(/\| 30 gold at home rings the bell: last turns! Lay a tile and walk\.$/);
    expect(home({ newBook: true })).toContain('30 gold at home rings the bell: last turns, worth double! Lay a tile');
    expect(home({ laid: ROAD })).toMatch(/last turns! Lay a tile and walk, or take a path that is there\.$/);
    expect(home({ laid: ROAD, players: [{ tiles: [] }, {}] }), 'no tile in hand').toMatch(/last turns! Take a path that is there\.$/);
  });

  it('[TT-7] a point has its picture wherever it is said or won', () => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ROAD });
    const asked = prompt(traps, content, play.session.now);
    expect(asked && told.call(play.view(), asked, NAMES).words).toContain(POINT);
    for (const card of ['bun', 'boots']) expect(treasureText(card, 1, content).flat()).toContain(POINT);
    expect(told.tell({ do: 'points-gained', seat: 0, amount: 2 }, NAMES)).toContain(POINT);
    expect(speak([...(told.tell({ do: 'points-gained', seat: 0, amount: 2 }, NAMES) ?? [])])).toBe('Mira gets 2 more points.');
  });

  it('[TT-22] what the thing on the tile offers is named with the rest', () => {
    const on = (thing: string, also: Setup = {}) =>
      call(new Dungeon({ newBook: true, laid: ROAD, things: [`0,-1 ${thing}`], players: [{ at: '0,-1', gold: 2 }, {}], ...also }));
    expect(on('lift')).toContain('3 points: move, fight or ride home.');
    expect(on('stall', { quiet: ['0,-1'] })).toContain('3 points: move on or buy a treasure.');
    expect(on('gate', { players: [{ at: '0,-1', health: 2 }, {}] })).toContain('3 points: move, fight, rest or open the gate.');
    expect(on('gate', { turn: { points: 1 } }), 'it takes two').toContain('One point left: move or fight.');
  });

  it('[TT-19] in the last turn whoever is out is told to keep a point for storing, and when it is too late for that', () => {
    const last = (also: Setup) => call(new Dungeon({ also: { last: 1 }, players: [{ at: '0,-1' }, { stored: 30 }], laid: ROAD, ...also }));
    expect(last({})).toContain('your last turn | 3 points left. Only gold in the chest counts: walk home, and keep a point to store it.');
    expect(last({ newBook: true })).toContain('Gold stored now counts double');
    expect(last({ turn: { points: 1 } })).toContain('too late to walk home and store gold');
    expect(last({ players: [{ at: '0,-1', cards: ['boots/1'] }, { stored: 30 }], turn: { points: 1 } }), 'a free move').toContain(
      'keep a point to store it',
    );
    expect(last({ players: [{}, { stored: 30 }], turn: { points: 1 } }), 'at home').toContain('your last turn | 1 point left.');
  });

  it('[TT-19] whoever is about to begin the last turns reads before what follows, and whom to fear', () => {
    const at = (also: Setup) =>
      call(
        new Dungeon({
          newBook: true,
          players: [
            { gold: 6, stored: 24 },
            { gold: 8, stored: 22 },
          ],
          ...also,
        }),
      );
    const rings = 'Store 6 gold, and you ring the bell! The others have one last turn';
    expect(at({})).toContain(`${rings}, and it counts double: Ole could have 38.`);
    expect(at({ newBook: false })).toContain(`${rings}.`);
    expect(at({ players: [{ gold: 6, stored: 24 }, { stored: 29 }] }), 'nobody else carries gold').toContain(
      `${rings}, and it counts double.`,
    );
    expect(at({ players: [{ gold: 6, stored: 23 }, {}] }), 'not enough').toContain('Rest here to store your gold, or set out again.');
    expect(at({ also: { last: 1 } }), 'somebody else has').toContain('Rest here to store your gold: it counts double!');
  });

  it('[TT-23] a crown says what it is worth, and that a sack is too full for it', () => {
    const out = (gold: number) => call(new Dungeon({ newBook: true, players: [{ at: '0,-1', gold }, {}], laid: ROAD, fallen: ['crown'] }));
    expect(out(5)).toMatch(/The next new tile on level 2 or 3 hides a crown: 5 gold!$/);
    expect(out(9)).toMatch(/hides a crown: 5 gold! Your sack has room for 1\.$/);
  });

  it('[TT-15] others hear what a knock-out has cost; whom it befell in turn has seen it', () => {
    const events: readonly Event[] = [
      { do: 'fought', seat: 0, card: 'wasp', level: 1, die: 1 },
      { do: 'died', seat: 0, gold: 4 },
    ];
    const heard = (reader: number) => told.happenings(new Dungeon({}).view(), events, reader, NAMES).map(({ words }) => words);
    expect(heard(1)).toEqual(['Mira fell over, lost 4 gold and woke up on Home Base.']);
    expect(heard(0)).toEqual([]);
  });

  it('[TT-20] everybody sees in the end what lies in each chest', () => {
    const view = new Dungeon({ players: [{ stored: 30 }, { stored: 12 }] }).view();
    const { awards } = told.ending(view, { winners: [0], reason: 'stored' }, NAMES);
    expect(awards.map(({ score }) => score)).toEqual(['30 gold', '12 gold']);
  });

  it('[TT-5] whoever sets out late is told why there are more points', () => {
    const play = new Dungeon({ newBook: true, players: [{}, {}, {}, {}, {}], turn: { seat: 3 } });
    expect(call(play)).not.toContain('late');
    expect(call(play.does({ do: 'end' }))).toContain('You set out late, so you have 5 points.');
    const before = new Dungeon({ newBook: true, players: [{}, {}, {}, {}, {}], turn: { seat: 4, points: 3 } });
    expect(call(before), 'a game that was saved before this rule').not.toContain('late');
  });

  it('[TT-17] a rest on Home Base is said to store gold only where there is some', () => {
    const rest = (player: Somebody) => {
      const play = new Dungeon({ players: [player, {}] });
      const asked = prompt(traps, content, play.session.now);
      return asked?.kind === 'choose' ? told.option(play.view(), asked.choice, { do: 'rest' }, NAMES) : '';
    };
    expect([rest({ gold: 1 }), rest({ health: 3 })]).toEqual(['Rest, and store your gold', 'Rest']);
  });

  it('[TT-16] whoever is robbed is told what saves the gold: as much is enough, since the difference is stolen', () => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-1', gold: 3 }], laid: ROAD }).does({ do: 'attack', on: 1 });
    expect(call(play.rolls(4))).toContain('4 or more saves your gold.');
    play.rolls(4);
    expect([play.player(1).gold, play.state.turn.over]).toEqual([3, false]);
  });

  it.each([
    [1, 3, 'Your gold is safe. More than 1, and the thief’s turn is over.'],
    [5, 3, '5 or more saves your gold. More than 5, and the thief’s turn is over.'],
    [6, 3, 'Only a 6 saves your gold.'],
    [2, 0, 'You have no gold to lose. More than 2, and the thief’s turn is over.'],
  ])('[TT-16] when the thief rolls %i, and there is %i gold, nothing is promised that no die can show', (attack, gold, words) => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-1', gold }], laid: ROAD }).does({ do: 'attack', on: 1 });
    expect(call(play.rolls(attack))).toBe(`Ole, mind your pockets! | ${words}`);
  });

  it('[TT-13] a free move is told beside the points that are left, which a fight costs', () => {
    const booted = (at: string) => call(new Dungeon({ players: [{ at, cards: ['boots'] }, {}], laid: ROAD }));
    expect(booted('0,-1')).toBe('Mira, you hold the torch | Your next move is free. 3 points: move or fight.');
    expect(booted('0,0')).toBe('Mira, you hold the torch | Your next move is free.');
  });

  it('[TT-11] a die shows what each face means', () => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ROAD, monsters: ['wasp'] }).does({ do: 'fight' });
    const asked = prompt(traps, content, play.session.now);
    if (asked?.kind !== 'roll') throw new Error('no die');
    expect(monsterRows('wasp', 1, content).map(({ faces, mood, hearts, gold }) => [faces, mood, hearts, gold])).toEqual([
      [[1], 'bad', -2, 0],
      [[2, 3, 4, 5, 6], 'neutral', 0, 0],
    ]);
    expect(told.roll(play.view(), asked.roll, NAMES).call.join('')).toBe('Cross your fingers.');
    const thief = new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ROAD, monsters: ['fairy'] }).does({ do: 'fight' });
    expect(call(thief)).toBe('Mira meets the fairy | Cross your fingers.');
  });

  it('each answer has its own name where one taps it', () => {
    const play = new Dungeon({
      players: [{ at: '0,-1', health: 4, tiles: ['ns-3'], cards: ['bun'] }, { at: '0,-1' }],
      laid: ['0,-1 nesw-1'],
    });
    const asked = prompt(traps, content, play.session.now);
    if (asked?.kind !== 'choose') throw new Error('no choice');
    const names = asked.options.map((option) => told.option(play.view(), asked.choice, option, NAMES));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['Go south', 'Look for a monster', 'Try to rob Ole, who has no gold', 'Rest', 'Use the bun', 'End turn']),
    );
  });

  it('[TT-22] a way is listed by what lies there and what that does, then who is there', () => {
    const play = new Dungeon({
      newBook: true,
      players: [{ at: '0,-1' }, { at: '0,-2' }, { at: '0,-2' }],
      laid: ROAD,
      things: ['0,-2 spikes'],
    });
    const asked = prompt(traps, content, play.session.now);
    if (asked?.kind !== 'choose') throw new Error('no choice');
    const lineOf = (side: string) => {
      const option = asked.options.find((one) => one.do === 'move' && one.side === side);
      return option && told.listed(play.view(), asked.choice, option, NAMES).words;
    };
    expect(lineOf('south')).toBe('Home Base in the south: walk there');
    const north = lineOf('north');
    expect(north).toMatch(/^Rude Spikes in the north: walk there, .*where Ole and Ida are\. Lose 1 heart, but never your last one\.$/);
  });
});

describe('what happened', () => {
  const box = trapsModule.content;
  /** Some games of bots that do anything, so that everything happens. */
  const events: Event[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const at = initialPosition(
      traps,
      box,
      3,
      { target: 15, pile: seed % 2 ? 'strict' : 'bottomless', friendly: false, hidden: false, oldBook: seed === 6 },
      seed,
    );
    const table = new Runner(traps, box, at, undefined, (event) => void events.push(event));
    playOut(table, randomPolicy(Random.seed(seed)), 1500);
  }

  it('says in which direction somebody went, and where a tile was laid', () => {
    const moved: Event = { do: 'moved', seat: 0, to: 1, through: false };
    const saying = (event: Event) => speak(tell(event, NAMES, box) ?? []);
    expect(saying({ ...moved, side: 'north' })).toBe('Mira goes north.');
    expect(saying({ ...moved, side: 'west', through: true })).toBe('Mira goes west, right through the wall!');
    // a journal of version 1.0 does not know it
    expect(saying(moved)).toBe('Mira goes on.');
    const laid = events.find((event) => event.do === 'laid');
    expect(laid && saying(laid)).toMatch(/ lays .* in the (north|east|south|west), level \d/);
  });

  it('is told in sentences that name who did it', () => {
    const kinds = new Set(events.map((event) => event.do));
    expect(kinds.size).toBeGreaterThan(30);
    for (const event of events) {
      const sentence = tell(event, NAMES, box);
      if (sentence !== null) expect(speak(sentence)).toMatch(/^[^a-z].*[.!?]$/);
    }
  });

  it('ends with kind words for everybody, and says who won', () => {
    const play = new Dungeon({ players: [{ gold: 30 }, { gold: 4 }], laid: ROAD, also: { round: 150 } });
    play.does({ do: 'rest' }, { do: 'end' }, { do: 'end' });
    const { headline, awards } = gameText(content).ending(play.view(), { winners: [0], reason: 'stored' }, NAMES);
    expect(headline).toBe('Mira wins!');
    expect(awards).toHaveLength(2);
    expect(new Set(awards.map(({ title }) => title)).size).toBe(2);
  });

  it.each<[string, readonly Somebody[]]>([
    ['Ole stored as much. Treasure cards broke the tie.', [{ stored: 9, cards: ['pie'] }, { stored: 9 }]],
    ['Ole stored as much. Hearts broke the tie.', [{ stored: 9 }, { stored: 9, health: 2 }]],
    ['chocolate.', [{ stored: 9 }, { stored: 9 }]],
    ['chocolate.', [{ stored: 9 }, { stored: 8 }]],
  ])('[TT-20] a tie is told with what decided it: “%s”', (sentence, players) => {
    const play = new Dungeon({ players, turn: { seat: 1 }, also: { round: 150 } }).does({ do: 'end' });
    if (!play.outcome) throw new Error('it goes on');
    expect(gameText(content).ending(play.view(), play.outcome, NAMES).words).toMatch(new RegExp(`${sentence}$`));
  });

  it('the shelf says how it stands, and keeps a secret', () => {
    const summary = (hidden: boolean) => gameText(content).summary(new Dungeon({ players: [{ stored: 7 }, {}], also: { hidden } }).view());
    expect(summary(false)).toBe('Round 1, 7 of 30 gold stored');
    expect(summary(true)).toBe('Round 1, the chests are shut');
  });
});

describe('why a bot did it', () => {
  const because = (play: Dungeon, act: (play: Dungeon) => Dungeon, kind: Event['do']) => {
    const before = play.view();
    const event = act(play).told(kind);
    return event ? gameText(content).why?.(before, event, NAMES) : 'nothing happened';
  };
  const north = (play: Dungeon) => play.goes('north');
  const south = (play: Dungeon) => play.goes('south');

  it.each<[string | null, Dungeon, (play: Dungeon) => Dungeon, Event['do']]>([
    ['deeper down there is more gold', new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ROAD }), north, 'moved'],
    [null, new Dungeon({ laid: ROAD }), north, 'moved'],
    ['8 gold is a lot to carry', new Dungeon({ players: [{ at: '0,-2', gold: 8 }, {}], laid: ROAD }), south, 'moved'],
    ['with 1 heart left, home is nicer', new Dungeon({ players: [{ at: '0,-2', gold: 2, health: 1 }, {}], laid: ROAD }), south, 'moved'],
    [null, new Dungeon({ players: [{ at: '0,-2' }, {}], laid: ROAD }), south, 'moved'],
    ['the chest was waiting', new Dungeon({ players: [{ gold: 3 }, {}] }), (play) => play.does({ do: 'rest' }), 'rested'],
    ['there were only 2 hearts left', new Dungeon({ players: [{ cards: ['pie'], health: 2 }, {}] }), (play) => play.uses('pie'), 'used'],
    [
      'nobody carries more than Ole',
      new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-1', gold: 3 }], laid: ROAD }),
      (play) => play.does({ do: 'attack', on: 1 }),
      'attacked',
    ],
  ])('“%s”', (reason, play, act, kind) => expect(because(play, act, kind)).toBe(reason));
});
