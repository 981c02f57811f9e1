import type { Seat } from '../../../engine/game.ts';
import { type Art, cutOf } from '../../parts/inks.ts';

/** Who sneaks through the dungeon: one animal a seat. They are only pictures; the rules know seats. */
export type Puppet = { readonly name: string; readonly title: string; readonly art: Art };

const PUPPETS: readonly Puppet[] = [
  { name: 'Pockets', title: 'the Raccoon', art: { icon: 'raccoon-head', print: 'ink', holes: 'cream' } },
  { name: 'Tiptoe', title: 'the Fox', art: { icon: 'fox-head', print: 'ember', holes: 'cream' } },
  { name: 'Digby', title: 'the Badger', art: { icon: 'badger', print: 'night', holes: 'cream' } },
  { name: 'Hoppla', title: 'the Frog', art: { icon: 'frog', print: 'moss', holes: 'leaf' } },
  { name: 'Nibble', title: 'the Squirrel', art: { icon: 'squirrel', print: 'brown', holes: 'cream' } },
  { name: 'Aunt Honk', title: 'the Goose', art: { icon: 'goose', print: 'plum', holes: 'cream' } },
];
export const puppetOf = (seat: Seat): Puppet => PUPPETS[seat % PUPPETS.length] as Puppet;
export const puppetCut = (seat: Seat): ReturnType<typeof cutOf> => cutOf(puppetOf(seat).art);
