import type { Immutable } from '../../../engine/game.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import type { Sentence, Word } from '../../../engine/shared/sentences.ts';
import type { Amount } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { AnyEffect } from '../content/errand-schemas.ts';
import { key } from './keywords.ts';
import { STATISTIC_NAMES } from './names.ts';
import { dice, endsOf, hitPoints, isOne, range, some } from './numbers.ts';

/** The rules text of cards, generated from their effects. Each effect has one handler. */

/** The subject of an effect on one hero: the card's reader, the hero just named, or the torch-bearer. */
type Subject = 'you' | 'that hero' | 'the torch-bearer';

const SUBJECTS: { readonly [K in Exclude<Subject, 'you'>]: string } = { 'that hero': 'That hero', 'the torch-bearer': 'The torch-bearer' };
/** The verb in both forms: "Take", "Each hero takes". */
function does(subject: Subject, whom: 'each' | 'one', you: string, they: string): string {
  if (whom === 'each') return `Each hero ${they} `;
  return subject === 'you' ? `${you} ` : `${SUBJECTS[subject]} ${they} `;
}
type Band = Extract<AnyEffect, { readonly do: 'monsters' }>;
const silver = (amount: Amount): Sentence => some(amount, key('silver', 'silver'));
const damage = (amount: Amount): Sentence => some(amount, key('damage', 'damage'));
const statistic = (): Word => key('statistic', 'statistic');

/** "a goblin", "2 goblins", "2 to 5 goblins". */
export function band(monster: string, amount: Amount, content: Content): Sentence {
  const { called, plural } = cardOf(content.monsters, monster);
  return isOne(amount) ? [called] : some(amount, plural);
}

/** LA-36: how many of a band come out where at most so many do; null where that is no fewer than there may be. */
export function bandText({ monster, count: amount }: Immutable<Band>, most: number | null, content: Content): string | null {
  const [least, all] = endsOf(amount);
  if (most === null || all <= most) return null;
  const come = least < most ? `${least} to ${most} come` : most === 1 ? '1 comes' : `${most} come`;
  return `Of the ${range(amount)} ${cardOf(content.monsters, monster).plural}, ${come} out to fight. The others stay in bed.`;
}

const ROWS: HandlerTable<Immutable<AnyEffect>, [subject: Subject, content: Content], Sentence> = {
  hurt: ({ amount, whom }, subject) => [does(subject, whom, 'Take', 'takes'), ...damage(amount), '.'],
  heal: ({ amount, whom }, subject) => [does(subject, whom, 'Get back', 'gets back'), ...hitPoints(amount), '.'],
  gold: ({ amount, whom }, subject) => [whom === 'shared' ? 'Share ' : does(subject, whom, 'Get', 'gets'), ...silver(amount), '.'],
  'lose-gold': ({ amount, whom }, subject) => [does(subject, whom, 'Lose', 'loses'), ...silver(amount), '.'],
  draw: ({ cards }, subject) => [
    does(subject, 'one', 'Draw', 'draws'),
    `${cards} `,
    key('item', cards === 1 ? 'item card' : 'item cards'),
    '.',
  ],
  die: (_, subject) => [subject === 'you' ? 'You are ' : `${SUBJECTS[subject]} is `, key('dead', 'dead'), '!'],
  raise: ({ by }, subject) => [does(subject, 'one', 'Add', 'adds'), `${by} to any `, statistic(), '.'],
  lower: ({ by }, subject) => [does(subject, 'one', 'Take', 'takes'), `${by} off any `, statistic(), '.'],
  'switch-luck': (_, subject) => [does(subject, 'one', 'You may swap', 'may swap'), 'Luck with another ', statistic(), '.'],
  'more-health': ({ amount }, subject) => [
    does(subject, 'one', 'Get', 'gets'),
    'more ',
    key('hit-points', 'hit points'),
    ' for good: ',
    range(amount),
    ' plus Luck.',
  ],
  'more-armour': ({ amount }, subject) => [
    does(subject, 'one', 'Get', 'gets'),
    key('armour', 'harder to hit'),
    ' for good: ',
    range(amount),
    ' plus Luck.',
  ],
  monsters: ({ monster, count: amount, reward }, _, content) => [
    'You meet ',
    ...band(monster, amount, content),
    ...(reward === 0 ? ['.'] : [': ', ...silver(reward), isOne(amount) ? ' if you beat it.' : ' for each one you beat.']),
  ],
  stairs: () => ['You find a ', key('stairs', 'stairwell'), '.'],
  chest: ({ gold, trap }) => [
    'A ',
    key('chest', 'chest'),
    '. ',
    ...(trap
      ? ['Whoever opens it rolls ', dice(trap.die), '. A 1 is a trap: ', ...damage(trap.harm), '. Else they find 1 ']
      : ['Whoever opens it finds 1 ']),
    key('item', 'item card'),
    ' and ',
    ...silver(gold),
    '.',
  ],
  check: ({ whom, statistic: tested, against, may }) => [
    whom === 'each' ? 'Each hero tries' : may ? 'One of you may try' : 'One of you tries',
    tested === 'intelligence' ? ' an ' : ' a ',
    key('check', `${STATISTIC_NAMES[tested]} check`),
    `: ${against} or more.`,
  ],
  pay: ({ price }) => ['One of you may pay ', ...silver(price), '.'],
  // what comes of each is told where it is picked
  choose: ({ ways }) => [`You pick one of two ways: ${ways.map(({ says }) => `“${says}”`).join(' or ')}.`],
  errand: ({ done }) => ['Your ', key('errand', 'errand'), done ? ' is done!' : ' comes to nothing.'],
};

/** The sentence for one effect. */
export const effectText = dispatch(ROWS);

/** The text of an effect list. Effects after monsters apply after the fight. */
export function sentences(effects: readonly Immutable<AnyEffect>[], subject: Subject, content: Content): Sentence {
  return effects.flatMap((effect, i) => {
    return [...(i > 0 ? [' '] : []), waitsFor(effect, effects[i - 1]), ...effectText(effect, subject, content), ...after(effect, content)];
  });
}

const EITHER_WAY = 'Either way: ';
const isStairs = (effect: Immutable<AnyEffect> | undefined): boolean => effect?.do === 'stairs';
/** What an effect waits for: the fight before it, or a check that changes nothing about it. Empty for nothing. */
function waitsFor(effect: Immutable<AnyEffect>, before: Immutable<AnyEffect> | undefined): string {
  if (before?.do === 'monsters') return effect.do === 'monsters' ? '' : 'When you have won: ';
  return before?.do === 'check' ? EITHER_WAY : '';
}

/** The results of a check or a payment, line by line. */
function branches(effect: Immutable<AnyEffect>, content: Content): Sentence[] {
  const line = (when: string, list: readonly Immutable<AnyEffect>[], subject: Subject = 'that hero'): Sentence[] =>
    list.length === 0 ? [] : [[when, ...sentences(list, subject, content)]];
  if (effect.do === 'check') {
    // stairs that are there anyway are not what the roll is about
    const anyway = isStairs(effect.won.at(-1)) && isStairs(effect.lost.at(-1));
    const [won, lost] = [effect.won, effect.lost].map((list) => (anyway ? list.slice(0, -1) : list));
    return [
      ...line('If it works: ', won ?? []),
      ...line('If not: ', lost ?? []),
      ...(anyway ? [[EITHER_WAY, ...effectText({ do: 'stairs' }, 'that hero', content)]] : []),
    ];
  }
  if (effect.do === 'pay') return [...line('Then: ', effect.paid), ...line('If nobody pays: ', effect.kept, 'the torch-bearer')];
  return [];
}

/** The results of a check or a payment as one text: " If it works: …". */
export function after(effect: Immutable<AnyEffect>, content: Content): Sentence {
  return branches(effect, content).flatMap((line) => [' ', ...line]);
}

/** The text of an encounter, line by line. */
export function encounterLines(effects: readonly Immutable<AnyEffect>[], content: Content): Sentence[] {
  if (effects.length === 0) return [['Nothing is in here. It is a good place to ', key('rest', 'rest'), '.']];
  return effectLines(effects, content);
}

/** The text of an effect list, line by line. */
export function effectLines(effects: readonly Immutable<AnyEffect>[], content: Content): Sentence[] {
  return effects.flatMap((effect, i) => {
    return [[waitsFor(effect, effects[i - 1]), ...effectText(effect, 'the torch-bearer', content)], ...branches(effect, content)];
  });
}
