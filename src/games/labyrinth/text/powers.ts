import type { Immutable } from '../../../engine/game.ts';
import { capitalize, type Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { type OwnMonster, ownOf } from '../content/own-monster.ts';
import { dreadedBy } from '../rules/elements.ts';
import { type Loot, POWER, type Power, RIGHT_ELEMENT, SNACK } from '../state/constants.ts';
import type { Event } from '../state/events.ts';
import { key } from './keywords.ts';
import type { Speaker } from './names.ts';
import { hitPoints } from './numbers.ts';

/** What a family's own monsters do: on their card, and when it happens (LA-53, LA-54). */

type Own = Immutable<OwnMonster>;

/** What each power is called, and what it does. */
export const POWER_TEXTS: { readonly [P in Power]: { readonly name: string; readonly does: Sentence } } = {
  pinches: {
    name: 'Pinches silver',
    does: [`When it hits, it pinches ${POWER.pinches} `, key('silver', 'silver'), '. Win, and they are yours again.'],
  },
  splits: { name: 'Falls in two', does: ['Hit it, and what is left of it falls in two. There are never more of them than of you.'] },
  stinks: { name: 'Stinks', does: ['When it is up, each of you loses ', ...hitPoints(POWER.stinks), ', but never the last one.'] },
  giggles: {
    name: 'Giggles',
    does: [`On a ${POWER.giggles} or more it giggles. Then you giggle too, and skip your next `, key('attack', 'attack'), '.'],
  },
  grows: {
    name: 'Grows when hurt',
    does: [
      'With half its ',
      key('hit-points', 'hit points'),
      ` gone it grows: ${POWER.grows} more to attack, and to `,
      key('damage', 'damage'),
      '.',
    ],
  },
  hides: {
    name: 'Hides behind a friend',
    does: ['It pulls the friend with most ', key('hit-points', 'hit points'), ' in front of it. That one is hit.'],
  },
  bites: { name: 'Bites back', does: ['Miss it, and it bites: you lose ', ...hitPoints(POWER.bites), '.'] },
  munches: { name: 'Munches biscuits', does: ['When it misses, it munches a biscuit and gets ', ...hitPoints(POWER.munches), ' back.'] },
  runs: { name: 'Runs away', does: [`In round ${POWER.runs} it runs away, with its loot.`] },
  calls: { name: 'Calls a friend', does: ['In every second round one more comes. There are never more of them than of you.'] },
};

export const LOOT_TEXTS: { readonly [L in Loot]: { readonly name: string; readonly does: Sentence } } = {
  silver: { name: 'Silver', does: [] },
  card: { name: 'A surprise', does: ['Whoever strikes the last blow draws 1 ', key('item', 'item card'), '.'] },
  snack: { name: 'A snack', does: ['Whoever beats it gets ', ...hitPoints(SNACK), ' back.'] },
};

/** What is special about it, line by line. */
export const ownMonsterLines = ({ power, element, loot }: Pick<Own, 'power' | 'element' | 'loot'>, content: Content): Sentence[] => {
  const lines: Sentence[] = [POWER_TEXTS[power].does, LOOT_TEXTS[loot].does];
  if (element !== null) {
    const [its, dreaded] = [element, dreadedBy(element)].map((one) => content.elements[one].name.toLowerCase());
    lines.push([`It is of ${its}. Heroes of `, key('element', dreaded ?? ''), ` hit it for ${RIGHT_ELEMENT} more.`]);
  }
  return lines.filter((line) => line.length > 0);
};

/** What it shouts, in quotation marks after a blank; empty for one that says nothing. */
export const cryOf = (kind: string, content: Content): string => {
  const cry = ownOf(kind, content)?.cry;
  return cry === undefined ? '' : ` “${cry}”`;
};

type Naughty = Extract<Event, { readonly do: 'naughty' }>;
const TOLD: { readonly [P in Power]: (it: string, on: string) => string } = {
  pinches: (it, on) => `${it} has its fingers in the purse of ${on}.`,
  splits: (it) => `${it} falls in two, and both are cross!`,
  stinks: (it) => `Pooh! ${it} stinks.`,
  giggles: (it, on) => `${it} giggles, and ${on} cannot stop giggling.`,
  grows: (it) => `Ow! ${it} grows, and is very cross.`,
  hides: (it) => `${it} pulls a friend in front of it.`,
  bites: (it, on) => `Snap! ${it} bites ${on} back.`,
  munches: (it) => `${it} munches a biscuit: ${POWER.munches} hit points back.`,
  runs: (it) => `${it} has had enough, and runs away with its loot.`,
  calls: (it) => `${it} whistles, and one more comes.`,
};
/** The sentence for a naughty power at work. */
export const naughtyText = ({ power, kind, foes, on }: Naughty, say: Speaker): string => {
  const all = power === 'stinks' || power === 'runs';
  const it = capitalize(say.theFoe(kind));
  const words = TOLD[power](it, on === null ? '' : say.who(on));
  if (!all || foes.length < 2) return words;
  const they = `The ${cardOf(say.content.monsters, kind).plural}`;
  return power === 'stinks' ? `Pooh! ${they} stink.` : `${they} have had enough, and run away with their loot.`;
};
/** What is written at it for a moment. */
export const NAUGHTY_MARKS: { readonly [P in Power]: string } = {
  pinches: 'Yoink!',
  splits: 'Two!',
  stinks: 'Pooh!',
  giggles: 'Hihi!',
  grows: 'Grr!',
  hides: 'Not me!',
  bites: 'Snap!',
  munches: 'Yum!',
  runs: 'Bye!',
  calls: 'Psst!',
};
