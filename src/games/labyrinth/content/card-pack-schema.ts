import * as v from 'valibot';
import { PACK_FORMAT } from '../../../engine/pack.ts';
import { ItemCard } from './card-schemas.ts';
import { OwnEncounter } from './own-monster.ts';

/** A pack of the player's own cards (LA-34). The cards have the format of content/labyrinth. */

/** The most cards of one deck in a pack. */
const MOST_CARDS = 30;
const packId = /^[a-z0-9]{4,12}$/;

const entries = {
  format: v.literal(PACK_FORMAT),
  game: v.literal('labyrinth'),
  id: v.pipe(v.string(), v.regex(packId, 'a pack’s id is four to twelve small letters and digits')),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
  cards: v.strictObject({
    encounters: v.optional(v.pipe(v.array(OwnEncounter), v.maxLength(MOST_CARDS)), []),
    items: v.optional(v.pipe(v.array(ItemCard), v.maxLength(MOST_CARDS)), []),
  }),
};
export const OwnPack = v.strictObject(entries);
export type OwnPack = v.InferOutput<typeof OwnPack>;
export type OwnCard = OwnPack['cards']['encounters'][number] | OwnPack['cards']['items'][number];

/** The same as a file (src/app/import-export/card-pack-file.ts). Only files written by the app have a `checksum`. */
export const PackFile = v.strictObject({
  $schema: v.optional(v.string()),
  file: v.literal('pass-the-torch-cards'),
  checksum: v.optional(v.string()),
  ...entries,
});
