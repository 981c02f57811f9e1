import { ElementCard, EncounterCard, ItemCard, Klass, Monster, Race, Room, Story } from './cards.ts';
import { PackFile } from './pack.ts';

/** The schema of each kind of content file, by the name it gets in content/schema. */
export const files = {
  race: Race,
  class: Klass,
  element: ElementCard,
  monster: Monster,
  encounter: EncounterCard,
  item: ItemCard,
  room: Room,
  story: Story,
  pack: PackFile,
};
