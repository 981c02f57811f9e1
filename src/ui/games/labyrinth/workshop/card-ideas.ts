import type { Looks, Worn } from '../../../../games/labyrinth/content/card-schemas.ts';
import type { Element, Loot, Power } from '../../../../games/labyrinth/state/constants.ts';
import type { Body, Form, Kind, Span } from './card-forms.ts';

/** How each kind of card begins, and what the hat holds: names and jokes for whoever wants none of their own. */

const NOTHING: Worn = { strength: 0, intelligence: 0, luck: 0, attack: 0, ac: 0, damage: 0 };
const all = { name: '', flavour: '', levels: [1, 5], copies: 2 } as const;

/** A monster of one's own, whose name, joke, face, shout and power fit together. */
type Idea = Body & Pick<Form, 'name' | 'flavour'> & { readonly count: Span };
const idea = (
  name: string,
  flavour: string,
  [head, ears, top, front, colour]: readonly [Looks['head'], Looks['ears'], Looks['top'], Looks['front'], Looks['colour']],
  cry: string,
  power: Power,
  [size, count, loot, element = null]: readonly [Size, number, Loot, (Element | null)?],
): Idea => ({
  name,
  plural: '',
  flavour,
  looks: { head, ears, top, front, colour },
  cry,
  power,
  ...SIZES[size],
  count: { least: count, die: 0 },
  loot,
  element,
});
/** How big it is: few choices in place of four numbers. */
export type Size = 'tiny' | 'middling' | 'big' | 'huge';
type Numbers = Pick<Body, 'hp' | 'ac' | 'attack' | 'die'>;
export const SIZES: { readonly [S in Size]: Numbers } = {
  tiny: { hp: 6, ac: 13, attack: 0, die: '1d4' },
  middling: { hp: 14, ac: 11, attack: 1, die: '1d6' },
  big: { hp: 28, ac: 11, attack: 2, die: '1d8' },
  huge: { hp: 50, ac: 12, attack: 3, die: '2d6' },
};
export const IDEAS: readonly Idea[] = [
  idea('Snorbo', 'It only wants one spoon. Yours.', ['round', 'feelers', 'bobble-hat', 'spoon', 'plum'], 'Soup! Soup! Soup!', 'munches', [
    'middling',
    2,
    'snack',
  ]),
  idea(
    'Penny Picker',
    'It counts your silver for you, and keeps it.',
    ['mouse', 'round', 'tuft', 'collar', 'grey'],
    'Mine! Mine too!',
    'pinches',
    ['tiny', 3, 'silver'],
  ),
  idea('Puddle Twin', 'Where one is, there are soon more.', ['heart', 'flop', 'none', 'bow-tie', 'night'], 'We are we!', 'splits', [
    'big',
    1,
    'card',
    'water',
  ]),
  idea('Sock Troll', 'It has never met a bath it liked.', ['long', 'wide', 'fringe', 'bib', 'moss'], 'Smell my feet!', 'stinks', [
    'big',
    1,
    'silver',
  ]),
  idea(
    'Gigglegoof',
    'It knows one joke, and it is a good one.',
    ['pointed', 'long', 'plume', 'bow-tie', 'ember'],
    'Hihihi! Hohoho!',
    'giggles',
    ['middling', 1, 'card'],
  ),
  idea('Grumble Bun', 'Sweet, until somebody pokes it.', ['round', 'cat', 'none', 'fork', 'brown'], 'Do not poke me!', 'grows', [
    'middling',
    2,
    'snack',
  ]),
  idea('Shyling', 'It is not here. It is behind him.', ['mouse', 'flop', 'pan', 'none', 'night'], 'Not me! Take him!', 'hides', [
    'tiny',
    4,
    'silver',
  ]),
  idea('Snapkin', 'All teeth, no manners.', ['lizard', 'horns', 'none', 'bib', 'ember'], 'Snap snap!', 'bites', [
    'middling',
    2,
    'silver',
    'fire',
  ]),
  idea('Dash Bandit', 'In a hurry since Tuesday.', ['pointed', 'cat', 'wizard-hat', 'collar', 'grey'], 'Catch me, slowpoke!', 'runs', [
    'tiny',
    2,
    'card',
  ]),
  idea('King Many', 'He has a very large family.', ['heart', 'wide', 'crown', 'spoon', 'plum'], 'Cousins! Come here!', 'calls', [
    'middling',
    1,
    'silver',
    'wood',
  ]),
];

export const FRESH: { readonly [K in Kind]: Extract<Form, { kind: K }> } = {
  monster: {
    ...all,
    kind: 'monster',
    art: { icon: 'imp', print: 'plum', holes: 'cream' },
    ...SIZES.middling,
    looks: { head: 'round', ears: 'feelers', top: 'bobble-hat', front: 'spoon', colour: 'plum' },
    element: null,
    power: 'munches',
    plural: '',
    cry: '',
    loot: 'silver',
    count: { least: 2, die: 0 },
    reward: 3,
  },
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
  monster: { names: IDEAS.map(({ name }) => name), jokes: IDEAS.map(({ flavour }) => flavour) },
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
export const begun = (kind: Kind, seed: number): Form =>
  kind === 'monster'
    ? wholeMonster(FRESH.monster, seed)
    : { ...FRESH[kind], name: drawn(HAT[kind].names, '', seed), flavour: drawn(HAT[kind].jokes, '', seed >>> 8) };
/** Another whole monster out of the hat. */
export function wholeMonster(form: Extract<Form, { kind: 'monster' }>, seed: number): Form {
  const others = IDEAS.filter(({ name }) => name !== form.name);
  return { ...form, ...others[seed % others.length] };
}
