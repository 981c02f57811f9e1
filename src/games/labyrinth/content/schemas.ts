import { PackFile } from './card-pack-schema.ts';
import { CharacterClass, ElementCard, EncounterCard, Feat, ItemCard, Monster, Race, Room, Story } from './card-schemas.ts';
import { Errand } from './errand-schemas.ts';

/** The schema of each kind of content file. The key is its file name in content/schema. */
export const files = {
  race: Race,
  class: CharacterClass,
  element: ElementCard,
  monster: Monster,
  encounter: EncounterCard,
  item: ItemCard,
  room: Room,
  story: Story,
  errand: Errand,
  feat: Feat,
  pack: PackFile,
};
