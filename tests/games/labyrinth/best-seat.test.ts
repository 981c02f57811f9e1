// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { observe } from '../../../src/engine/session.ts';
import { imagine } from '../../../src/engine/simulate.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import { NEXT_CARDS } from '../../../src/games/labyrinth/state/rule-constants.ts';
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
    encounters: ['mix', 'box', 'stair', 'pack', 'empty'],
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
    expect(behind(play)?.encounters.map(({ card }) => card)).toEqual(['mix', 'box', 'stair']);
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
    expect(cards(play)).toEqual(['mix', 'toll']);
    expect(play.state.encounters.draw).toEqual(['rat', 'empty', 'pack', 'stair', 'box']);
    play.does({ do: 'done' }, { do: 'done' }, { do: 'door', room: 0, side: 'north' });
    expect(play.told('room-entered')?.card).toBe('mix');
  });
  it('[LA-49] or puts one of the next three behind it', () => {
    const play = looking().does({ do: 'fill-door', room: 1, side: 'south', card: 'stair' });
    expect(cards(play)).toEqual(['rat', 'stair']);
    expect(play.state.encounters.draw).toEqual(['toll', 'empty', 'pack', 'box', 'mix']);
    expect(play.options).not.toContainEqual({ do: 'fill-door', room: 0, side: 'north', card: 'empty' });
  });
  it('[LA-49] the same with the next card of either deck', () => {
    const play = looking().does({ do: 'swap-next', deck: 'items' }, { do: 'pick-next', deck: 'encounters', card: 'stair' });
    expect(play.state.items.draw).toEqual(['duck', 'bread', 'club', 'cap']);
    expect(play.state.encounters.draw).toEqual(['empty', 'pack', 'box', 'mix', 'stair']);
  });
  it('[LA-49] the players are told nothing of it, and what was seen is not taken back', () => {
    const play = looking();
    expect(play.takesBack()).toBe(false);
    play.does({ do: 'swap-door', room: 0, side: 'north' });
    expect(play.secrets).toEqual([DM]);
    expect(play.told('dm-swapped')).toMatchObject({ was: 'rat', card: 'mix' });
    expect(play.takesBack()).toBe(false);
  });
  it('[LA-43] [LA-49] what a door shows is still true', () => {
    const clue = (play: Party) => play.view().rooms[0]?.doors.find(({ side }) => side === 'north')?.clue;
    const play = looking();
    expect(clue(play)).toBe('peek');
    expect(clue(play.does({ do: 'swap-door', room: 0, side: 'north' }))).toBe('eyes');
  });
  it('[LA-49] whoever imagines the table knows as much as they see', () => {
    const play = looking({ encounters: ['mix', 'box', 'stair', 'pack', 'empty', 'imps', 'gate'] });
    const imagined = (viewer: number) =>
      Array.from({ length: 20 }, (_, seed) => imagine(labyrinth, content, play.session.now, viewer, Random.seed(seed)).position.state);
    for (const { delve, encounters } of imagined(DM)) {
      expect(delve?.ahead.map(({ card }) => card)).toEqual(['rat', 'toll']);
      expect(encounters.draw.slice(-NEXT_CARDS)).toEqual(['stair', 'box', 'mix']);
    }
    expect(new Set(imagined(0).map(({ encounters }) => encounters.draw.join())).size).toBeGreaterThan(5);
  });
  it('[LA-37] [LA-49] by the old book nothing waits behind doors, but the next cards are seen', () => {
    const play = looking({ ahead: [], also: { floor: 2, byTheBook: true } });
    expect(behind(play)?.doors).toEqual([]);
    expect(behind(play)?.encounters).toHaveLength(NEXT_CARDS);
  });
});
