// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { IllegalCommand, observe } from '../../../src/engine/session.ts';
import { imagine } from '../../../src/engine/simulate.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import { LONGEST_LINE, NEXT_CARDS } from '../../../src/games/labyrinth/state/constants.ts';
import { tidyLine } from '../../../src/games/labyrinth/state/dungeon-master-commands.ts';
import { tell } from '../../../src/games/labyrinth/text/events.ts';
import { content, Party, type Setup } from './helpers.ts';

/** What a person as dungeon master sees and does that nobody else may. */

const DM = 3;
const also = { byTheBook: false, floor: 2 } as const;
/** Two rooms: a door in the north of the party's, and one in the south of the next. */
const table = (setup: Setup = {}) =>
  new Party({
    dm: true,
    rooms: [{ doors: ['east', 'north'] }, { doors: ['west', 'south'] }],
    ahead: [
      { x: 0, y: -1, card: 'rat' },
      { x: 1, y: 1, card: 'toll' },
    ],
    encounters: ['pack', 'box', 'stair', 'mix', 'empty'],
    items: ['duck', 'cap', 'club', 'bread'],
    also,
    ...setup,
  });
const looking = (setup: Setup = {}) => table(setup).does({ do: 'call-dm' }, { do: 'behind' });
const behind = (play: Party) => play.view(DM).behind;
const cards = (play: Party) => behind(play)?.doors.map(({ card }) => card);

describe('behind the doors', () => {
  it('[LA-49] shows what waits behind the doors of the room and of the rooms next to it, how dangerous that is, and what comes', () => {
    const play = looking();
    expect(behind(play)?.doors).toMatchObject([
      { room: 0, side: 'north', card: 'rat' },
      { room: 1, side: 'south', card: 'toll' },
    ]);
    for (const { torches } of behind(play)?.doors ?? []) expect(torches).toBeGreaterThanOrEqual(1);
    expect(behind(play)?.encounters.map(({ card }) => card)).toEqual(['pack', 'box', 'stair']);
    expect(behind(play)?.items).toEqual(['duck', 'cap', 'club']);
    expect(behind(play)?.items).toHaveLength(NEXT_CARDS);
  });
  it('[LA-49] shows no door that is further away', () => {
    const far = { doors: ['west', 'south'] } as const;
    const play = looking({
      rooms: [{ doors: ['east', 'north'] }, { doors: ['west', 'east'] }, { ...far, doors: [...far.doors] }],
      ahead: [{ x: 2, y: 1, card: 'toll' }],
    });
    expect(cards(play)).toEqual([]);
  });
  it('[LA-49] nobody else sees it, at any time; nor are they told what may be done', () => {
    const play = looking();
    for (const viewer of ['table', 0, 1, 2] as const) {
      const { view, prompt } = observe(labyrinth, content, play.session.now, viewer);
      expect(view.behind).toBeNull();
      expect(prompt).toEqual({ kind: 'wait', seat: DM });
    }
    expect(table().view(DM).behind).toBeNull();
    expect(behind(play.does({ do: 'done' }))).toBeNull();
    expect(play.asked).toBe('dm 3');
  });
  it('[LA-49] there is nothing to look at in town, and nobody looks where the app is the dungeon master', () => {
    expect(new Party({ dm: true }).does({ do: 'call-dm' }).kinds).not.toContain('behind');
    expect(new Party({ rooms: [{}] }).kinds).not.toContain('call-dm');
  });
  it('[LA-49] swaps what is behind a door for the next card, and the old one goes under the deck', () => {
    const play = looking().does({ do: 'swap-door', room: 0, side: 'north' });
    expect(cards(play)).toEqual(['pack', 'toll']);
    expect(play.state.encounters.draw).toEqual(['rat', 'empty', 'mix', 'stair', 'box']);
    play.does({ do: 'done' }, { do: 'done' }, { do: 'door', room: 0, side: 'north' });
    expect(play.told('room-entered')?.card).toBe('pack');
  });
  it('[LA-49] or puts one of the next three behind it', () => {
    const play = looking().does({ do: 'fill-door', room: 1, side: 'south', card: 'stair' });
    expect(cards(play)).toEqual(['rat', 'stair']);
    expect(play.state.encounters.draw).toEqual(['toll', 'empty', 'mix', 'box', 'pack']);
    expect(play.options).not.toContainEqual({ do: 'fill-door', room: 0, side: 'north', card: 'empty' });
  });
  it('[LA-49] the same with the next card of either deck', () => {
    const play = looking().does({ do: 'swap-next', deck: 'items' }, { do: 'pick-next', deck: 'encounters', card: 'stair' });
    expect(play.state.items.draw).toEqual(['duck', 'bread', 'club', 'cap']);
    expect(play.state.encounters.draw).toEqual(['empty', 'mix', 'box', 'pack', 'stair']);
  });
  it('[LA-49] the players are told nothing of it, and what was seen is not taken back', () => {
    const play = looking();
    expect(play.takesBack()).toBe(false);
    play.does({ do: 'swap-door', room: 0, side: 'north' });
    expect(play.secrets).toEqual([DM]);
    expect(play.told('dm-swapped')).toEqual({ do: 'dm-swapped' });
    expect(play.takesBack()).toBe(false);
  });
  it('[LA-43] [LA-49] what a door shows is still true', () => {
    const clue = (play: Party) => play.view().rooms[0]?.doors.find(({ side }) => side === 'north')?.clue;
    const play = looking();
    expect(clue(play)).toBe('peek');
    expect(clue(play.does({ do: 'swap-door', room: 0, side: 'north' }))).toBe('eyes');
  });
  it('[LA-49] whoever imagines the table knows as much as they see', () => {
    const play = looking({ encounters: ['pack', 'box', 'stair', 'mix', 'empty', 'imps', 'gate'] });
    const imagined = (viewer: number) =>
      Array.from({ length: 20 }, (_, seed) => imagine(labyrinth, content, play.session.now, viewer, Random.seed(seed)).position.state);
    for (const { delve, encounters } of imagined(DM)) {
      expect(delve?.ahead.map(({ card }) => card)).toEqual(['rat', 'toll']);
      expect(encounters.draw.slice(-NEXT_CARDS)).toEqual(['stair', 'box', 'pack']);
    }
    expect(new Set(imagined(0).map(({ encounters }) => encounters.draw.join())).size).toBeGreaterThan(5);
  });
  it('[LA-37] [LA-49] by the old book nothing waits behind doors, but the next cards are seen', () => {
    const play = looking({ ahead: [], also: { floor: 2, byTheBook: true } });
    expect(behind(play)?.doors).toEqual([]);
    expect(behind(play)?.encounters).toHaveLength(NEXT_CARDS);
  });
});

describe('a line of one’s own', () => {
  const called = () => table().does({ do: 'call-dm' });
  it('[LA-50] is told to all as it was written, and can be taken back', () => {
    const line = 'The walls are made of cheese. Who is hungry?';
    const play = called().does({ do: 'line', line });
    expect(play.told('dm-line')).toEqual({ do: 'dm-line', line });
    expect(play.secrets).toEqual([]);
    expect(tell({ do: 'dm-line', line }, [], content)).toEqual([`The dungeon master says: “${line}”`]);
    expect(play.asked).toBe('dm 3');
    expect(play.takesBack()).toBe(true);
  });
  it('[LA-50] or said out loud', () => {
    expect(called().does({ do: 'line', line: '' }).told('dm-line')).toEqual({ do: 'dm-line', line: '' });
    expect(tell({ do: 'dm-line', line: '' }, [], content)).toEqual(['The dungeon master has something to say. Listen!']);
  });
  it.each([
    ['is too long', 'x'.repeat(LONGEST_LINE + 1)],
    ['has more than one line', 'one\ntwo'],
    ['has letters that nobody sees', 'a\u202eb'],
    ['begins with a space', ' hello'],
    ['is no text', 7 as unknown as string],
  ])('[LA-50] a line that %s is refused', (_what, line) => {
    expect(() => called().does({ do: 'line', line })).toThrow(IllegalCommand);
  });
  it('[LA-50] what is typed is tidied before', () => {
    expect(tidyLine('  one\n two\u200b ')).toBe('one two');
    expect(tidyLine('y'.repeat(400))).toHaveLength(LONGEST_LINE);
    expect(() => called().does({ do: 'line', line: tidyLine(`<b>${'🐉'.repeat(300)}`) })).not.toThrow();
  });
  it('[LA-50] nobody else can say one: no other answer takes words', () => {
    expect(() => table().does({ do: 'line', line: 'Boo' })).toThrow(IllegalCommand);
  });
});

describe('an errand of the dungeon master’s', () => {
  const errands = (more: object = {}) => ({ offered: [], taken: null, done: [], ...more });
  const lays = (play: Party) => play.options.flatMap((option) => (option.do === 'lay-errand' ? [option.errand] : []));
  it('[LA-51] lies behind a door: the party is after it, and the flag is there', () => {
    const play = looking();
    expect(new Set(lays(play))).toEqual(new Set(['hat', 'shoe', 'song']));
    play.does({ do: 'lay-errand', room: 0, side: 'north', errand: 'song' });
    expect(play.told('dm-errand')).toEqual({ do: 'dm-errand', errand: 'song', floor: 2, where: 'delve' });
    expect(play.secrets).toEqual([]);
    expect(play.view()).toMatchObject({ errand: { errand: 'song', floor: 2, where: 'door' } });
    expect(play.view().rooms[0]?.doors.find(({ side }) => side === 'north')?.clue).toBe('errand');
    expect(play.state.encounters.draw[0]).toBe('rat');
    expect(lays(play)).toEqual([]);
    play.does({ do: 'done' }, { do: 'done' }, { do: 'door', room: 0, side: 'north' });
    expect(play.asked).toBe('choose 1');
  });
  it('[LA-51] what the party is after already is put behind a door; no other then, and it comes only once', () => {
    const play = looking({ also: { ...also, errands: errands({ taken: { errand: 'hat', floor: 2, stage: 'sought' } }) } });
    expect(new Set(lays(play))).toEqual(new Set(['hat']));
    play.does({ do: 'lay-errand', room: 1, side: 'south', errand: 'hat' });
    expect([play.told('dm-errand'), play.told('errand-near')]).toEqual([undefined, { do: 'errand-near', errand: 'hat' }]);
    play.does({ do: 'done' }, { do: 'done' }, { do: 'door', room: 0, side: 'north' });
    expect(play.told('errand-near')).toBeUndefined();
  });
  it('[LA-51] none that has been done, none that is for another floor, and none while one waits to be brought home', () => {
    expect(new Set(lays(looking({ also: { ...also, errands: errands({ done: ['hat', 'shoe'] }) } })))).toEqual(new Set(['song']));
    const home = errands({ taken: { errand: 'hat', floor: 2, stage: 'done' } });
    expect(lays(looking({ also: { ...also, errands: home } }))).toEqual([]);
  });
  it('[LA-51] is hung up at the gate, in place of the second', () => {
    const offered = [
      { errand: 'hat', floor: 1 },
      { errand: 'shoe', floor: 1 },
    ] as const;
    const play = new Party({ dm: true, also: { byTheBook: false, errands: errands({ offered: [...offered] }) } }).does({ do: 'call-dm' });
    expect(play.options).not.toContainEqual({ do: 'hang-up', errand: 'hat' });
    expect(play.options).not.toContainEqual({ do: 'hang-up', errand: 'deep' });
    play.does({ do: 'hang-up', errand: 'song' });
    expect(play.view().offered.map(({ errand }) => errand)).toEqual(['hat', 'song']);
    expect(play.told('dm-errand')).toMatchObject({ errand: 'song', floor: 1, where: 'gate' });
    expect(play.takesBack()).toBe(true);
    play.does({ do: 'done' }, { do: 'errand', errand: 'shoe' }, { do: 'call-dm' });
    expect(play.kinds).not.toContain('hang-up');
  });
  it('[LA-37] [LA-51] there are none by the old book', () => {
    expect(new Party({ dm: true }).does({ do: 'call-dm' }).kinds).not.toContain('hang-up');
    expect(lays(looking({ also: { floor: 2, byTheBook: true } }))).toEqual([]);
  });
});

describe('a warning', () => {
  const called = (setup: Setup = {}) => table(setup).does({ do: 'call-dm' });
  const sure = (play: Party) => {
    const { prompt } = observe(labyrinth, content, play.session.now, 'table');
    expect(prompt).toEqual({ kind: 'wait', seat: DM });
    return play.asked;
  };
  it('[LA-52] comes before harm that puts a hero to sleep, and nothing has happened yet', () => {
    const play = called({ heroes: [{ hp: 5 }, {}, {}] }).does({ do: 'hero', hero: 0 }, { do: 'health', by: -5 });
    expect(sure(play)).toBe('sure 3');
    expect(play.events).toEqual([]);
    play.does({ do: 'rather-not' });
    expect([play.hp[0], play.asked]).toEqual([5, 'dm 3']);
    play.does({ do: 'hero', hero: 0 }, { do: 'health', by: -5 }, { do: 'do-it' });
    expect([play.hp[0], play.asked, play.told('dm-health')?.by]).toEqual([0, 'dm 3', -5]);
  });
  it('[LA-52] not before any other harm', () => {
    const play = called().does({ do: 'hero', hero: 0 }, { do: 'health', by: -5 });
    expect([play.asked, play.hp[0]]).toEqual(['dm 3', 15]);
  });
  it('[LA-52] comes before a monster that is too much', () => {
    const play = called({ heroes: [{ hp: 3 }, { hp: 3 }, { hp: 3 }] }).does({ do: 'add', kind: 'ogre' });
    expect(sure(play)).toBe('sure 3');
    expect(play.foes).toEqual([]);
    expect(play.does({ do: 'do-it' }).told('dm-added')?.kind).toBe('ogre');
    expect(called().does({ do: 'add', kind: 'rat' }).asked).toBe('dm 3');
  });
  it('[LA-52] comes before a card that is too much, behind a door or as the next', () => {
    const weak = { heroes: [{ hp: 2 }, { hp: 2 }, { hp: 2 }] };
    const swap = looking(weak).does({ do: 'swap-door', room: 0, side: 'north' });
    expect(sure(swap)).toBe('sure 3');
    expect(cards(swap)).toEqual(['rat', 'toll']);
    expect(cards(swap.does({ do: 'do-it' }))).toEqual(['pack', 'toll']);
    const safe = looking(weak).does({ do: 'fill-door', room: 0, side: 'north', card: 'stair' });
    expect(safe.asked).toBe('behind 3');
    const next = looking({ ...weak, encounters: ['box', 'mix', 'stair'] }).does({ do: 'pick-next', deck: 'encounters', card: 'mix' });
    expect(sure(next)).toBe('sure 3');
    expect(next.does({ do: 'rather-not' }).asked).toBe('behind 3');
    expect(looking(weak).does({ do: 'swap-next', deck: 'items' }).asked).toBe('behind 3');
  });
});

describe('called at any time', () => {
  it('[LA-1] before a fight, and the party is asked again after it, if anybody is there', () => {
    const heroes = [{ hp: 3 }, { hp: 3 }, { hp: 3 }];
    const play = new Party({ dm: true, heroes, rooms: [{}, { foes: ['ogre'] }], also: { byTheBook: false } }).does({ do: 'go', room: 1 });
    expect(play.asked).toBe('approach 0');
    play.does({ do: 'call-dm' }, { do: 'done' });
    expect(play.asked).toBe('approach 0');
    play.does({ do: 'call-dm' }, { do: 'remove', foe: 0 }, { do: 'done' });
    expect(play.asked).toBe('explore 0');
  });
  it.each(['gate', 'toll'])('[LA-1] in a room that asks for somebody: %s', (card) => {
    const play = new Party({ dm: true, rooms: [{}] }).opens(card);
    const asked = play.asked;
    play.does({ do: 'call-dm' }, { do: 'done' });
    expect(play.asked).toBe(asked);
    // a monster comes first
    play.does({ do: 'call-dm' }, { do: 'add', kind: 'rat' }, { do: 'done' });
    expect(play.asked).toBe('initiative-roll 1');
  });
  it('[LA-1] and if nobody is left to be asked, all is over', () => {
    const play = new Party({ dm: true, heroes: [{ hp: 1 }, { hp: 1 }, { hp: 1 }], rooms: [{}] }).opens('gate').does({ do: 'call-dm' });
    for (const hero of [0, 1, 2]) play.does({ do: 'hero', hero }, { do: 'health', by: -1 }, { do: 'do-it' });
    expect(play.does({ do: 'done' }).asked).toBe('fallen 2');
  });
});
