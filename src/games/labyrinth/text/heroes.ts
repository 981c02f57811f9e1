import type { Sentence, Word } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { BARE_WARRIOR, type ClassId, HUMAN, OXKIN, type RaceId, type Statistic, WOODFOLK } from '../state/constants.ts';
import type { HeroView } from '../state/view-types.ts';
import { key } from './keywords.ts';
import { STATISTIC_NAMES } from './names.ts';
import { armourWord, attackWord, bonus, hitPoints, range } from './numbers.ts';

/** The powers of races and classes, in words. */

const friends = (): Word => key('element', 'friends');
const fight = (): Word => key('element', 'fight');
type RaceWords = { readonly lead: Sentence; readonly elements: readonly Sentence[] };
/** What each race is good at, and what elements do for it (LA-6 to LA-9). */
const RACE_TEXT: { readonly [K in RaceId]: RaceWords } = {
  human: {
    lead: ['A bit better at all three: ', bonus(HUMAN.statistic, 'Strength, Intelligence and Luck', 'statistic'), '.'],
    elements: [
      ['Two elements that are ', friends(), ': ', bonus(HUMAN.friendly - HUMAN.statistic, 'more to all three', 'statistic'), '.'],
      ['Two that ', fight(), ': ', attackWord(HUMAN.attack), '.'],
    ],
  },
  woodfolk: {
    lead: ['Small and leafy. Wood and earth make it hard to hit, and fire hurts.'],
    elements: [
      ['With wood or earth: ', armourWord(WOODFOLK.armour), '.'],
      ['Two that are ', friends(), `: ${WOODFOLK.health} more `, key('hit-points', 'hit points'), '.'],
      [key('fire', 'Fire'), ' hurts you twice as much, unless you have water or metal.'],
    ],
  },
  oxkin: {
    lead: ['The biggest and toughest. Metal and earth make it stronger still.'],
    elements: [
      ['For metal, and for earth: ', bonus(OXKIN.strength, 'Strength', 'statistic'), `, and ${OXKIN.others} to the two others.`],
      ['Two that ', fight(), ': none of that, but you attack twice a turn.'],
    ],
  },
  hollow: {
    lead: ['Can go thin as mist, and then blows may miss.'],
    elements: [
      ['With one element or none you can go thin: when you are attacked, two dice make you ', key('armour', 'harder to hit'), '.'],
      ['Then you miss your next attack.'],
    ],
  },
};
/** What elements that fight do to a Wizard (LA-13). */
const STINGS: Sentence = ['If your elements ', fight(), ', each attack costs you ', ...hitPoints('1d4'), '.'];
/** The powers of LA-10 to LA-13. */
const CLASS_TEXT: { readonly [K in ClassId]: readonly Sentence[] } = {
  archer: [['No arrows left in the bow! Find or buy a weapon. Until then it is fists.']],
  medic: [['When one of you uses a healing card, roll a die. On a 6 you keep the card.']],
  warrior: [['With nothing ', key('wear', 'put on'), ', not even a hat: ', attackWord(BARE_WARRIOR), '.']],
  wizard: [['You may attack with ', key('statistic', 'Intelligence'), ' in place of Strength.'], STINGS],
};

/** What a class attacks with, and so wants most (LA-13, LA-28). */
export const CLASS_WANTS: { readonly [K in ClassId]: Statistic } = {
  archer: 'strength',
  medic: 'strength',
  warrior: 'strength',
  wizard: 'intelligence',
};

/**
 * What it costs a hero to put on a thing: a Warrior fights best with nothing on (LA-12), and what bare hands add is gone with a weapon in
 * them (LA-10).
 */
export function wearingCosts({ class: klass, equipped, curses, attacks }: HeroView, id: string, content: Content): readonly Sentence[] {
  const item = cardOf(content.items, id);
  if (item.kind !== 'gear') return [];
  if (klass === 'warrior' && equipped.length + curses.length === 0)
    return [['A Warrior with nothing on has ', attackWord(BARE_WARRIOR), '. Put this on, and that is gone.']];
  const { name, unarmed } = content.classes[klass];
  const bareHands = attacks.some(({ weapon }) => weapon === null);
  if (item.die === null || !bareHands || unarmed.attack === 0) return [];
  return [[`A ${name}’s bare hands have `, attackWord(unarmed.attack), '. Put this on, and that is gone.']];
}

/** What elements would do for a hero, before any is picked. */
export const elementText = (race: RaceId, klass: ClassId | null = null): readonly Sentence[] => [
  ...RACE_TEXT[race].elements,
  ...(klass === 'wizard' ? [STINGS] : []),
];
/** What everybody of a race has, whatever their elements. */
export function raceText(id: RaceId, content: Content): Sentence[] {
  const { hp, ac } = content.races[id];
  const numbers: Sentence = [`${hp} `, key('hit-points', 'hit points'), ', ', key('armour', 'armour class'), ` ${ac}.`];
  return [numbers, RACE_TEXT[id].lead];
}
/** The text of a class. */
export function classText(id: ClassId, content: Content): Sentence[] {
  const { ac, unarmed } = content.classes[id];
  return [
    ['Bare hands hit for ', range(unarmed.die), '.'],
    ...(unarmed.attack === 0 ? [] : [['With bare hands: ', attackWord(unarmed.attack), '.']]),
    ...(ac === 0 ? [] : [['Quick on their feet: ', armourWord(ac), '.']]),
    ...CLASS_TEXT[id],
    ['Needs most: ', key('statistic', STATISTIC_NAMES[CLASS_WANTS[id]]), '.'],
  ];
}
