// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Outcome, Snapshot, Task } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { act, prompt, startSession } from '../../../src/engine/session.ts';
import { labyrinth, labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { Options } from '../../../src/games/labyrinth/state/options.ts';
import type { Hero, Room, State } from '../../../src/games/labyrinth/state/state.ts';
import type { Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { content, Party, type Setup } from './helpers.ts';

/** For each thing that is always so, ways to break it: an invariant that cannot fail guards nothing. `npm run laws` looks for longer. */

type Now = { state: State; agenda: Task<Labyrinth>[]; outcome: Outcome | null };
type Spoil = (now: Now) => void;

const put = <T extends object>(target: T | undefined | null, change: Partial<T>): void => void Object.assign(target ?? {}, change);
const heroOf = ({ state }: Now, seat = 0): Hero | null | undefined => state.heroes[seat];
const roomOf = ({ state }: Now, room: number): Room | undefined => state.delve?.rooms[room];

/** A fight on the third floor, with a person as dungeon master; and the same people in town. */
const PEOPLE: Setup = {
  heroes: [{ pack: ['bread'], equipped: ['club'], curses: ['ring'] }, { race: 'hollow' }, { pack: ['pill', 'statue'] }],
  dm: true,
  market: ['duck', 'coat'],
  also: { floor: 3, unlocked: 3 },
};
const FIGHT = new Party({ ...PEOPLE, rooms: [{}, { foes: ['rat', 'rat', 'ogre'], card: 'mix', frames: [] }] })
  .does({ do: 'go', room: 1 })
  .order(20, 19, 18, 2, 1);
const TOWN = new Party(PEOPLE);

/** Whether the invariant of that name holds, once things have been spoilt. */
function holds(name: string, play: Party, spoil: Spoil = () => undefined): boolean | undefined {
  const now = structuredClone(play.session.now) as unknown as Now;
  spoil(now);
  return labyrinth.invariants.find((one) => one.name === name)?.holds(now as unknown as Snapshot<Labyrinth>, content);
}
/** Something waits above the room. */
const waiting =
  (...tasks: readonly Task<Labyrinth>[]): Spoil =>
  ({ agenda }) =>
    void agenda.splice(1, agenda.length, ...tasks);
const die = { count: 1, faces: 6 } as const;
const FAULTS: { readonly [name: string]: { readonly [fault: string]: Spoil } } = {
  'everything that is named is there': {
    'an item card of another box': ({ state }) => void state.items.draw.push('tin-hat'),
    'an encounter card of another box': ({ state }) => void state.encounters.aside.push('swamp'),
    'a stall with nothing that there is': ({ state }) => void state.market.push('tin-hat'),
    'a thing in a pack': (now) => void heroOf(now)?.pack.push('tin-hat'),
    'a story that nobody wrote': (now) => put(heroOf(now), { story: 'untold' }),
    'a room of another card': (now) => put(roomOf(now, 0), { card: 'swamp' }),
    'a room that looks like nothing': (now) => put(roomOf(now, 0), { look: 'fog' }),
    'a monster of another box': (now) => put(roomOf(now, 1)?.foes[0], { kind: 'grue' }),
    'an errand of another town': ({ state }) => void state.errands.done.push('wig'),
    'a feat that nobody knows': (now) => void heroOf(now)?.feats.push('juggling'),
    'a title that nobody gives': (now) => put(heroOf(now), { title: 'wig' }),
    'an evening of nobody': ({ state }) => put(state.book, { tonight: { floor: 1, beaten: 0, fell: 0, found: [{ seat: 9, card: null }] } }),
    'effects that are nowhere': (now) => void roomOf(now, 0)?.frames.push({ list: 'swamp', next: 0, seat: 0 }),
    'a fight with another monster': ({ state }) => void state.fight?.order.push({ who: 'grue', rolls: [1] }),
    'a roll for another card': ({ agenda }) => void agenda.push({ do: 'fate-roll', seat: 0, card: 'tin-hat', ...die }),
    'a turn of another monster': ({ agenda }) => void agenda.push({ do: 'monsters-act', kind: 'grue' }),
    'a torch with nobody': ({ state }) => put(state, { torch: 3 }),
    'a fighter who is nobody': ({ state }) => void state.fight?.order.push({ who: 3, rolls: [1] }),
    'a turn that nobody had': ({ state }) => void state.fight?.acted.push(3),
    'a turn of nobody': ({ state }) => put(state.fight, { now: 3 }),
    'a last blow of nobody': ({ state }) => put(state.fight, { last: 3 }),
    'a blow at nobody': ({ state }) => void state.fight?.volley.push({ foe: 0, on: 3, guard: null, hit: false }),
    'a question to nobody': waiting({ do: 'explore', seat: 4 }),
    'a gift for nobody': waiting({ do: 'dm-hero', seat: 3, hero: 3 }),
    'a purse for nobody': waiting({ do: 'purse', seat: 0, to: 3 }),
    'newcomers without a seat': waiting({ do: 'create', seats: [3] }),
    'an order of nobody': waiting({ do: 'initiative-roll', seat: 0, who: [3], count: 1, faces: 20 }),
  },
  'the game goes on after whatever waits': {
    'nothing waits': ({ agenda }) => void agenda.splice(0),
    'a fight that leads nowhere': ({ agenda }) => void agenda.shift(),
    'two rooms at once': waiting({ do: 'in-room' }),
  },
  'each encounter card and each item card is in one place': {
    'a lost encounter card': ({ state }) => void state.encounters.draw.pop(),
    'a lost item card': ({ state }) => void state.items.draw.pop(),
    'a room that has swallowed its card': (now) => put(roomOf(now, 1), { card: null }),
    'a market that has sold for nothing': ({ state }) => put(state, { market: [] }),
    'a curse that has come off by itself': (now) => put(heroOf(now), { curses: [] }),
  },
  'no card is there more often than it was printed': {
    'an encounter card twice': ({ state }) => void state.encounters.discard.push('toll'),
    'an item card in a pack and in the deck': ({ state }) => void state.items.draw.push('pill'),
    'an item card in a pack and in the market': ({ state }) => void state.market.push('pill'),
  },
  'what may be drawn belongs to the floor': {
    'an encounter card of another floor': ({ state }) => void state.encounters.draw.push(state.encounters.aside.pop() ?? ''),
    'an item card of another floor': ({ state }) => put(state, { floor: 1 }),
  },
  'heroes are whole, and carry what they can': {
    'a feat twice': (now) => void heroOf(now)?.feats.push('quiet-whistle', 'quiet-whistle'),
    'a hero bursting with health': (now) => put(heroOf(now), { hp: 21 }),
    'a giant': (now) => put(heroOf(now), { most: 1000 }),
    'more silver than there is': (now) => put(heroOf(now), { coins: 1_000_001 }),
    'four things at once': (now) => void heroOf(now)?.equipped.push('cap', 'sock'),
    'the dead with a full purse': (now) => put(heroOf(now, 1), { hp: 0 }),
    'the dead with a full pack': (now) => put(heroOf(now, 2), { hp: 0, coins: 0 }),
    'the same element twice': (now) => put(heroOf(now), { elements: ['fire', 'fire'] }),
    'less strength than none': (now) => put(heroOf(now)?.base, { strength: -1 }),
  },
  'the table is set for three to six adventurers': {
    'too few to play': ({ state }) => void state.heroes.pop(),
    'too many to play': ({ state }) => put(state, { dm: null, heroes: [...state.heroes, null, null, null, null] }),
    'a dungeon master among the heroes': ({ state }) => put(state, { dm: 2 }),
    'a floor that nobody unlocked': ({ state }) => put(state, { unlocked: 2 }),
    'a market of four': ({ state }) => put(state, { market: [null, null, null, null] }),
  },
  'a Dragon that was run from lives, and is not of the old book': {
    'a ghost of a Dragon': ({ state }) => put(state, { dragon: 0, byTheBook: false }),
    'scratches by the old book': ({ state }) => put(state, { dragon: 9, byTheBook: true }),
  },
  'every open floor has rooms to come': {
    'an emptied deck': ({ state }) => {
      put(state, { encounters: { draw: [], discard: [], aside: ['den'] } });
      put(state.delve?.rooms[1], { card: null });
    },
  },
  'the rooms hang together, and there is a way on or out': {
    'a party outside the map': ({ state }) => put(state.delve, { at: 2 }),
    'a party from outside the map': ({ state }) => put(state.delve, { from: 2 }),
    'two rooms in one place': (now) => put(roomOf(now, 1), { x: 0 }),
    'a door twice': (now) => void roomOf(now, 1)?.doors.push('west'),
    'a room with no way in': (now) => put(roomOf(now, 1), { doors: ['north'] }),
    'no door left to open': (now) => put(roomOf(now, 1), { doors: ['west'] }),
    'no card left, and no stairs': ({ state }) => put(state.encounters, { draw: [] }),
    'two monsters of one number': (now) => put(roomOf(now, 1)?.foes[1], { id: 0 }),
    'two of a gang with one number': (now) => put(roomOf(now, 1)?.foes[1], { number: 1 }),
    'a monster that is still to come': (now) => put(roomOf(now, 1)?.foes[1], { id: 3 }),
    'a monster without hit points': (now) => put(roomOf(now, 1)?.foes[1], { hp: 0 }),
    'a crowd': ({ state }) => {
      const foes = Array.from({ length: 13 }, (_, id) => ({ id, kind: 'rat', number: id, hp: 1, reward: 0 }));
      put(state.delve, { foes: 13 });
      put(state.delve?.rooms[1], { foes });
    },
    'a finished room that wants something': (now) => void roomOf(now, 0)?.frames.push({ list: 'slip', next: 0, seat: 0 }),
  },
  'an errand on the map is the one that was taken': {
    'an errand that nobody took': ({ state }) => void state.delve?.ahead.push({ x: 5, y: 5, card: 'hat' }),
    'an errand twice': ({ state }) => {
      put(state.errands, { taken: { errand: 'hat', floor: 3, stage: 'sought' } });
      state.delve?.ahead.push({ x: 5, y: 5, card: 'hat' }, { x: 6, y: 5, card: 'hat' });
    },
    'an errand of another floor': ({ state }) => {
      put(state.errands, { taken: { errand: 'hat', floor: 2, stage: 'sought' } });
      state.delve?.ahead.push({ x: 5, y: 5, card: 'hat' });
    },
  },
  'the town offers and remembers each errand once, and the book has an end': {
    'the same errand twice': ({ state }) =>
      put(state.errands, {
        offered: [
          { errand: 'hat', floor: 1 },
          { errand: 'hat', floor: 2 },
        ],
      }),
    'a deed twice': ({ state }) => put(state.errands, { done: ['hat', 'hat'] }),
    'a monster in two lines': ({ state }) =>
      put(state.book, {
        beaten: [
          { kind: 'rat', count: 1 },
          { kind: 'rat', count: 2 },
        ],
      }),
    'an endless book': ({ state }) =>
      put(state.book, {
        evenings: Array.from({ length: 41 }, () => ({ delve: 1, floor: 1, errand: null, done: false, beaten: 0, fell: 0, home: [] })),
      }),
    'an endless graveyard': ({ state }) =>
      put(state.book, {
        graves: Array.from({ length: 25 }, () => ({
          seat: 0,
          race: 'human',
          class: 'medic',
          elements: [],
          delve: 1,
          floor: 1,
          by: null,
          story: null,
          own: null,
          title: null,
        })),
      }),
  },
  'a fight has its room, and each fighter once': {
    'a fight in town': ({ state }) => put(state, { delve: null }),
    'a fighter twice': ({ state }) => void state.fight?.order.push({ who: 'rat', rolls: [1] }),
    'three attacks': ({ state }) => put(state.fight, { attacks: 3 }),
  },
  'the party is in the dungeon, or enters it, before it is in a room': {
    'a room in town': ({ state, agenda }) => {
      put(state, { delve: null });
      agenda.splice(0, agenda.length, { do: 'in-room' });
    },
    'a room before the stairs': ({ state, agenda }) => {
      put(state, { delve: null });
      agenda.splice(0, agenda.length, { do: 'enter-floor', floor: 1 }, { do: 'in-room' });
    },
  },
  'the campaign ends in one of its ways': {
    'a way that it does not have': (now) => put(now, { outcome: { winners: [], reason: 'boredom' } }),
    'a victory of nobody': (now) => put(now, { outcome: { winners: [], reason: 'won' } }),
    'a victory of the dungeon master': (now) => put(now, { outcome: { winners: [0, 1, 3], reason: 'won' } }),
    'a winner twice': (now) => put(now, { outcome: { winners: [0, 1, 1], reason: 'won' } }),
    'a winner of what was given up': (now) => put(now, { outcome: { winners: [0, 1, 2], reason: 'retired' } }),
  },
};

test('each invariant has a fault that was planted', () => {
  expect(Object.keys(FAULTS)).toEqual(labyrinth.invariants.map(({ name }) => name));
});

describe.each(Object.entries(FAULTS))('not so: %s', (name, faults) => {
  test('and so it is where nothing was spoilt', () => {
    for (const play of [FIGHT, TOWN]) expect(holds(name, play)).toBe(true);
  });
  test.each(Object.entries(faults))('%s', (_, spoil) => expect(holds(name, FIGHT, spoil)).toBe(false));
});

test.each([{}, ...(labyrinthModule.setups ?? [])].map((setup, i) => [setup, i] as const))('all hold in play with %j', (setup, i) => {
  const { content: box } = labyrinthModule;
  let { session } = startSession(labyrinth, box, 3 + i, v.parse(Options, setup), i + 3);
  const random = Random.seed(i + 3);
  for (let n = 0; n < 250; n++) {
    const asked = prompt(labyrinth, box, session.now);
    if (!asked) break;
    session = act(labyrinth, box, session, asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options)).session;
    expect(labyrinth.invariants.filter((law) => !law.holds(session.now, box)).map(({ name }) => name)).toEqual([]);
  }
});
