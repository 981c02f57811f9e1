import { packFile, packText } from '../app/carry/pack-file.ts';
import type { Json } from '../engine/game.ts';
import { ownId, type Pack, type Packing } from '../engine/pack.ts';
import type { Random } from '../engine/random.ts';
import { TEXT_WAYS, WAYS } from './damage.ts';
import { EVENING } from './scribe.ts';

/** The cards of a box by the names of its decks. */
export type Cards = { readonly [deck: string]: readonly { readonly id: string }[] };

/** Packs of so many cards each, as if a family had thought of the cards of the box. */
export function realPacks(packing: Packing<object>, game: string, cards: Cards, size = 5): Pack[] {
  const all = Object.entries(cards).flatMap(([deck, list]) => list.map((card) => ({ deck, card })));
  const packs: Pack[] = [];
  for (let from = 0; from < all.length; from += size) {
    const id = `real${packs.length}`;
    const mine = all.slice(from, from + size).map(({ deck, card }, i) => ({ deck, card: { ...card, id: ownId(id, i + 1) } }));
    const decks = Object.keys(cards).map((deck) => [
      deck,
      mine.filter((one) => one.deck === deck).map(({ card }) => card as unknown as Json),
    ]);
    const pack: Pack = { format: 1, game, id, name: `Pack ${packs.length + 1}`, cards: Object.fromEntries(decks) };
    if (packing.problems(pack).length === 0) packs.push(pack);
  }
  return packs;
}

/** `sealed`: the file still has the checksum that it was sent with, so any damage must be seen. */
type PackCase = { readonly name: string; readonly input: string; readonly sealed: boolean };

/** A file of a pack, damaged on its way: its checksum is wrong. */
export function spoiltPack(pack: Pack, random: Random): PackCase {
  const { text } = packFile(pack, EVENING);
  for (;;) {
    const [name, way] = random.pick(TEXT_WAYS);
    const input = way(text, random);
    if (input !== text) return { name: `on its way: ${name}`, input, sealed: true };
  }
}

/** The same, or one that was damaged by somebody who knows better: its checksum is right. */
export function damagedPack(pack: Pack, donor: Pack, random: Random): PackCase {
  if (random.int(10) < 4) return spoiltPack(pack, random);
  const inner: unknown = structuredClone(pack);
  const names: string[] = [];
  for (let i = random.pick([1, 1, 1, 2, 3]); i > 0; i--) {
    const [name, way] = random.pick(WAYS);
    names.push(name);
    way(inner, random, donor);
  }
  return { name: `by hand: ${names.join(', ')}`, input: packText(inner as Json), sealed: false };
}
