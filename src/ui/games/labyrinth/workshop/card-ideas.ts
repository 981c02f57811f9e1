import type { Worn } from '../../../../games/labyrinth/content/card-schemas.ts';
import type { Form, Kind } from './card-forms.ts';

/** How each kind of card begins, and what the hat holds: names and jokes for whoever wants none of their own. */

const NOTHING: Worn = { strength: 0, intelligence: 0, luck: 0, attack: 0, ac: 0, damage: 0 };
const all = { name: '', flavour: '', levels: [1, 5], copies: 2 } as const;

export const FRESH: { readonly [K in Kind]: Extract<Form, { kind: K }> } = {
  band: {
    ...all,
    kind: 'band',
    art: { icon: 'goblin-head', print: 'moss', holes: 'flame' },
    monster: 'goblin',
    looks: null,
    count: { least: 3, die: 4 },
    reward: 2,
  },
  chest: {
    ...all,
    kind: 'chest',
    art: { icon: 'locked-chest', print: 'brown', holes: 'flame' },
    gold: { least: 2, die: 6 },
    trap: { die: 4, harm: { least: 1, die: 4 } },
  },
  trap: {
    ...all,
    kind: 'trap',
    art: { icon: 'banana-peel', print: 'ember', holes: 'flame' },
    what: 'hurt',
    amount: { least: 1, die: 4 },
    whom: 'each',
    dodge: { statistic: 'luck', against: 15 },
  },
  gear: {
    ...all,
    kind: 'gear',
    copies: 1,
    art: { icon: 'bone-knife', print: 'ink', holes: 'flame' },
    article: 'a',
    worn: NOTHING,
    die: '1d6',
    price: 8,
  },
  healing: {
    ...all,
    kind: 'healing',
    art: { icon: 'cupcake', print: 'plum', holes: 'flame' },
    article: 'a',
    amount: { least: 2, die: 6 },
    price: 5,
  },
  trinket: { ...all, kind: 'trinket', copies: 1, art: { icon: 'plastic-duck', print: 'ember', holes: 'flame' }, article: 'a', price: 10 },
  cursed: {
    ...all,
    kind: 'cursed',
    copies: 1,
    art: { icon: 'ring', print: 'plum', holes: 'flame' },
    article: 'a',
    worn: { ...NOTHING, luck: -2, strength: 1 },
    lifted: 6,
  },
};

export const HAT: { readonly [K in Kind]: { readonly names: readonly string[]; readonly jokes: readonly string[] } } = {
  band: {
    names: ['The Noisy Ones', 'Monday Club', 'Sock Thieves', 'Lunch Patrol', 'The Wrong Crowd', 'Big Feet Gang'],
    jokes: [
      'They were here first. They say so a lot.',
      'All of them want to be the boss.',
      'One of them forgot why they came.',
      'They hide very well, and giggle very loud.',
    ],
  },
  chest: {
    names: ['Box of Secrets', 'Gran’s Old Trunk', 'Lonely Chest', 'Pirate’s Lunchbox', 'Chest of Draws'],
    jokes: ['It rattles. It might be dice.', 'Somebody wrote “not yours” on it.', 'It smells of cheese and adventure.', 'Please knock.'],
  },
  trap: {
    names: ['Soapy Floor', 'Bucket Surprise', 'The Big Sneeze', 'Bouncy Rug', 'Jelly Pit'],
    jokes: ['Whoops.', 'Somebody had far too much time.', 'It was meant for the neighbours.', 'Mind the gap. And the rest.'],
  },
  gear: {
    names: ['Wobbly Sword', 'Brave Hat', 'Noodle Whip', 'Door of Defence', 'Left Boot', 'Loud Trumpet'],
    jokes: ['It came with no manual.', 'Nearly new. Nearly clean.', 'Heroes wear it. So did the goat.', 'It hums when nobody looks.'],
  },
  healing: {
    names: ['Cosy Cocoa', 'Jam Sandwich', 'Warm Blanket', 'Bedtime Story', 'Second Breakfast'],
    jokes: ['Good for the tummy.', 'One bite, and the sun comes out.', 'Share it, or hide it.', 'Tastes of home.'],
  },
  trinket: {
    names: ['Shiny Button', 'Golden Spoon', 'Odd Statue', 'Somebody’s Medal', 'Very Old Coin'],
    jokes: ['It is worth what you shout.', 'Polish it with your sleeve.', 'Somebody will want it. Who?', 'It winks at you.'],
  },
  cursed: {
    names: ['Itchy Crown', 'Sulky Mirror', 'Sticky Gloves', 'Grumbling Belt', 'Wet Socks'],
    jokes: [
      'It seemed such a good idea.',
      'You cannot put it down. It likes you.',
      'It sings at night. Badly.',
      'Never say you were not warned.',
    ],
  },
};

/** Another one than `now`, out of the hat. */
export function drawn(hat: readonly string[], now: string, seed: number): string {
  const others = hat.filter((one) => one !== now);
  return others[seed % others.length] ?? now;
}
/** A card to begin with, whole already: its name and its joke are out of the hat. */
export const begun = (kind: Kind, seed: number): Form => ({
  ...FRESH[kind],
  name: drawn(HAT[kind].names, '', seed),
  flavour: drawn(HAT[kind].jokes, '', seed >>> 8),
});
