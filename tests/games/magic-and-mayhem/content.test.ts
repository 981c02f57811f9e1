// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Id } from '../../../src/games/card-schemas.ts';
import {
  DangerCard,
  type Effect,
  HeroCard,
  MonsterSheet,
  TileCard,
  TreasureCard,
} from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { ABILITIES, DAMAGE, TREASURES } from '../../../src/games/magic-and-mayhem/state/constants.ts';

const home = join(process.cwd(), 'content/magic-and-mayhem');
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const folder = (name: string) =>
  readdirSync(join(home, name))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, data: read(join(home, name, file)) }));

const heroFiles = folder('heroes');
const tileFiles = folder('tiles');
const heroes = heroFiles.map(({ data }) => v.parse(HeroCard, data));
const tiles = tileFiles.map(({ data }) => v.parse(TileCard, data));
const monsters = v.parse(v.array(MonsterSheet), read(join(home, 'monsters.json')));
const dangers = v.parse(v.array(DangerCard), read(join(home, 'dangers.json')));
const treasures = v.parse(v.array(TreasureCard), read(join(home, 'treasures.json')));
const decks = { heroes, tiles, monsters, dangers, treasures };
const drawn = [...heroes, ...monsters, ...dangers, ...treasures];

const set = read(join(process.cwd(), 'node_modules/@iconify-json/game-icons/icons.json')) as { icons: Record<string, unknown> };
const screenIcons = v.parse(v.array(v.string()), read(join(process.cwd(), 'src/ui/games/magic-and-mayhem/icons.json')));

/** An effect and all that it holds. */
function inside(effect: Effect): Effect[] {
  const parts =
    effect.do === 'roll' || effect.do === 'if'
      ? [...effect.then, ...effect.else]
      : effect.do === 'choose-one'
        ? effect.of.flat()
        : effect.do === 'trial'
          ? [...effect.won, ...effect.lost]
          : effect.do === 'for-each'
            ? effect.effects
            : [];
  return [effect, ...parts.flatMap(inside)];
}
const words = (card: { effects: Effect[] }) => card.effects.flatMap(inside);
const everyEffect = [
  ...dangers.flatMap((card) => words(card)),
  ...monsters.flatMap((card) => words(card)),
  ...treasures.flatMap((card) => card.found.flatMap(inside)),
  ...[...treasures, ...heroes.map((hero) => hero.power)].flatMap((card) => [
    ...card.triggers.flatMap((trigger) => words(trigger)),
    ...(card.use ? words(card.use) : []),
  ]),
];

describe('the decks', () => {
  it.each(Object.entries(decks))('%s: no id stands twice', (_name, cards) => {
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
  });

  it('a file is named after the card in it', () => {
    for (const { file, data } of [...heroFiles, ...tileFiles]) expect(`${(data as { id: string }).id}.json`).toBe(file);
  });

  it('hold enough for a game', () => {
    const kinds = (kind: string) => tiles.filter((tile) => tile.kind === kind).length;
    expect([kinds('store'), kinds('boss'), kinds('entrance')]).toEqual([1, 2, 2]);
    expect(kinds('ordinary')).toBeGreaterThanOrEqual(34);
  });

  it('[MM-48] every ability is held by at least three heroes and asked for by a treasure', () => {
    for (const ability of ABILITIES) {
      expect(heroes.filter((hero) => hero.abilities.includes(ability)).length, ability).toBeGreaterThanOrEqual(3);
      expect(treasures.filter((card) => card.ability === ability).length, ability).toBeGreaterThanOrEqual(1);
    }
  });

  it('every kind of treasure and every type of attack is there', () => {
    for (const kind of TREASURES) expect(treasures.filter((card) => card.kind === kind).length, kind).toBeGreaterThanOrEqual(1);
    for (const type of DAMAGE) {
      expect(monsters.filter((sheet) => sheet.attack.type === type).length, `a monster with ${type}`).toBeGreaterThanOrEqual(1);
    }
  });

  it('every name fits on its card', () => {
    for (const { name } of [...drawn, ...tiles]) expect(name.length, name).toBeLessThanOrEqual(18);
  });

  it('every picture is in the icon set', () => {
    for (const card of drawn) expect(set.icons, card.id).toHaveProperty([card.art.icon]);
    for (const icon of screenIcons) expect(set.icons, icon).toHaveProperty([icon]);
    expect(new Set(screenIcons).size).toBe(screenIcons.length);
  });

  it('no name comes from the published card brawl', () => {
    const list = join(process.cwd(), '../shared/tools/names.txt');
    if (!existsSync(list)) return;
    const plain = (text: string) =>
      ` ${text
        .toLowerCase()
        .replace(/[’']/g, '')
        .replace(/[^a-z0-9]+/g, ' ')} `;
    const taken = readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map(plain);
    const names = [...drawn, ...tiles].map(({ name }) => plain(name));
    expect(names.filter((name) => taken.some((one) => name.includes(one)))).toEqual([]);
  });
});

describe('cards make sense', () => {
  it('a card spawns only ordinary monsters, and every one of them can turn up', () => {
    const ordinary = monsters.filter((sheet) => !sheet.boss).map((sheet) => sheet.id);
    const ways = monsters.flatMap(({ behaves, phases }) => [...behaves, ...phases.flatMap((phase) => phase.behaves ?? [])]);
    const spawned = [
      ...everyEffect.flatMap((effect) => (effect.do === 'spawn' ? [effect.monster] : [])),
      ...ways.flatMap((way) => (way.do === 'splits' || way.do === 'calls' ? [way.monster] : [])),
    ];
    for (const id of spawned) expect(ordinary).toContain(id);
    for (const id of ordinary) expect(spawned).toContain(id);
  });

  it('a monster card spawns one to three, a trap and a situation say what happens', () => {
    for (const card of dangers.filter(({ kind }) => kind === 'monster')) {
      const count = words(card).reduce((sum, effect) => sum + (effect.do === 'spawn' ? effect.count : 0), 0);
      expect(count, card.id).toBeGreaterThanOrEqual(1);
      expect(count, card.id).toBeLessThanOrEqual(3);
    }
    const traps = dangers.filter(({ kind }) => kind === 'trap').flatMap((card) => words(card).map((effect) => effect.do));
    expect(traps).toEqual(expect.arrayContaining(['block', 'hit', 'whisk-home']));
  });

  it('[MM-48] there are four bosses; each has a weak side and a strong one, a puzzle of its own, and guards gold', () => {
    const bosses = monsters.filter((sheet) => sheet.boss);
    expect(bosses.length).toBeGreaterThanOrEqual(4);
    for (const boss of bosses) {
      expect(boss.behaves.length > 0 || boss.cone !== null, boss.id).toBe(true);
      const takes = boss.bonuses.flatMap((bonus) => (bonus.do === 'takes' ? [bonus.times] : []));
      expect(takes.sort()).toEqual(['double', 'half']);
      expect(boss.drops.gold).toBeGreaterThan(0);
    }
  });

  it('phases come one after the other, as hearts go; who shields itself looks somewhere', () => {
    for (const { id, hp, cone, behaves, phases } of monsters) {
      const hearts = [hp, ...phases.map((phase) => phase.hearts)];
      expect(hearts, id).toEqual([...new Set(hearts)].sort((a, b) => b - a));
      if (behaves.some((way) => way.do === 'shields')) expect(cone, id).not.toBeNull();
    }
  });

  it('a treasure has the parts of its kind', () => {
    for (const card of treasures) {
      expect(card.attack !== null, card.id).toBe(card.kind === 'weapon');
      expect(card.strength > 0, card.id).toBe(card.kind === 'weapon');
      expect(card.found.length > 0, card.id).toBe(card.kind === 'scenario');
      const family = card.kind === 'weapon' ? /weapons$/ : card.kind === 'spell' ? /magic$/ : card.kind === 'skill' ? /skills$/ : /^none$/;
      expect(card.ability ?? 'none', card.id).toMatch(family);
      const doesNothing = !card.attack && !card.use && !card.bonuses.length && !card.triggers.length && !card.found.length;
      expect(doesNothing, card.id).toBe(false);
      if (card.kind === 'potion') expect(card.use, card.id).toMatchObject({ aim: 'hero', spent: true });
    }
  });

  it('a good roll does something', () => {
    for (const effect of everyEffect) if (effect.do === 'roll') expect(effect.then, JSON.stringify(effect)).not.toEqual([]);
  });

  it('somebody can carry every weapon', () => {
    const family = { 'heavy-weapons': ['heavy-weapons'], 'light-weapons': ['light-weapons', 'heavy-weapons'] } as const;
    for (const card of treasures.filter(({ kind }) => kind === 'weapon')) {
      const able: readonly string[] = family[card.ability as keyof typeof family];
      expect(
        heroes.some((hero) => hero.str >= card.strength && hero.abilities.some((held) => able.includes(held))),
        card.id,
      ).toBe(true);
    }
  });

  it('[MM-22] a choice leaves something to whoever has no card to drop', () => {
    for (const effect of everyEffect) {
      if (effect.do !== 'choose-one') continue;
      expect(effect.of.some((way) => way.some((one) => one.do !== 'drop-card'))).toBe(true);
    }
  });

  it('an effect speaks of a target only where something was aimed at', () => {
    const aimless = [
      ...treasures.flatMap((card) => (card.use?.aim === 'nobody' ? card.use.effects : [])),
      ...treasures.flatMap((card) => card.found),
      ...dangers.flatMap((card) => card.effects),
    ];
    const looseTarget = (effect: Effect): boolean =>
      ('at' in effect && effect.at === 'target') ||
      ((effect.do === 'roll' || effect.do === 'if') && [...effect.then, ...effect.else].some(looseTarget)) ||
      (effect.do === 'trial' && [...effect.won, ...effect.lost].some(looseTarget)) ||
      (effect.do === 'choose-one' && effect.of.flat().some(looseTarget));
    for (const effect of aimless) expect(looseTarget(effect), JSON.stringify(effect)).toBe(false);
  });
});

const middle = [2, 3];
const sides = ['north', 'east', 'south', 'west'] as const;

/** A tile's map, read square by square. */
function chart(map: readonly string[]) {
  const sign = (row: number, column: number) => map[row]?.[column] ?? '';
  const square = (row: number, column: number) => sign(2 * row + 1, 2 * column + 1);
  const floor = (row: number, column: number) => row >= 0 && row < 6 && column >= 0 && column < 6 && square(row, column) !== '#';
  const border = {
    north: (at: number) => ({ edge: sign(0, 2 * at + 1), row: 0, column: at }),
    east: (at: number) => ({ edge: sign(2 * at + 1, 12), row: at, column: 5 }),
    south: (at: number) => ({ edge: sign(12, 2 * at + 1), row: 5, column: at }),
    west: (at: number) => ({ edge: sign(2 * at + 1, 0), row: at, column: 0 }),
  };
  const all = Array.from({ length: 36 }, (_, i) => ({ row: Math.floor(i / 6), column: i % 6 }));
  const around = ({ row, column }: { row: number; column: number }) => [
    { row: row - 1, column, edge: sign(2 * row, 2 * column + 1) },
    { row: row + 1, column, edge: sign(2 * row + 2, 2 * column + 1) },
    { row, column: column - 1, edge: sign(2 * row + 1, 2 * column) },
    { row, column: column + 1, edge: sign(2 * row + 1, 2 * column + 2) },
  ];
  return { sign, square, floor, border, all, around, open: sides.filter((side) => border[side](2).edge === ' ') };
}

/** The squares of each part of a tile that one can walk without opening a locked or secret door. */
function parts(map: readonly string[]) {
  const { all, floor, around } = chart(map);
  const key = (at: { row: number; column: number }) => at.row * 6 + at.column;
  const left = new Map(all.filter(({ row, column }) => floor(row, column)).map((at) => [key(at), at]));
  const found: { row: number; column: number }[][] = [];
  for (const [first, start] of left) {
    left.delete(first);
    const part = [start];
    for (const at of part)
      for (const next of around(at)) {
        const there = left.get(key(next));
        if (there === undefined || (next.edge !== ' ' && next.edge !== 'D') || !floor(next.row, next.column)) continue;
        left.delete(key(next));
        part.push(there);
      }
    found.push(part);
  }
  return found.sort((a, b) => b.length - a.length);
}

describe.each(tiles.map((tile) => [tile.id, tile] as const))('the tile %s', (_id, tile) => {
  const { sign, square, floor, border, all, around, open } = chart(tile.map);

  it('[MM-5a] is 6 × 6 squares with legal signs at every place', () => {
    for (let row = 0; row < 13; row++)
      for (let column = 0; column < 13; column++) {
        const inSquares = row % 2 === 1 && column % 2 === 1;
        const legal = row % 2 === 0 && column % 2 === 0 ? '+' : inSquares ? '.#EB$<' : row % 2 === 0 ? ' -DLS' : ' |DLS';
        expect(legal, `line ${row}, sign ${column}`).toContain(sign(row, column));
      }
  });

  it('[MM-5a] a side is open at its two middle squares or not at all', () => {
    for (const side of sides)
      for (const at of [0, 1, 2, 3, 4, 5]) {
        const { edge, row, column } = border[side](at);
        const opening = open.includes(side) && middle.includes(at);
        expect(edge, `${side} ${at}`).toBe(opening ? ' ' : side === 'north' || side === 'south' ? '-' : '|');
        if (opening) expect(floor(row, column), `${side} ${at}`).toBe(true);
      }
    expect(open.length).toBeGreaterThanOrEqual(tile.kind === 'entrance' ? 3 : 2);
  });

  it('has walls between floor and rock, and doors only between floors', () => {
    for (const at of all)
      for (const next of around(at)) {
        if (next.row < 0 || next.row > 5 || next.column < 0 || next.column > 5) continue;
        if (floor(at.row, at.column) !== floor(next.row, next.column)) expect('-|', `${at.row},${at.column}`).toContain(next.edge);
        if (!floor(at.row, at.column) && !floor(next.row, next.column)) expect(' -|', `${at.row},${at.column}`).toContain(next.edge);
      }
  });

  it('can be walked all over, but for two pockets at most, each with a reward', () => {
    const [main, ...pockets] = parts(tile.map);
    expect(main?.length).toBeGreaterThanOrEqual(10);
    expect(pockets.length).toBeLessThanOrEqual(tile.kind === 'ordinary' ? 2 : 0);
    for (const side of open)
      for (const at of middle) {
        const { row, column } = border[side](at);
        expect(main, side).toContainEqual({ row, column });
      }
    const doors = tile.map.join('').match(/[LS]/g) ?? [];
    // a locked or secret door that closes no pocket is a short cut
    expect(doors.length).toBeGreaterThanOrEqual(pockets.length);
    for (const pocket of pockets) {
      expect(pocket.some(({ row, column }) => square(row, column) === 'E')).toBe(true);
      expect(pocket.some((at) => around(at).some(({ edge }) => edge === 'L' || edge === 'S'))).toBe(true);
    }
  });

  it('has the marks of its kind, on 18 to 28 squares', () => {
    const marks = (wanted: string) => all.filter(({ row, column }) => square(row, column) === wanted);
    const count = all.filter(({ row, column }) => floor(row, column)).length;
    expect(count).toBeGreaterThanOrEqual(18);
    expect(count).toBeLessThanOrEqual(28);
    const encounters = marks('E');
    expect(encounters.length).toBeLessThanOrEqual({ ordinary: 3, store: 0, boss: 1, entrance: 0 }[tile.kind]);
    for (const [i, a] of encounters.entries())
      for (const b of encounters.slice(i + 1)) {
        expect(Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column))).toBeGreaterThan(2);
      }
    expect(marks('B').length).toBe(tile.kind === 'boss' ? 1 : 0);
    expect(marks('$').length > 0).toBe(tile.kind === 'store');
    expect(marks('<').length > 0).toBe(tile.kind === 'entrance');
  });
});

it('an id is spelled the same everywhere', () => {
  for (const cards of Object.values(decks)) for (const card of cards) expect(v.is(Id, card.id), card.id).toBe(true);
});
