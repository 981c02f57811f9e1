import * as v from 'valibot';
import { sidesMask } from './board.ts';
import { type Effect, MonsterCard, Pattern, type RowEffect, TreasureCard } from './cards.ts';

type ById<T> = { readonly [id: string]: T };
export type Tile = { readonly pattern: string; readonly open: number };

/** The box of Traps and Treasures: what is printed. Frozen; handed to the rules, never kept in a state. */
export type Content = {
  readonly patterns: ById<Pattern>;
  /** Every single tile, with its paths as a mask (see board.ts). */
  readonly tiles: ById<Tile>;
  readonly monsters: ById<MonsterCard>;
  readonly treasures: ById<TreasureCard>;
  /** Every list of effects by its address: `jam-tart/use`, or `rat/2/6` for level 2 and a six. */
  readonly lists: ReadonlyMap<string, readonly Effect[]>;
};

/** The decks as they come out of the content folder. */
export type Decks = {
  readonly patterns: readonly Pattern[];
  readonly monsters: readonly MonsterCard[];
  readonly treasures: readonly TreasureCard[];
};

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ById<T> => Object.fromEntries(cards.map((card) => [card.id, card]));

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

export const rowAddress = (card: string, level: number, die: number): string => `${card}/${level}/${die}`;
export const useAddress = (card: string): string => `${card}/use`;

/** Makes the box of checked decks; a test may hand in decks of its own. */
export function boxOf({ patterns, monsters, treasures }: Decks): Content {
  const lists = new Map<string, readonly Effect[]>();
  for (const card of monsters)
    card.monsters.forEach((monster, i) => {
      monster.rows.forEach((row: readonly RowEffect[], k) => {
        lists.set(rowAddress(card.id, i + 1, k + 1), row);
      });
    });
  for (const { id, use } of treasures) if (use) lists.set(useAddress(id), use.effects);
  const tiles = patterns.flatMap(({ id, paths, count }) =>
    Array.from({ length: count }, (_, i): [string, Tile] => [`${id}-${i + 1}`, { pattern: id, open: sidesMask(paths) }]),
  );
  return {
    patterns: freeze(byId(patterns)),
    tiles: freeze(Object.fromEntries(tiles)),
    monsters: freeze(byId(monsters)),
    treasures: freeze(byId(treasures)),
    lists,
  };
}

/** A card that must be there: its absence is a fault of the save or of ours, never of a player. */
export function need<T>(cards: ById<T>, id: string): T {
  const card = cards[id];
  if (card === undefined) throw new Error(`there is no "${id}" in the box`);
  return card;
}

/** All decks; the tips are no cards, and are fetched when a table stands. */
const FILES = import.meta.glob<unknown>(['/content/traps-and-treasures/*.json', '!/content/traps-and-treasures/tips.json'], {
  eager: true,
  import: 'default',
});
type Problem = string;

function readDeck<T extends v.GenericSchema>(schema: T, name: string, problems: Problem[]): v.InferOutput<T>[] {
  const file = FILES[`/content/traps-and-treasures/${name}`];
  if (!Array.isArray(file)) {
    problems.push(`${name}: is no list of cards`);
    return [];
  }
  return file.flatMap((card: unknown) => {
    const read = v.safeParse(schema, card);
    if (read.success) return [read.output];
    const id = typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : 'a card without an id';
    for (const issue of read.issues) problems.push(`${name}: ${id}: ${v.getDotPath(issue) ?? 'the card'}: ${issue.message}`);
    return [];
  });
}

/** Reads the content folder through the schemas. Cards with problems are left out and named. */
export function readContent(): { readonly decks: Decks; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const decks: Decks = {
    patterns: readDeck(Pattern, 'patterns.json', problems),
    monsters: readDeck(MonsterCard, 'monsters.json', problems),
    treasures: readDeck(TreasureCard, 'treasures.json', problems),
  };
  return { decks, problems: [...problems, ...crossReferences(decks)] };
}

/** Effects that mean something only at a certain moment (TT-13). */
const AT_MOMENT: { readonly [effect: string]: string } = { 'roll-again': 'roll', add: 'roll', 'fool-thief': 'theft', 'live-on': 'death' };

/** What no schema can say of one card alone. */
export function crossReferences(decks: Decks): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { id } of Object.values(decks).flat()) {
    if (seen.has(id)) problems.push(`the id "${id}" stands twice`);
    seen.add(id);
  }
  for (const { id, keep, use } of decks.treasures) {
    if ((use === null) === (keep.length === 0)) problems.push(`treasures.json: ${id}: a card is either kept or used`);
    for (const effect of use?.effects ?? []) {
      if ((AT_MOMENT[effect.do] ?? 'turn') !== use?.when)
        problems.push(`treasures.json: ${id}: use: "${effect.do}" does nothing at "${use?.when}"`);
    }
  }
  for (const { id, monsters } of decks.monsters) {
    for (const monster of monsters)
      for (const row of monster.rows)
        for (const effect of row)
          if ('amount' in effect && typeof effect.amount !== 'number')
            problems.push(`monsters.json: ${id}: ${monster.name}: a row has one number, not three`);
  }
  return problems;
}
