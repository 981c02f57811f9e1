import { freeze } from '../../engine/freeze.ts';
import { type ById, byId } from '../../engine/kit/cards.ts';
import type { Effect, MonsterCard, Pattern, RowEffect, TreasureCard } from './cards.ts';
import { sidesMask } from './paths.ts';

export { need } from '../../engine/kit/cards.ts';

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

/** The address of what a monster does on a face of its die: "card/level/die". */
export const rowAddress = (card: string, level: number, die: number): string => `${card}/${level}/${die}`;
const useAddress = (card: string): string => `${card}/use`;

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
