// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Outcome, Snapshot, Task } from '../../../src/engine/game.ts';
import { startSession } from '../../../src/engine/session.ts';
import { validate } from '../../../src/engine/validate.ts';
import type { Content } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import type { State } from '../../../src/games/magic-and-mayhem/state/state.ts';
import type { Mayhem } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { table } from './helpers.ts';

/** For each thing that is always so, ways to break it: an invariant that cannot fail guards nothing. */

type Now = { state: State; agenda: Task<Mayhem>[]; outcome: Outcome | null };
type Spoil = (now: Now) => void;
type Place = { readonly now: Now; readonly content: Content };

const put = <T extends object>(target: T | undefined, change: Partial<T>): void => void Object.assign(target ?? {}, change);
const spell = (rounds: number) => ({ state: 'poisoned', rounds, harm: 1, fresh: false, by: null }) as const;

/** Four heroes, one of them down; a goblin and a thief's loot; a boss in the dark. */
const PLAY = table({
  board: ['start glade shop ?den'],
  heroes: [{ cards: ['pie'], gold: 1 }, { hero: 'bo' }, { hero: 'dot' }, { hero: 'eve', at: null }],
  monsters: [
    { monster: 'goblin', at: 'glade 1,1', card: 'one-goblin' },
    { monster: 'goblin', at: 'glade 4,4' },
  ],
  loot: [{ at: 'glade 3,3', gold: 1 }],
  treasures: ['coin', 'key', 'club'],
  dangers: ['draught', 'rubble'],
  also: { bosses: ['ogre'], torch: 12 },
});
const TWO_SIDES = table({ board: ['start yard exit'], heroes: [{}, { hero: 'bo', side: 1, at: 'exit 2,2' }], beaten: [1, 1] });
const inKit = (play: typeof PLAY): Place => ({ now: structuredClone(play.session.now) as unknown as Now, content: play.content });

const options = validate(mayhem.schemas.options, { mode: 'narrative', quest: 'pudding-heist' }, 'the options');
const STORY = startSession(mayhem, mayhemModule.content, 3, options, 4).session.now;
const inStory = (): Place => ({ now: structuredClone(STORY) as unknown as Now, content: mayhemModule.content });

/** Whether the invariant of that name holds, once things have been spoilt. */
function holds(name: string, { now, content }: Place, spoil: Spoil = () => undefined): boolean | undefined {
  spoil(now);
  return mayhem.invariants.find((one) => one.name === name)?.holds(now as unknown as Snapshot<Mayhem>, content);
}

const FAULTS: { readonly [name: string]: { readonly [fault: string]: Spoil } } = {
  'everything that is named is there': {
    'a card of another box': ({ state }) => void state.treasures.draw.push('tin-hat'),
    'a boss of another box': ({ state }) => void state.bosses.push('grue'),
    'a hero in the dark': ({ state }) => put(state.heroes[0], { at: PLAY.at('den 2,2') }),
    'a monster beyond the board': ({ state }) => put(state.monsters[0], { at: 9999 }),
    'a heap in the dark': ({ state }) => put(state.loot[0], { at: PLAY.at('den 1,1') }),
    'a spell of nobody': ({ state }) => put(state.heroes[0], { lasting: [{ ...spell(1), by: 4 }] }),
    'a turn of nobody': ({ state }) => put(state.turn, { seat: 4 }),
    'a first who is nobody': ({ state }) => put(state, { first: 4 }),
    'a seat that nobody has': ({ agenda }) => void agenda.push({ do: 'suffer', seat: 7 }),
    'effects that are nowhere': ({ agenda }) =>
      void agenda.push({ do: 'run', list: 'soup/use', next: 0, seat: 0, hero: null, monster: null, at: PLAY.at('glade 0,0') }),
  },
  'the game goes on after whatever waits': {
    'nothing waits': ({ agenda }) => void agenda.pop(),
    'two rounds': ({ agenda }) => void agenda.unshift({ do: 'next-round' }),
    'a question without a round': ({ agenda }) => void agenda.splice(0, 1, { do: 'drop-which', seat: 0 }),
  },
  'the board has its Entrance, and what is open or blocked on it can be': {
    'no Entrance': ({ state }) => void state.board.slots.splice(0, 1, null),
    'more places than tiles': ({ state }) => put(state.board, { high: 2 }),
    'a door that is none': ({ state }) => void state.board.opened.push(3),
    'a square blocked twice': ({ state }) => put(state.board, { blocked: [0, 0] }),
    'a token on an E mark': ({ state }) => void state.board.blocked.push(PLAY.at('glade 2,2')),
  },
  'no card is in two places': {
    'a treasure card in a hand and in the deck': ({ state }) => void state.treasures.draw.push('pie'),
    'a monster card twice': ({ state }) => void state.dangers.discard.push('draught'),
    'a card in a hand that is being found': ({ agenda }) => void agenda.push({ do: 'keep', seat: 0, card: 'pie', at: 0 }),
  },
  'each treasure card is in exactly one place': { 'a lost card': ({ state }) => void state.treasures.draw.pop() },
  'each monster card is in exactly one place': { 'a lost card': ({ state }) => void state.dangers.draw.pop() },
  'each tile and each hero is there once': {
    'a tile twice': ({ state }) => put(state.board.slots[1] ?? undefined, { tile: 'start' }),
    'two players of one hero': ({ state }) => put(state.heroes[1], { hero: 'ada' }),
  },
  'nobody stands under a BLOCKED token': {
    'a hero under a token': ({ state }) => void state.board.blocked.push(state.heroes[0]?.at ?? 0),
  },
  'life tokens lie between nothing and the maximum, and nothing only for the fallen and for who is about to roll': {
    'a hero with a heart too many': ({ state }) => put(state.heroes[0], { hp: 7 }),
    'a hero who stands without a heart': ({ state }) => put(state.heroes[0], { hp: 0 }),
    'a monster without a heart': ({ state }) => put(state.monsters[0], { hp: 0 }),
    'a monster with a heart too many': ({ state }) => put(state.monsters[0], { hp: 4 }),
  },
  'no two monsters share a number, and none is due before it is given': {
    'two of one number': ({ state }) => put(state.monsters[1], { number: 1 }),
    'a number that is still to come': ({ state }) => put(state.monsters[1], { number: 3 }),
  },
  'a monster card is out as long as it has a monster, or is being carried out': {
    'a card that nobody will put back': ({ state }) => void state.out.push('draught'),
    'a card that was put back too early': ({ state }) => void state.out.pop(),
  },
  'bosses wait, or are on the board, once each': {
    'a boss twice': ({ state }) => void state.bosses.push('ogre'),
    'a goblin among the bosses': ({ state }) => void state.bosses.push('goblin'),
  },
  'the fallen have left the board with nothing in their hands, and who has escaped with all that was in them': {
    'somebody down who stands': ({ state }) => put(state.heroes[3], { at: PLAY.at('start 2,2') }),
    'somebody off the board for no reason': ({ state }) => put(state.heroes[0], { at: null }),
    'somebody down with gold': ({ state }) => put(state.heroes[3], { gold: 1 }),
    'somebody down with a card': ({ state }) => put(state.heroes[3], { cards: ['pie'] }),
    'somebody down and under a spell': ({ state }) => put(state.heroes[3], { lasting: [spell(1)] }),
  },
  'there are two sides in a competitive game and one in any other, each with an Entrance of its own': {
    'a side too many': ({ state }) => void state.sides.push({ home: 1, bosses: 0, escaped: null }),
    'a home that is no Entrance': ({ state }) => put(state.sides[0], { home: 1 }),
    'a hero of no side': ({ state }) => put(state.heroes[0], { side: 1 }),
    'an escape where all play together': ({ state }) => put(state.sides[0], { bosses: 1, escaped: 1 }),
  },
  'nobody carries more gold, or anything heavier, than its strength allows': {
    'a fortune': ({ state }) => put(state.heroes[0], { gold: 9 }),
    'a club for a weak arm': ({ state }) => void state.heroes[2]?.cards.push('club'),
  },
  'only a thief carries what was stolen, and only a sleeper sleeps, unhurt': {
    'gold with somebody honest': ({ state }) => put(state.monsters[0], { gold: 1 }),
    'a card with somebody honest': ({ state }) => put(state.monsters[0], { cards: ['coin'] }),
    'a goblin asleep': ({ state }) => put(state.monsters[0], { asleep: true }),
  },
  'what lasts wears off, and is of one kind once': {
    'a spell without an end': ({ state }) => put(state.heroes[0], { lasting: [spell(0)] }),
    'a spell twice': ({ state }) => put(state.monsters[0], { lasting: [spell(1), spell(2)] }),
  },
  'loot lies one heap a square': {
    'two heaps on one square': ({ state }) => void state.loot.push({ at: state.loot[0]?.at ?? 0, gold: 1, cards: [], shield: false }),
  },
  'a turn is bounded, and the torch burns': {
    'a walk without end': ({ state }) => put(state.turn, { steps: 100 }),
    'a round after the torch': ({ state }) => put(state, { round: 13 }),
    'a round before the first': ({ state }) => put(state, { round: 0 }),
  },
  'E marks that are spent are E marks': {
    'plain floor': ({ state }) => void state.spent.push(PLAY.at('glade 0,0')),
    'a mark spent twice': ({ state }) => void state.spent.push(PLAY.at('glade 2,2'), PLAY.at('glade 2,2')),
  },
  'a feature is used on a lit tile that has one, once by each hero': {
    'a shelf where there is none': ({ state }) => void state.used.push({ slot: 0, seats: [0] }),
  },
  'a house rule is in force once': { 'more treasure, and more': ({ state }) => put(state, { house: ['plenty', 'plenty'] }) },
  'a quest is the one that is being played, and each of its things is in one place': {
    'a story without a quest': ({ state }) => put(state, { mode: 'narrative' }),
  },
  'what has been asked is noted once': {
    'a riddle twice': ({ state }) => put(state.asked, { riddles: ['moon', 'moon'] }),
    'a twister twice': ({ state }) => put(state.asked, { twisters: ['toast', 'toast'] }),
    'a challenge twice': ({ state }) => put(state.asked, { challenges: ['solo', 'solo'] }),
  },
  'the game ends in one of its ways: for everybody, for nobody, or for one of two sides': {
    'a way that it does not have': (now) => put(now, { outcome: { winners: [], reason: 'boredom' } }),
    'an escape of one alone': (now) => put(now, { outcome: { winners: [0], reason: 'escaped' } }),
    'a burnt torch that somebody won by': (now) => put(now, { outcome: { winners: [0, 1, 2, 3], reason: 'torch' } }),
    'a count of gold where all play together': (now) => put(now, { outcome: { winners: [0, 1, 2, 3], reason: 'most-gold' } }),
  },
};

test('each invariant has a fault that was planted', () => {
  expect(Object.keys(FAULTS).sort()).toEqual(mayhem.invariants.map(({ name }) => name).sort());
});

describe.each(Object.entries(FAULTS))('not so: %s', (name, faults) => {
  test('and so it is where nothing was spoilt', () => {
    for (const place of [inKit(PLAY), inKit(TWO_SIDES), inStory()]) expect(holds(name, place)).toBe(true);
  });
  test.each(Object.entries(faults))('%s', (_, spoil) => expect(holds(name, inKit(PLAY), spoil)).toBe(false));
});

describe('with two sides', () => {
  const sides = 'there are two sides in a competitive game and one in any other, each with an Entrance of its own';
  const ends = 'the game ends in one of its ways: for everybody, for nobody, or for one of two sides';
  test.each<[string, string, Spoil]>([
    ['one home for both', sides, ({ state }) => put(state.sides[1], { home: 0 })],
    ['out before the boss is beaten', sides, ({ state }) => put(state.sides[1], { bosses: 0, escaped: 1 })],
    [
      'both out first',
      sides,
      ({ state }) => {
        for (const side of state.sides) put(side, { escaped: 1 });
      },
    ],
    ['gold that both win by', ends, (now) => put(now, { outcome: { winners: [0, 1], reason: 'most-gold' } })],
    ['a winner twice', ends, (now) => put(now, { outcome: { winners: [0, 0], reason: 'most-gold' } })],
  ])('not so: %s', (_, name, spoil) => expect(holds(name, inKit(TWO_SIDES), spoil)).toBe(false));
});

describe('in a story', () => {
  const quest = 'a quest is the one that is being played, and each of its things is in one place';
  const ends = 'the game ends in one of its ways: for everybody, for nobody, or for one of two sides';
  const [thing = ''] = Object.values(mayhemModule.content.quests['pudding-heist']?.things ?? []).map(({ id }) => id);
  const found =
    (...things: readonly { thing: string; at: number | null; by: number | null }[]): Spoil =>
    ({ state }) =>
      put(state.quest ?? undefined, { things: [...things] });
  const at = STORY.state.heroes[0]?.at ?? 0;

  test('a thing may lie on the floor, or be carried', () => {
    expect(holds(quest, inStory(), found({ thing, at, by: null }))).toBe(true);
    expect(holds(quest, inStory(), found({ thing, at: null, by: 1 }))).toBe(true);
  });
  test.each<[string, string, Spoil]>([
    ['no quest', quest, ({ state }) => put(state, { quest: null })],
    ['a scene played twice', quest, ({ state }) => put(state.quest ?? undefined, { played: ['a', 'a'] })],
    ['a thing twice', quest, found({ thing, at, by: null }, { thing, at: null, by: 1 })],
    ['a thing on the floor and carried', quest, found({ thing, at, by: 1 })],
    ['a thing nowhere', quest, found({ thing, at: null, by: null })],
    ['a thing of another story', quest, found({ thing: 'button', at, by: null })],
    ['an ending that it does not have', ends, (now) => put(now, { outcome: { winners: [], reason: 'escaped' } })],
    ['a lost story that somebody won', ends, (now) => put(now, { outcome: { winners: [0, 1, 2], reason: 'all-down' } })],
  ])('not so: %s', (_, name, spoil) => expect(holds(name, inStory(), spoil)).toBe(false));
});
