// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { content as printed } from '../../../src/games/labyrinth/content/loaded.ts';
import { labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { ROOMS } from '../../../src/games/labyrinth/rules/difficulty.ts';
import { errandView } from '../../../src/games/labyrinth/rules/errands.ts';
import {
  ERRAND_ROOMS,
  ERRANDS_OFFERED,
  EVENINGS,
  GRAVES,
  HOUSES,
  THANKS,
  TOWN_THINGS,
} from '../../../src/games/labyrinth/state/constants.ts';
import type { Event } from '../../../src/games/labyrinth/state/events.ts';
import type { State } from '../../../src/games/labyrinth/state/state.ts';
import { wayLines, wayOf } from '../../../src/games/labyrinth/text/errand-ways.ts';
import { errandGift, errandTask } from '../../../src/games/labyrinth/text/errands.ts';
import { happenings } from '../../../src/games/labyrinth/text/happenings.ts';
import { textContext } from '../../../src/games/labyrinth/text/scene.ts';
import { textOf } from '../../repository/source.ts';
import { content, Party, type Setup } from './helpers.ts';

/** Errands, what comes of them, and the campaign book. */

const offered = [
  { errand: 'hat', floor: 1 as const },
  { errand: 'shoe', floor: 2 as const },
];
const none = { offered, taken: null, done: [] };
const gate = () => new Party({ also: { byTheBook: false, unlocked: 3, errands: none } });
const taken = (stage: 'sought' | 'done' | 'failed' = 'sought') => ({ ...none, taken: { errand: 'hat', floor: 1 as const, stage } });
const home = (setup: Setup, errands: State['errands']) =>
  new Party({ rooms: [{ stairs: true }], ...setup, also: { byTheBook: false, unlocked: 3, errands, ...setup.also } });
const up = { do: 'stairs', way: 'up' } as const;

describe('at the gate', () => {
  it('[LA-44] one of two can be taken, swapped and left', () => {
    const play = gate();
    const errands = () => play.options.flatMap((option) => (option.do === 'errand' ? [option.errand] : []));
    expect(errands()).toEqual(['hat', 'shoe']);
    play.does({ do: 'errand', errand: 'hat' });
    expect([play.asked, errands()]).toEqual(['gate 0', ['shoe', null]]);
    expect(play.state.errands.taken).toEqual({ errand: 'hat', floor: 1, stage: 'sought' });
    play.does({ do: 'errand', errand: 'shoe' }, { do: 'errand', errand: null });
    expect(play.state.errands.taken).toBeNull();
  });
  it('[LA-44] one begins on its floor or above it', () => {
    const floors = (play: Party) => play.options.flatMap((option) => (option.do === 'delve' ? [option.floor] : []));
    const play = gate().does({ do: 'errand', errand: 'shoe' });
    expect(floors(play)).toEqual([1, 2]);
    expect(play.whyNot({ do: 'delve' })).toContain('LA-44');
    expect(floors(play.does({ do: 'errand', errand: null }))).toEqual([1, 2, 3]);
  });
  it('[LA-44] at home there are two new ones, the first on the floor of the last delve; by the old book there are none', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { state } = home({ seed, also: { floor: 2 } }, none).does(up);
      expect(state.errands.offered).toHaveLength(ERRANDS_OFFERED);
      expect(state.errands.offered[0]?.floor).toBe(2);
      // what was on offer comes again only when nothing else is left
      expect(state.errands.offered[0]?.errand).toBe('song');
      expect(state.errands.offered.every(({ floor }) => floor <= 3)).toBe(true);
    }
    expect(home({ also: { byTheBook: true } }, none).does(up).state.errands.offered).toEqual([]);
  });
  it('[LA-45] what was done is asked for again only when all else is done', () => {
    const asked = (done: string[]) => home({}, { offered: [], taken: null, done }).does(up).state.errands.offered[0]?.errand;
    expect(asked(['hat', 'shoe'])).toBe('song');
    expect(asked(['hat', 'shoe', 'song'])).toBeTruthy();
  });
});

/** A party that has gone through so many doors. */
function explored(doors: number): Party {
  const play = new Party({
    rooms: [{ doors: ['east'] }],
    encounters: ['empty', 'empty', 'empty', 'empty'],
    also: { byTheBook: false, errands: taken() },
  });
  for (let i = 0; i < doors; i++) {
    const { state } = play;
    const door =
      play.options.find((option) => option.do === 'door' && option.room === state.delve?.at) ??
      play.options.find(({ do: word }) => word === 'door');
    if (door) play.does(door);
  }
  return play;
}
const flags = (play: Party) =>
  play.view().rooms.flatMap(({ room, doors }) => doors.flatMap(({ side, clue }) => (clue === 'errand' ? [{ room, side }] : [])));

describe('below', () => {
  it(`[LA-44] it is behind a door of room ${ERRAND_ROOMS}, and everybody sees the flag`, () => {
    const play = explored(ERRAND_ROOMS - 1);
    expect(flags(play)).toEqual([]);
    expect(play.view().errand).toMatchObject({ errand: 'hat', where: 'floor' });
    const there = explored(ERRAND_ROOMS);
    expect(there.told('errand-near')).toMatchObject({ errand: 'hat' });
    expect(flags(there)).toHaveLength(1);
    expect(there.view().errand?.where).toBe('door');
  });
  const inside = () => {
    const play = explored(ERRAND_ROOMS);
    const [flag] = flags(play);
    if (!flag) throw new Error('no flag');
    return play.does({ do: 'door', ...flag });
  };
  it('[LA-44] behind it is its room: one of two ways, and a roll', () => {
    const play = inside();
    expect(play.view().errand?.where).toBe('room');
    expect(play.options.slice(0, 2)).toEqual([
      { do: 'way', way: 0 },
      { do: 'way', way: 1 },
    ]);
    const bearer = play.state.torch;
    play.does({ do: 'pass-torch', to: (bearer + 1) % 3 });
    expect(play.asked).toBe(`choose ${(bearer + 1) % 3}`);
    play.does({ do: 'pass-torch', to: bearer }, { do: 'way', way: 0 });
    expect(play.told('way-chosen')).toMatchObject({ way: 0 });
    play.does({ do: 'hero', hero: 1 }).rolls(10);
    expect(play.told('errand-done')).toMatchObject({ seat: 1, errand: 'hat' });
    expect([play.hero(1).title, play.hero(0).title]).toEqual(['hat', null]);
    expect(play.view().errand?.where).toBe('done');
  });
  it('[LA-44] or nothing comes of it', () => {
    const play = inside().does({ do: 'way', way: 0 }, { do: 'hero', hero: 1 }).rolls(9);
    expect(play.told('errand-failed')).toMatchObject({ errand: 'hat' });
    expect(play.hp).toEqual([20, 18, 20]);
    expect(play.hero(1).title).toBeNull();
    expect(play.view().errand?.where).toBe('failed');
  });
  it('[LA-44] its card is in no deck, before and after', () => {
    const play = inside().does({ do: 'way', way: 0 }, { do: 'hero', hero: 1 }).rolls(10);
    const { draw, discard, aside } = play.state.encounters;
    expect([...draw, ...discard, ...aside]).not.toContain('hat');
    expect(play.room.card).toBeNull();
  });
  it('[LA-44] all who are best at a way are named', () => {
    const play = inside();
    const scene = textContext(play.view(), ['Mira', 'Ole', 'Ida'], content);
    const way = wayOf(content, 'hat', 0, 0);
    expect(way && speak(wayLines(scene, way).at(-1) ?? [])).toMatch(/^Best at it: Mira, Ole and Ida, .*\.$/);
  });
  it('[LA-44] lower down it is over', () => {
    const { state } = new Party({ rooms: [{}], also: { floor: 2, errands: taken() } });
    expect(errandView(state)).toMatchObject({ where: 'failed' });
    const play = home({}, taken()).does({ do: 'stairs', way: 'down' });
    expect([play.told('errand-failed'), play.state.errands.taken?.stage]).toEqual([
      { do: 'errand-failed', seat: 0, errand: 'hat' },
      'failed',
    ]);
  });
  it('[LA-44] with the last other room it is over, and said at once', () => {
    const rooms = Array.from({ length: ROOMS }, (_, i) => (i === 1 ? { doors: ['west' as const, 'east' as const, 'north' as const] } : {}));
    const play = new Party({ rooms, at: ROOMS - 1, also: { byTheBook: false, errands: taken() } });
    play.state.delve?.ahead.push({ x: 1, y: -1, card: 'hat' });
    expect(play.view().errand?.where).toBe('door');
    play.onTop('empty').does({ do: 'door', room: ROOMS - 1, side: 'east' });
    expect(play.kinds).not.toContain('door');
    expect([play.told('errand-failed')?.errand, play.view().errand?.where]).toEqual(['hat', 'failed']);
  });
});

describe('in words', () => {
  it('[LA-44] [LA-45] at the gate it says what to do, and what for', () => {
    expect(errandTask(2)).toBe('Floor 2: find the flag.');
    expect(errandGift('lost-goat', 2, printed)).toBe('For 2 silver each, and a goat in the square.');
  });
  it('[LA-45] what all have seen together is not told again to anybody', () => {
    const events: Event[] = [
      { do: 'errand-done', seat: 1, errand: 'lost-goat' },
      { do: 'errand-thanked', errand: 'lost-goat' },
    ];
    expect([0, 1, 2].flatMap((seat) => happenings(false, events, seat, ['Mira', 'Ole', 'Ida'], printed))).toEqual([]);
    expect(happenings(false, events, 'table', ['Mira', 'Ole', 'Ida'], printed)).toHaveLength(2);
  });
  it('who comes back is told of the place where the party is, not of what has healed since', () => {
    const events: Event[] = [
      { do: 'hurt', seat: 0, amount: 3, left: 2 },
      { do: 'came-home', delves: 1 },
      { do: 'gave-coins', seat: 0, to: 1, coins: 4 },
    ];
    const told = (one: readonly Event[]) => happenings(false, one, 'table', ['Mira', 'Ole', 'Ida'], printed).map(({ words }) => words);
    expect(told(events)).toEqual(['Mira gave Ole 4 silver.']);
    expect(told(events.slice(0, 1))).toEqual(['Mira lost 3 hit points.']);
  });
});

describe('home again', () => {
  it('[LA-45] what was done changes the town for good', () => {
    const play = home({}, taken('done')).does(up);
    expect(play.told('errand-thanked')).toMatchObject({ errand: 'hat' });
    expect(play.state.errands).toMatchObject({ taken: null, done: ['hat'] });
    expect(play.coins).toEqual([10 + THANKS, 10 + THANKS, 10 + THANKS]);
  });
  it('[LA-45] what was not does not', () => {
    for (const stage of ['sought', 'failed'] as const) {
      const play = home({}, taken(stage)).does(up);
      expect([play.state.errands, play.told('errand-failed')?.errand]).toMatchObject([{ taken: null, done: [] }, 'hat']);
    }
  });
  it('[LA-45] nobody brings it home if all are dead', () => {
    const play = new Party({
      heroes: [
        { hp: 0, coins: 0 },
        { hp: 0, coins: 0 },
        { hp: 0, coins: 0 },
      ],
      rooms: [{}],
      agenda: [{ do: 'fallen', seat: 0 }],
      also: { byTheBook: false, errands: taken('done') },
    }).does({ do: 'again' });
    expect(play.state.errands).toMatchObject({ taken: null, done: [] });
  });
});

describe('the campaign book', () => {
  const tonight = {
    floor: 2 as const,
    beaten: 3,
    fell: 1,
    found: [
      { seat: 0, card: 'cap' },
      { seat: 1, card: 'sock' },
    ],
  };
  it('[LA-46] an evening says how deep, what was done, and who came home with what', () => {
    const play = home(
      { heroes: [{ pack: ['cap'] }, {}, { hp: 0, coins: 0 }], also: { book: { graves: [], evenings: [], beaten: [], tonight } } },
      taken('done'),
    ).does(up);
    expect(play.state.book).toMatchObject({
      tonight: null,
      evenings: [
        {
          delve: 1,
          floor: 2,
          errand: 'hat',
          done: true,
          beaten: 3,
          fell: 1,
          home: [
            { seat: 0, card: 'cap' },
            { seat: 1, card: null },
          ],
        },
      ],
    });
  });
  it('[LA-46] a hero who falls has a grave, with the number of the own story', () => {
    const play = new Party({
      heroes: [{ hp: 1 }, {}, {}],
      rooms: [{ doors: ['east'] }],
      ahead: [{ x: 1, y: 0, card: 'dart' }],
      also: { floor: 3 },
    });
    play.does({ do: 'door', room: 0, side: 'east' }).rolls([4, 1, 1]);
    expect(play.state.book.graves).toMatchObject([{ seat: 0, race: 'human', class: 'medic', floor: 3, story: null, own: 0, by: null }]);
  });
  it('[LA-46] it has an end', () => {
    expect([EVENINGS, GRAVES]).toEqual([40, 24]);
    expect(textOf('content/labyrinth/rules.md')).toMatch(/last forty evenings.*last twenty-four heroes/);
  });
});

describe('in the box', () => {
  const { errands } = labyrinthModule.content;
  const all = Object.values(errands);
  it('[LA-44] there are at least 24, and on each floor more than two', () => {
    expect(all.length).toBeGreaterThanOrEqual(24);
    for (const floor of [1, 2, 3, 4, 5])
      expect(all.filter(({ levels: [first, last] }) => first <= floor && floor <= last).length).toBeGreaterThan(6);
  });
  it('[LA-45] each way to do one has a gift beyond silver, or costs nothing but courage', () => {
    const gifts = new Set(['draw', 'raise', 'more-health', 'heal']);
    for (const { id } of all) {
      const lists = [...labyrinthModule.content.lists].filter(([address]) => address === id || address.startsWith(`${id}/`));
      const won = lists.filter(([, list]) => list.some((effect) => effect.do === 'errand' && effect.done));
      expect(won.length).toBeGreaterThan(0);
      expect(won.some(([, list]) => list.some((effect) => gifts.has(effect.do)))).toBe(true);
    }
  });
  it('[LA-45] each brings something to a place of its own', () => {
    for (const house of HOUSES) {
      const spots = all.flatMap(({ brings }) => (brings.house === house ? [brings] : []));
      for (const one of spots)
        for (const other of spots) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
    }
    expect(new Set(all.map(({ brings }) => brings.thing)).size).toBe(TOWN_THINGS.length);
    expect(new Set(all.map(({ brings }) => brings.called)).size).toBe(all.length);
  });
});
