import { packFile, packText } from '../app/import-export/card-pack-file.ts';
import type { Json } from '../engine/game.ts';
import { type CardPack, type CardPackSupport, ownCardId } from '../engine/pack.ts';
import type { Random } from '../engine/random.ts';
import { DAMAGES, TEXT_DAMAGES } from './damages.ts';
import { EVENING } from './game-recorder.ts';

/** Cards by deck. */
export type Cards = { readonly [deck: string]: readonly { readonly id: string }[] };

/** How many cards are in a pack. */
const SIZE = 5;
/** Packs made from the printed cards. */
export function realPacks(packing: CardPackSupport<object>, game: string, cards: Cards): CardPack[] {
  const all = Object.entries(cards).flatMap(([deck, list]) => list.map((card) => ({ deck, card })));
  const packs: CardPack[] = [];
  for (let from = 0; from < all.length; from += SIZE) {
    const id = `real${packs.length}`;
    const mine = all.slice(from, from + SIZE).map(({ deck, card }, i) => ({ deck, card: { ...card, id: ownCardId(id, i + 1) } }));
    const decks = Object.keys(cards).map((deck) => [
      deck,
      mine.filter((one) => one.deck === deck).map(({ card }) => card as unknown as Json),
    ]);
    const pack: CardPack = { format: 1, game, id, name: `Pack ${packs.length + 1}`, cards: Object.fromEntries(decks) };
    if (packing.problems(pack).length === 0) packs.push(pack);
  }
  return packs;
}

/** `sealed`: the file has its original checksum, so the import must detect any damage. */
type PackCase = { readonly name: string; readonly input: string; readonly sealed: boolean };

/** A pack file with damaged text: its checksum is wrong. */
export function spoiltPack(pack: CardPack, random: Random): PackCase {
  const { text } = packFile(pack, EVENING);
  for (;;) {
    const [name, way] = random.pick(TEXT_DAMAGES);
    const input = way(text, random);
    if (input !== text) return { name: `on its way: ${name}`, input, sealed: true };
  }
}

/** A pack file with damaged text, or a damaged pack with a correct checksum. */
export function damagedPack(pack: CardPack, donor: CardPack, random: Random): PackCase {
  if (random.int(10) < 4) return spoiltPack(pack, random);
  const inner: unknown = structuredClone(pack);
  const names: string[] = [];
  for (let i = random.pick([1, 1, 1, 2, 3]); i > 0; i--) {
    const [name, way] = random.pick(DAMAGES);
    names.push(name);
    way(inner, random, donor);
  }
  return { name: `by hand: ${names.join(', ')}`, input: packText(inner), sealed: false };
}
