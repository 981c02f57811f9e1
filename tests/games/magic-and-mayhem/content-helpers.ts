import * as v from 'valibot';
import {
  DangerCard,
  type Effect,
  HeroCard,
  MonsterSheet,
  TileCard,
  TreasureCard,
  type Ware,
} from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { Challenge, Riddle, Twister } from '../../../src/games/magic-and-mayhem/content/riddle-and-challenge-schemas.ts';
import type { DangerKind, TreasureKind } from '../../../src/games/magic-and-mayhem/state/constants.ts';

/** A tiny box for tests: plain people, plain monsters, hand-drawn tiles. */

type Rest<T extends v.GenericSchema> = Partial<v.InferInput<T>>;
const face = (id: string) => ({
  id,
  name: `the ${id}`,
  flavour: 'Made for a test.',
  art: { icon: 'box', print: 'ink', holes: 'cream' } as const,
});

export const hero = (id: string, rest: Rest<typeof HeroCard> = {}) =>
  v.parse(HeroCard, {
    ...face(id),
    title: 'the Tester',
    hp: 6,
    mov: 4,
    str: 2,
    int: 3,
    abilities: ['agile-skills'],
    attack: { name: 'Poke', damage: 2, type: 'melee', range: 1 },
    power: { name: 'Nothing' },
    ...rest,
  });
export const monster = (id: string, rest: Rest<typeof MonsterSheet> = {}) =>
  v.parse(MonsterSheet, {
    ...face(id),
    called: `the ${id}`,
    hp: 3,
    mov: 3,
    attack: { name: 'Nibble', damage: 1, type: 'melee', range: 1 },
    ...rest,
  });
export const treasure = (id: string, kind: TreasureKind, rest: Rest<typeof TreasureCard> = {}) =>
  v.parse(TreasureCard, { ...face(id), kind, ...rest });
export const danger = (id: string, kind: DangerKind, ...effects: Effect[]) => v.parse(DangerCard, { ...face(id), kind, effects });
export const riddle = (id: string, rest: Rest<typeof Riddle> = {}) =>
  v.parse(Riddle, {
    id,
    level: 'middle',
    text: 'I am in the test.\nWho am I?',
    answer: 'a test',
    accepted: [],
    wrong: [],
    hints: ['Hm.', 'A test.'],
    ...rest,
  });
export const twister = (id: string) => v.parse(Twister, { id, text: 'Test toast tastes testy.', level: 'middle' });
export const challenge = (id: string, rest: Rest<typeof Challenge> = {}) =>
  v.parse(Challenge, {
    id,
    level: 'middle',
    die: 1,
    title: 'A Test',
    people: 1,
    needs: [],
    steps: ['Get up.', 'Hop.'],
    success: 'It worked if you hopped.',
    seated: ['Sit.', 'Clap.'],
    drawing: 'hop',
    ...rest,
  });
export const weapon = (id: string, strength: number, rest: Rest<typeof TreasureCard> = {}) =>
  treasure(id, 'weapon', { strength, attack: { name: 'Swing', damage: 3, type: 'melee', range: 1 }, ...rest });

export const HEROES = [
  hero('ada', { int: 4, abilities: ['heavy-weapons'] }),
  hero('bo', { hp: 5, str: 3, abilities: ['adept-magic'], attack: { name: 'Spark', damage: 1, type: 'fire', range: 4 } }),
  hero('cy', { hp: 7, str: 5, int: 2, abilities: ['light-weapons'] }),
  hero('dot', { str: 1, abilities: ['strong-magic', 'epic-skills'] }),
  ...['eve', 'fin', 'gus', 'hal'].map((id) => hero(id)),
];

export const MONSTERS = [
  monster('goblin', { drops: { gold: 1, treasures: 0 } }),
  monster('archer', { mov: 2, attack: { name: 'Pea', damage: 1, type: 'melee', range: 4 } }),
  monster('ghost', { invisible: true }),
  monster('statue', { mov: 0, hp: 9 }),
  monster('ogre', { boss: true, hp: 8, mov: 2, attack: { name: 'Thump', damage: 2, type: 'melee', range: 1 } }),
];

export const TREASURES = [
  treasure('pie', 'potion', { use: { aim: 'hero', effects: [{ do: 'heal', amount: 3, at: 'target' }], spent: true } }),
  treasure('coin', 'scenario', { found: [{ do: 'gold', amount: 2 }] }),
  treasure('key', 'item', { bonuses: [{ do: 'opens', door: 'locked', spent: true }] }),
  treasure('eye', 'item', { bonuses: [{ do: 'opens', door: 'secret', spent: false }] }),
  treasure('belt', 'item', { bonuses: [{ do: 'stat', stat: 'str', add: 3 }] }),
  treasure('hat', 'item', { bonuses: [{ do: 'health', add: 2 }] }),
  treasure('bolt', 'spell', {
    ability: 'adept-magic',
    use: { aim: 'monster', range: 4, effects: [{ do: 'hit', amount: 2, type: 'fire', at: 'target' }], spent: false },
  }),
  weapon('club', 3, { ability: 'heavy-weapons' }),
  weapon('twig', 1, { ability: 'light-weapons' }),
];

export const TRIALS = {
  quests: [],
  riddles: ['moon', 'soup'].map((id) => riddle(id)),
  twisters: ['toast', 'roast'].map((id) => twister(id)),
  challenges: [
    challenge('trio', { die: 1, people: 3 }),
    challenge('pair', { die: 2, people: 2 }),
    challenge('four', { die: 3, people: 4 }),
    challenge('solo', { die: 4, people: 1 }),
    challenge('two', { die: 5, people: 2 }),
    challenge('ring', { die: 6, people: 4 }),
  ],
};

export const STORE: readonly Ware[] = [
  { card: 'pie', price: 3 },
  { card: 'key', price: 3 },
  { card: 'club', price: 4 },
  { card: 'twig', price: 2 },
  { any: 'spell', price: 5 },
  { any: 'item', price: 10 },
];

export const DANGERS = [
  danger('one-goblin', 'monster', { do: 'spawn', monster: 'goblin', count: 1 }),
  danger('three-goblins', 'monster', { do: 'spawn', monster: 'goblin', count: 3 }),
  danger('draught', 'situation', { do: 'hit', amount: 1, type: 'ice', at: 'self' }),
  danger('rubble', 'trap', { do: 'block', squares: 2 }),
];

type TileKind = TileCard['kind'];
/** A tile as drawn: see `TileCard`. */
export function tile(id: string, kind: TileKind, map: readonly string[]): TileCard {
  const squares = map.filter((_, row) => row % 2).flatMap((line) => [...line].filter((_, column) => column % 2));
  if (squares.some((sign) => !'.#EB$<'.includes(sign))) throw new Error(`${id}: a door or a wall stands where a square should be`);
  return v.parse(TileCard, { id, name: `the ${id}`, kind, map });
}

const OPEN = [
  '+-+-+ + +-+-+',
  '|. . . . . .|',
  '+ + + + + + +',
  '|. . . . . .|',
  '+ + + + + + +',
  ' . . . . . . ',
  '+ + + + + + +',
  ' . . . . . . ',
  '+ + + + + + +',
  '|. . . . . .|',
  '+ + + + + + +',
  '|. . . . . .|',
  '+-+-+ + +-+-+',
];
/** An open room, with marks at "column,row". */
export const room = (id: string, kind: TileKind = 'ordinary', marks: { readonly [square: string]: string } = {}): TileCard => {
  const map = OPEN.map((line) => [...line]);
  for (const [square, mark] of Object.entries(marks)) {
    const [x = 0, y = 0] = square.split(',').map(Number);
    map[2 * y + 1]?.splice(2 * x + 1, 1, mark);
  }
  return tile(
    id,
    kind,
    map.map((line) => line.join('')),
  );
};

export const TILES = [
  room('start', 'entrance', { '2,2': '<', '3,2': '<', '2,3': '<', '3,3': '<' }),
  room('exit', 'entrance', { '2,2': '<', '3,2': '<', '2,3': '<', '3,3': '<' }),
  room('shop', 'store', { '2,2': '$' }),
  room('den', 'boss', { '2,2': 'B' }),
  room('lair', 'boss', { '2,2': 'B' }),
  ...['yard', 'lawn', 'field', 'park'].map((id) => room(id)),
  room('glade', 'ordinary', { '2,2': 'E' }),
  room('twins', 'ordinary', { '1,2': 'E', '3,2': 'E' }),
  /** Its mark lies just across the border of whatever is west of it. */
  room('porch', 'ordinary', { '0,2': 'E' }),
];
