import type { Immutable, VariantOf } from '../../../engine/game.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { numeral, pluralize, type Sentence, type Word, withArticle } from '../../../engine/shared/sentences.ts';
import type { At, Bonus, Effect, MonsterSheet } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { type Ability, COMES_OFF, type Lasting, type TrialKind } from '../state/constants.ts';
import { key, STAT_NAMES } from './keywords.ts';

/** The rules text of cards, generated from their effects. Each effect has one handler. */

export const ABILITY_NAMES: { readonly [K in Ability]: string } = {
  'strong-magic': 'Strong Magic',
  'adept-magic': 'Adept Magic',
  'heavy-weapons': 'Heavy Weapons',
  'light-weapons': 'Light Weapons',
  'epic-skills': 'Epic Skills',
  'agile-skills': 'Agile Skills',
};

/** "4+", spoken as "four or more". A die shows at most 6. */
export const orMore = (n: number): Word => (n < 6 ? { symbol: `${n}+`, spoken: `${n} or more` } : { symbol: `${n}`, spoken: `a ${n}` });
const plus = (n: number): Word => (n < 0 ? { symbol: `−${-n}`, spoken: `minus ${-n}` } : { symbol: `+${n}`, spoken: `plus ${n}` });
const hearts = (n: number): string => pluralize(n, 'heart');

/** "Dust Bunnies". */
export const pluralOf = ({ name, plural = `${name}s` }: Immutable<MonsterSheet>): string => plural;
/** "a Sock Goblin", "two Dust Bunnies". */
export const several = (sheet: Immutable<MonsterSheet>, n: number): string =>
  n === 1 ? withArticle(sheet.name) : `${numeral(n)} ${pluralOf(sheet)}`;

/** The subject of a text. `you`: "take" instead of "takes". */
type Who = { readonly words: string; readonly you: boolean };
const WHO: { readonly [K in At]: Who } = {
  self: { words: 'You', you: true },
  target: { words: 'That one', you: false },
  'heroes-near': { words: 'Each hero near by', you: false },
  'heroes-on-tile': { words: 'Each hero on this tile', you: false },
  'all-heroes': { words: 'Every hero', you: false },
  'monsters-near': { words: 'Each monster near by', you: false },
  'monsters-on-tile': { words: 'Each monster on this tile', you: false },
};
const verb = (who: Who, you: string, other: string): string => `${who.words} ${who.you ? you : other} `;

const STATE_WORDS: { readonly [K in Lasting]: { readonly you: string; readonly other: string; readonly words: string } } = {
  incapacitated: { you: 'are', other: 'is', words: 'knocked silly' },
  immobilized: { you: 'are', other: 'is', words: 'stuck fast' },
  invisible: { you: 'are', other: 'is', words: 'invisible' },
  poisoned: { you: 'are', other: 'is', words: 'poisoned' },
};
export const stateName = (state: Lasting): string => STATE_WORDS[state].words;

const ROWS: HandlerTable<Immutable<Effect>, [content: Content], Sentence> = {
  hit: ({ amount, type, at }) => [verb(WHO[at], 'take', 'takes'), `${amount} `, key(type, type), ' damage.'],
  heal: ({ amount, at }) => [verb(WHO[at], 'heal', 'heals'), `${hearts(amount)}.`],
  afflict: ({ state, rounds, harm, at }) => {
    const { you, other, words } = STATE_WORDS[state];
    return [
      verb(WHO[at], you, other),
      key(state, words),
      ` for ${pluralize(rounds, 'round')}`,
      harm > 0 ? ` and ${WHO[at].you ? 'lose' : 'loses'} ${hearts(harm)} each turn.` : '.',
    ];
  },
  cure: ({ at }) => [verb(WHO[at], 'lose', 'loses'), 'all bad ', key('time-tokens', 'time tokens'), '.'],
  gold: ({ amount }) => [`You find ${amount} gold.`],
  'lose-gold': ({ amount, at }) => [verb(WHO[at], 'lose', 'loses'), `${amount} gold.`],
  steal: ({ gold, cards }) => [
    [...(gold > 0 ? [`up to ${gold} gold`] : []), ...(cards > 0 ? [cards === 1 ? 'the card got last' : `the ${cards} cards got last`] : [])]
      .join(' and ')
      .replace(/^/, 'It takes '),
    '.',
  ],
  draw: ({ cards }) => [`Draw ${pluralize(cards, 'treasure card')}.`],
  spawn: ({ monster, count: n }, content) => {
    return [`Here ${n === 1 ? 'comes' : 'come'} ${several(cardOf(content.monsters, monster), n)}!`];
  },
  block: ({ squares }) => [`${pluralize(squares, 'square')} near by ${squares === 1 ? 'is' : 'are'} `, key('blocked', 'BLOCKED'), '.'],
  'whisk-home': ({ at }) => [verb(WHO[at], 'are', 'is'), 'whisked back to the Entrance.'],
  flip: () => ['Turn up a dark tile beside yours.'],
  'bonus-action': () => ['Take a ', key('bonus-action', 'Bonus Action'), '.'],
  steps: ({ amount }) => ['You may walk ', `${pluralize(amount, 'step')} more.`],
  torch: ({ rounds }) => [`The torch lasts ${pluralize(rounds, 'round')} longer.`],
  'join-friend': () => ['You are whisked to the friend who is farthest away.'],
  'go-home': () => ['It goes home happy, its things are yours.'],
  'open-doors': () => ['The doors here swing open.'],
  'drop-card': ({ at }) => [verb(WHO[at], 'drop', 'drops'), 'a card on the floor.'],
  roll: ({ on, then, else: otherwise }, content) => [
    'Roll: on ',
    orMore(on),
    ', ',
    ...inner(then, content),
    ...(otherwise.length > 0 ? [' If not, ', ...inner(otherwise, content)] : []),
  ],
  trial: ({ kind, won, lost }, content) => [
    ...trialWords(kind),
    ': ',
    ...inner(won, content),
    ...(lost.length > 0 ? [' If not, ', ...inner(lost, content)] : []),
  ],
  'choose-one': ({ of }, content) => ['Choose: ', ...of.flatMap((list, i) => [i > 0 ? ' Or: ' : '', ...sentences(list, content)])],
  'for-each': ({ of, effects }, content) => [`${WHO[of].words}: `, ...inner(effects, content)],
  if: ({ is, then, else: otherwise }, content) => [
    `${CONDITIONS[is]}, `,
    ...inner(then, content),
    ...(otherwise.length > 0 ? [' If not, ', ...inner(otherwise, content)] : []),
  ],
  // The pages of a quest have their own text.
  say: () => [],
  choose: () => [],
  test: () => [],
  'set-flag': () => [],
  'place-thing': () => [],
  end: () => [],
};
const TRIALS: { readonly [K in TrialKind]: Sentence } = {
  riddle: ['Get a ', key('riddle', 'riddle'), ' right'],
  twister: ['Say a ', key('twister', 'tongue twister'), ' five times'],
  challenge: ['Do a ', key('challenge', 'challenge'), ' together'],
};
/** What somebody is asked for. A die may always answer in place of a player (MM-45, MM-50). */
export const trialWords = (kind: TrialKind): Sentence => [...TRIALS[kind], ', or roll ', orMore(COMES_OFF)];
const CONDITIONS: { readonly [K in VariantOf<Effect, 'if'>['is']]: string } = {
  'has-gold': 'If you have gold',
  'is-hurt': 'If you are hurt',
  'is-alone': 'If you are alone on your tile',
  'boss-is-dead': 'If the boss is beaten',
};

const effectText = dispatch(ROWS);

/** Effects on a target, said to whoever that is: "you are stuck fast". */
export const toYou = (effects: readonly Immutable<Effect>[]): readonly Immutable<Effect>[] =>
  effects.map((effect) => {
    if (effect.do === 'roll') return { ...effect, then: toYou(effect.then), else: toYou(effect.else) };
    return 'at' in effect && effect.at === 'target' ? { ...effect, at: 'self' } : effect;
  });
/** A sentence about a target who has a name. */
export const about = (who: string, sentence: Sentence): Sentence =>
  sentence.map((word) => (typeof word === 'string' ? word.replace('That one', who) : word));

/** The text of an effect list. */
export const sentences = (effects: readonly Immutable<Effect>[], content: Content): Sentence =>
  effects.flatMap((effect, i) => [...(i > 0 ? [' '] : []), ...effectText(effect, content)]);

const lower = (word: Word): Word => (typeof word === 'string' ? word.charAt(0).toLowerCase() + word.slice(1) : word);
/** A sentence as it goes on after a few words. */
export const begin = ([first, ...rest]: Sentence): Sentence => (first === undefined ? [] : [lower(first), ...rest]);
const withoutStop = (sentence: Sentence): Sentence =>
  sentence.map((word, i) => (i === sentence.length - 1 && typeof word === 'string' ? word.replace(/\.$/, '') : word));
/** Whether the text of an effect is one sentence, to which another can be joined. */
const isPlain = ({ do: kind }: Immutable<Effect>): boolean => !['roll', 'trial', 'choose-one', 'for-each', 'if', 'spawn'].includes(kind);
/** The same text inside a sentence. What belongs together is joined by "and", so that a condition holds for all of it. */
const inner = (effects: readonly Immutable<Effect>[], content: Content): Sentence => {
  if (!effects.every(isPlain)) return begin(sentences(effects, content));
  const parts = effects.flatMap((effect) => {
    const part = effectText(effect, content);
    return part.length > 0 ? [{ part, kind: effect.do }] : [];
  });
  // who draws is said where somebody else may be meant: "every hero heals 1 heart and you draw 1 treasure card"
  const joined = (kind: Effect['do']): string => (kind === 'draw' ? ' and you ' : ' and ');
  return parts.flatMap(({ part, kind }, i) => [
    ...(i > 0 ? [joined(kind)] : []),
    ...begin(i < parts.length - 1 ? withoutStop(part) : part),
  ]);
};

const STEP = key('mov', 'Step');
const BONUS_ROWS: HandlerTable<Immutable<Bonus>, [], Sentence> = {
  stat: ({ stat, add }) => [plus(add), ' ', stat === 'mov' && Math.abs(add) === 1 ? STEP : key(stat, STAT_NAMES[stat]), '.'],
  damage: ({ add, type }) => ['Your ', ...(type ? [key(type, type), ' '] : []), 'attacks do ', plus(add), ' damage.'],
  health: ({ add }) => [`You have room for ${add} more ${add === 1 ? 'heart' : 'hearts'}.`],
  ability: ({ ability }) => ['You gain ', key(ability, ABILITY_NAMES[ability]), '.'],
  takes: ({ type, times }) => [`You take ${times === 'none' ? 'no' : times} damage from `, key(type, type), '.'],
  less: ({ amount }) => [`Each hit does ${amount} less to you.`],
  dodge: ({ on }) => ['When hit, roll: on ', orMore(on), ', you dodge.'],
  opens: ({ door, spent }) => [
    `You can try ${door === 'locked' ? 'locked' : 'secret'} doors: roll `,
    orMore(COMES_OFF),
    spent ? ', and it is used up when it opens one.' : '.',
  ],
  'bonus-action': () => ['You have a ', key('bonus-action', 'Bonus Action'), ' each turn.'],
};
const oneBonus = dispatch(BONUS_ROWS);
/** The text of a card's bonuses, line by line. */
export const bonusText = (bonuses: readonly Immutable<Bonus>[]): Sentence[] => bonuses.map((bonus) => oneBonus(bonus));
