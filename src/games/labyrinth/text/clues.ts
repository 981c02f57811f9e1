import type { Clue } from '../state/constants.ts';

/** What a door shows, as the rest of a sentence (LA-43). */
export const CLUE_WORDS: { readonly [K in Clue]: string } = {
  peek: 'two eyes look out',
  eyes: 'many eyes look out',
  claws: 'it is scratched all over',
  smoke: 'smoke comes out',
  soup: 'it smells of soup',
  coins: 'coins lie about',
  glow: 'it glows blue',
  draught: 'a draught blows',
  web: 'a spider has shut it',
  ribbon: 'somebody sells something',
  voices: 'somebody asks something',
  warning: 'a sign says: watch your step',
  errand: 'what you are after is in there',
};
