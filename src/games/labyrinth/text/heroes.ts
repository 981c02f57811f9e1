import type { Sentence, Word } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { ClassId, RaceId, Statistic } from '../state/constants.ts';
import { BARE_WARRIOR, HUMAN, OXKIN, WOODFOLK } from '../state/rule-constants.ts';
import type { HeroView } from '../state/view-types.ts';
import { key } from './keywords.ts';
import { STATISTIC_NAMES } from './names.ts';
import { attackWord, bonus, dice, hitPoints, signed } from './numbers.ts';

/** The powers of races and classes, in words. */

const each = (n: number): Word => key('statistic', `${signed(n)} to each statistic`, `plus ${n} to each statistic`);
const friends = (): Word => key('element', 'friends');
const fights = (): Word => key('element', 'fight');
/** The powers of LA-6 to LA-9. */
const RACE_TEXT: { readonly [K in RaceId]: readonly Sentence[] } = {
  human: [
    [each(1), '.'],
    ['If your elements are ', friends(), ': twice that.'],
    ['If they ', fights(), ': ', attackWord(HUMAN.attack), '.'],
  ],
  woodfolk: [
    ['With wood or earth: ', bonus(WOODFOLK.armour, 'AC', 'armour', 'armour class'), '.'],
    ['If your elements are ', friends(), `: ${WOODFOLK.health} more `, key('hit-points', 'hit points'), '.'],
    [key('fire', 'Fire'), ' hurts you twice as much, if you have no water and no metal.'],
  ],
  oxkin: [
    ['For metal, and for earth: ', bonus(OXKIN.strength, 'Strength', 'statistic'), `, and ${OXKIN.others} to the two others.`],
    ['If your elements ', fights(), ': none of that, but two attacks a turn.'],
  ],
  hollow: [
    ['With one element or none, when you are attacked: add two dice to your ', key('armour', 'AC', 'armour class'), '.'],
    ['Then you miss your next attack.'],
  ],
};
/** The powers of LA-10 to LA-13. */
const CLASS_TEXT: { readonly [K in ClassId]: readonly Sentence[] } = {
  archer: [['Your bow has no arrows left, so your hands are bare. Find or buy a weapon.']],
  medic: [['Whenever one of you uses a healing card, roll a die. On a 6 you keep the card.']],
  warrior: [['With nothing ', key('wear', 'equipped'), ': ', attackWord(BARE_WARRIOR), '.']],
  wizard: [
    ['You may attack with ', key('statistic', 'Intelligence'), ' in place of Strength.'],
    ['If your elements ', fights(), ', each attack costs you ', ...hitPoints('1d4'), '.'],
  ],
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

/** The text of a race. */
export function raceText(id: RaceId, content: Content): Sentence[] {
  const { hp, ac } = content.races[id];
  const numbers: Sentence = [`${hp} `, key('hit-points', 'HP', 'hit points'), ', ', key('armour', 'AC', 'armour class'), ` ${ac}.`];
  return [numbers, ...RACE_TEXT[id]];
}
/** The text of a class. */
export function classText(id: ClassId, content: Content): Sentence[] {
  const { ac, unarmed } = content.classes[id];
  return [
    ...(ac === 0 ? [] : [[bonus(ac, 'AC', 'armour', 'armour class'), '.']]),
    ['With bare hands: ', attackWord(unarmed.attack), ', hits for ', dice(unarmed.die), '.'],
    ...CLASS_TEXT[id],
    ['Wants most of all: ', key('statistic', STATISTIC_NAMES[CLASS_WANTS[id]]), '.'],
  ];
}
