import { freeze } from '../../../engine/freeze.ts';
import { type ById, byId } from '../../../engine/shared/cards.ts';
import { sidesMask } from '../rules/tile-paths.ts';
import type { Effect, MonsterCard, Pattern, RowEffect, Thing, TreasureCard } from './card-schemas.ts';

export { cardOf } from '../../../engine/shared/cards.ts';

export type Tile = { readonly pattern: string; readonly open: number };

/** The content of Traps and Treasures. Frozen; the rules receive it and no state contains it. */
export type Content = {
  readonly patterns: ById<Pattern>;
  /** Every tile, with its paths as a mask (see board.ts). */
  readonly tiles: ById<Tile>;
  readonly monsters: ById<MonsterCard>;
  readonly treasures: ById<TreasureCard>;
  readonly things: ById<Thing>;
  /** All effect lists by address: `jam-tart/use`, `jam-tart/trap`, `coins/found`, or `rat/2/6` for level 2 and a roll of 6. */
  readonly lists: ReadonlyMap<string, readonly Effect[]>;
};

/** The decks as loaded from the content folder. */
export type Decks = {
  readonly patterns: readonly Pattern[];
  readonly monsters: readonly MonsterCard[];
  readonly treasures: readonly TreasureCard[];
  readonly things: readonly Thing[];
};

/** The address of a monster's row: "card/level/die". */
export const rowAddress = (card: string, level: number, die: number): string => `${card}/${level}/${die}`;
/** The address of another list: what a card does when it is used or sprung, what a thing does. */
export const listAddress = (id: string, what: 'use' | 'trap' | 'found' | 'comes' | 'visit'): string => `${id}/${what}`;

/** Builds the content from validated decks. Tests may pass other decks. */
export function contentOf({ patterns, monsters, treasures, things }: Decks): Content {
  const lists = new Map<string, readonly Effect[]>();
  for (const card of monsters)
    card.monsters.forEach((monster, i) => {
      monster.rows.forEach((row: readonly RowEffect[], k) => {
        lists.set(rowAddress(card.id, i + 1, k + 1), row);
      });
    });
  for (const { id, use, trap } of treasures) {
    if (use) lists.set(listAddress(id, 'use'), use.effects);
    if (trap.length > 0) lists.set(listAddress(id, 'trap'), trap);
  }
  for (const { id, found, comes, visit } of things) {
    if (found.length > 0) lists.set(listAddress(id, 'found'), found);
    if (comes.length > 0) lists.set(listAddress(id, 'comes'), comes);
    if (visit) lists.set(listAddress(id, 'visit'), visit.effects);
  }
  const tiles = patterns.flatMap(({ id, paths, count }) =>
    Array.from({ length: count }, (_, i): [string, Tile] => [`${id}-${i + 1}`, { pattern: id, open: sidesMask(paths) }]),
  );
  return {
    patterns: freeze(byId(patterns)),
    tiles: freeze(Object.fromEntries(tiles)),
    monsters: freeze(byId(monsters)),
    treasures: freeze(byId(treasures)),
    things: freeze(byId(things)),
    lists,
  };
}
