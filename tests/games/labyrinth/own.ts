import type { OwnPack } from '../../../src/games/labyrinth/content/card-pack-schema.ts';
import type { ItemCard } from '../../../src/games/labyrinth/content/card-schemas.ts';
import type { OwnEncounter, OwnMonster } from '../../../src/games/labyrinth/content/own-monster.ts';

/** Own cards as a family may make them. */

const art = { icon: 'goblin-head', print: 'moss', holes: 'flame' } as const;
export const band: OwnEncounter = {
  id: 'own-k1t3-1',
  name: 'Goblin Choir',
  flavour: 'They know one song. It has no end.',
  art,
  levels: [1, 2],
  copies: 2,
  effects: [{ do: 'monsters', monster: 'goblin', count: '1d4+2', reward: 2, looks: null }],
};
export const trap: OwnEncounter = {
  ...band,
  id: 'own-k1t3-2',
  name: 'Soap Floor',
  effects: [
    { do: 'check', whom: 'each', statistic: 'luck', against: 15, may: false, won: [], lost: [{ do: 'hurt', amount: '1d4', whom: 'one' }] },
  ],
};
export const sword: Extract<ItemCard, { readonly kind: 'gear' }> = {
  id: 'own-k1t3-3',
  name: 'Noodle Sword',
  called: 'a noodle sword',
  flavour: 'Hits hard when it is not cooked.',
  art: { ...art, icon: 'wood-stick' },
  levels: [1, 5],
  copies: 1,
  kind: 'gear',
  price: 9,
  worn: { strength: 1, intelligence: 0, luck: 0, attack: 0, ac: 0, damage: 1 },
  die: '1d8',
  knack: null,
};
/** A monster of one's own, and the room where it waits. */
export const snorbo: OwnMonster = {
  called: 'a Snorbo',
  plural: 'Snorbos',
  looks: { head: 'round', ears: 'feelers', top: 'bobble-hat', front: 'spoon', colour: 'plum' },
  hp: 12,
  ac: 10,
  attack: 1,
  die: '1d6',
  element: null,
  power: 'pinches',
  cry: 'Snorbo wants soup!',
  loot: 'silver',
};
export const snorbos: OwnEncounter = {
  ...band,
  id: 'own-k1t3-4',
  name: 'Snorbo',
  flavour: 'It ate the map.',
  effects: [{ do: 'monsters', monster: 'own', count: 2, reward: 3, looks: null }],
  monster: snorbo,
};
export const ours: OwnPack = {
  format: 1,
  game: 'labyrinth',
  id: 'k1t3',
  name: 'Ours',
  cards: { encounters: [band, trap], items: [sword] },
};
