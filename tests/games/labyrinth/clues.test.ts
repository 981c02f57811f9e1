// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { imagine } from '../../../src/engine/simulate.ts';
import { labyrinth, labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { clueOf } from '../../../src/games/labyrinth/rules/clues.ts';
import { ROOMS } from '../../../src/games/labyrinth/rules/difficulty.ts';
import { CLUE_MODIFIER, CLUES, DRAUGHT_ROOMS } from '../../../src/games/labyrinth/state/constants.ts';
import { content, Party, type Setup } from './helpers.ts';

/** What doors show of what lies behind them. */

const also = { byTheBook: false };
const clever = { base: { intelligence: 10 + 2 * CLUE_MODIFIER } };
const lucky = { base: { luck: 10 + 2 * CLUE_MODIFIER } };
/** What the door in the east shows with this card behind it. */
const shown = (card: string, heroes: NonNullable<Setup['heroes']> = [clever, lucky, {}]) =>
  new Party({ heroes, rooms: [{}], ahead: [{ x: 1, y: 0, card }], also: { ...also, floor: card === 'den' ? 5 : 2 } }).view().rooms[0]
    ?.doors[0]?.clue;

describe('what a door shows', () => {
  it.each([
    ['rat', 'peek'],
    ['pack', 'eyes'],
    ['imps', 'smoke'],
    ['den', 'smoke'],
    ['stair', 'draught'],
    ['gate', 'draught'],
    ['toll', 'ribbon'],
    ['box', 'coins'],
    ['purse', 'coins'],
    ['empty', 'web'],
  ])('[LA-43] %s: %s', (card, clue) => expect(shown(card)).toBe(clue));
  test('[LA-43] of what is in the box each clue is shown by some card, and each card shows one', () => {
    const { content: box } = labyrinthModule;
    const found = Object.keys(box.encounters).map((card) => clueOf(card, box));
    expect([...new Set(found)].sort()).toEqual([...CLUES].sort());
  });
  it('[LA-43] coins need Luck, a web needs Intelligence; without it the door shows nothing', () => {
    expect([shown('box', [clever, {}, {}]), shown('box', [lucky, {}, {}])]).toEqual([null, 'coins']);
    expect([shown('empty', [lucky, {}, {}]), shown('empty', [clever, {}, {}])]).toEqual([null, 'web']);
  });
  it('[LA-43] what one wears counts', () => {
    expect(shown('box', [{ equipped: ['sock'] }, {}, {}])).toBe('coins');
    expect(shown('empty', [{ equipped: ['cap'] }, {}, {}])).toBe('web');
  });
  it('[LA-23] a door that is only painted on shows nothing, and no draught is felt', () => {
    const seen = (many: number) => {
      const rooms = Array.from({ length: many }, (_, y) => ({ x: 0, y, doors: ['east' as const] }));
      const view = new Party({
        heroes: [clever, lucky, {}],
        rooms,
        ahead: [{ x: 1, y: 0, card: 'stair' }],
        also: { ...also, floor: 2 },
      }).view();
      return [view.encounters.left > 0, view.rooms[0]?.doors.find(({ side }) => side === 'east')?.clue, view.draught];
    };
    expect(seen(ROOMS)).toEqual([true, 'draught', true]);
    expect(seen(ROOMS + 1)).toEqual([false, null, false]);
  });
  it('[LA-43] who has fallen reads nothing', () => expect(shown('box', [{ ...lucky, hp: 0 }, {}, {}])).toBeNull());
});

describe('cards behind doors', () => {
  it('[LA-43] each shut door has one as soon as it is seen, and that is what comes', () => {
    const play = new Party({ rooms: [{ doors: ['east', 'north'] }], ahead: [{ x: 1, y: 0, card: 'stair' }], also });
    play.does({ do: 'door', room: 0, side: 'east' });
    // the torch has gone on, but whoever opened it is told
    expect(play.told('room-entered')).toMatchObject({ card: 'stair', seat: 0 });
    expect(play.state.torch).toBe(1);
    const { rooms, ahead = [] } = play.state.delve ?? {};
    const shut = play.view().rooms.flatMap(({ doors }) => doors.filter(({ to }) => to === null));
    expect(rooms).toHaveLength(2);
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.length).toBeLessThanOrEqual(shut.length);
  });
  it('[LA-43] they go back when the floor is left', () => {
    const play = new Party({ rooms: [{ stairs: true }], ahead: [{ x: 1, y: 0, card: 'mix' }], also }).does({ do: 'stairs', way: 'up' });
    expect([play.state.delve, play.state.encounters.draw.includes('mix')]).toEqual([null, true]);
  });
  it('[LA-37] by the old book a card is drawn when the door opens, and doors show nothing', () => {
    const play = new Party({ rooms: [{ stairs: true }] }).does({ do: 'stairs', way: 'down' });
    expect(play.state.delve?.ahead).toEqual([]);
    expect(play.view().rooms.flatMap(({ doors }) => doors.flatMap(({ clue }) => clue ?? []))).toEqual([]);
  });
  it('[LA-43] stairs that nobody has seen are felt from two rooms away', () => {
    const feels = (x: number, card = 'guard') =>
      new Party({ rooms: Array.from({ length: 5 }, () => ({})), at: 0, ahead: [{ x, y: 0, card }], also }).view().draught;
    expect(DRAUGHT_ROOMS).toBe(2);
    expect([feels(5), feels(2, 'rat')]).toEqual([false, false]);
    const near = (at: number) =>
      new Party({ rooms: Array.from({ length: 5 }, () => ({})), at, ahead: [{ x: 5, y: 0, card: 'guard' }], also }).view().draught;
    expect([near(2), near(3), near(4)]).toEqual([false, true, true]);
  });
  it('[LA-43] what reads doors is not put on and taken back, even where the door shows nothing new', () => {
    const takenBack = (worn: string, card: string) =>
      new Party({ heroes: [{ pack: [worn] }, {}, {}], rooms: [{}], ahead: [{ x: 1, y: 0, card }], also })
        .does({ do: 'open-pack', hero: 0 }, { do: 'equip', card: worn })
        .takesBack();
    for (const card of ['box', 'empty', 'rat'])
      expect(
        ['sock', 'cap', 'coat'].map((worn) => takenBack(worn, card)),
        card,
      ).toEqual([false, false, true]);
  });
  it.each([
    ['a swap that reads doors', 4, 14, 'intelligence', false],
    ['a swap that reads none', 4, 10, 'strength', true],
    ['one more that reads doors', 2, 13, 'luck', false],
    ['one more that reads none', 2, 10, 'luck', true],
  ] as const)('[LA-43] %s: it can be taken back if it tells nothing', (_, face, luck, statistic, back) => {
    const heroes = [{ pack: ['statue'], base: { luck } }, { base: { luck: 10 } }, { base: { luck: 10 } }];
    const play = new Party({ heroes, rooms: [{}], ahead: [{ x: 1, y: 0, card: 'box' }], also: { ...also, byTheBook: false } })
      .does({ do: 'open-pack', hero: 0 }, { do: 'fate', card: 'statue' })
      .rolls(face);
    expect(play.does({ do: 'statistic', statistic }).takesBack()).toBe(back);
  });
  it('[LA-43] nobody is shown the card, and every imagined world shows the same doors', () => {
    const play = new Party({
      heroes: [clever, lucky, {}],
      rooms: [{ doors: ['east', 'north'] }],
      also,
      ahead: [
        { x: 1, y: 0, card: 'box' },
        { x: 0, y: -1, card: 'mix' },
      ],
    });
    const seen = play.view();
    expect(JSON.stringify(seen.rooms)).not.toMatch(/"(box|mix)"/);
    const dreams = Random.seed(4);
    const worlds = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const world = imagine(labyrinth, content, play.session.now, 0, dreams);
      expect(labyrinth.view(world.position, 0, content)).toEqual(seen);
      worlds.add(JSON.stringify(world.state.delve?.ahead));
    }
    expect(worlds.size).toBeGreaterThan(1);
  });
});
