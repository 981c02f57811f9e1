import type { Immutable, Of } from '../../../engine/game.ts';
import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import { count, numeral, one, type Sentence, type Word } from '../../../engine/kit/words.ts';
import type { At, Bonus, Effect, MonsterSheet } from '../cards.ts';
import { type Content, need } from '../content.ts';
import type { Ability, Lasting, TrialKind } from '../words.ts';
import { KEYWORDS, key } from './keywords.ts';

/** The rules text of cards, made from their effects: one row a word, so that a card cannot lie. */

export const ABILITY_NAMES: { readonly [K in Ability]: string } = {
  'strong-magic': 'Strong Magic',
  'adept-magic': 'Adept Magic',
  'heavy-weapons': 'Heavy Weapons',
  'light-weapons': 'Light Weapons',
  'epic-skills': 'Epic Skills',
  'agile-skills': 'Agile Skills',
};

/** "4+", said as "four or more"; no die shows more than a 6. */
export const orMore = (n: number): Word => (n < 6 ? { symbol: `${n}+`, spoken: `${n} or more` } : { symbol: `${n}`, spoken: `a ${n}` });
const plus = (n: number): Word => (n < 0 ? { symbol: `−${-n}`, spoken: `minus ${-n}` } : { symbol: `+${n}`, spoken: `plus ${n}` });
const hearts = (n: number): string => count(n, 'heart');

/** "a Sock Goblin", "two Dust Bunnies". */
export const several = ({ name, plural = `${name}s` }: Immutable<MonsterSheet>, n: number): string =>
  n === 1 ? one(name) : `${numeral(n)} ${plural}`;

/** Whom a text speaks of. `many` asks for "take" or "takes". */
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

const ROWS: Rows<Immutable<Effect>, [content: Content], Sentence> = {
  hit: ({ amount, type, at }) => [verb(WHO[at], 'take', 'takes'), `${amount} `, key(type, type), ' damage.'],
  heal: ({ amount, at }) => [verb(WHO[at], 'heal', 'heals'), `${hearts(amount)}.`],
  afflict: ({ state, rounds, harm, at }) => {
    const { you, other, words } = STATE_WORDS[state];
    return [
      verb(WHO[at], you, other),
      key(state, words),
      ` for ${count(rounds, 'round')}`,
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
  draw: ({ cards }) => [`Draw ${count(cards, 'treasure card')}.`],
  spawn: ({ monster, count: n }, content) => {
    return [`Here ${n === 1 ? 'comes' : 'come'} ${several(need(content.monsters, monster), n)}!`];
  },
  block: ({ squares }) => [`${count(squares, 'square')} near by ${squares === 1 ? 'is' : 'are'} `, key('blocked', 'BLOCKED'), '.'],
  'whisk-home': ({ at }) => [verb(WHO[at], 'are', 'is'), 'whisked back to the Entrance.'],
  flip: () => ['Turn up a dark tile beside yours.'],
  'bonus-action': () => ['Take a ', key('bonus-action', 'Bonus Action'), '.'],
  'drop-card': ({ at }) => [verb(WHO[at], 'drop', 'drops'), 'a card on the floor.'],
  roll: ({ on, then, else: otherwise }, content) => [
    'Roll: on ',
    orMore(on),
    ', ',
    ...inner(then, content),
    ...(otherwise.length > 0 ? [' If not, ', ...inner(otherwise, content)] : []),
  ],
  trial: ({ kind, won, lost }, content) => [
    ...TRIAL_WORDS[kind],
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
  // a story is told on its pages
  say: () => [],
  choose: () => [],
  test: () => [],
  'set-flag': () => [],
  'place-thing': () => [],
  'open-doors': () => ['The doors here swing open.'],
  end: () => [],
};
const TRIAL_WORDS: { readonly [K in TrialKind]: Sentence } = {
  riddle: ['Here is a ', key('riddle', 'riddle'), ' for you. If you get it, '],
  twister: ['Say a ', key('twister', 'tongue twister'), ' five times. If you can, '],
  challenge: ['Do a ', key('challenge', 'challenge'), ' together. If it works, '],
};
const CONDITIONS: { readonly [K in Of<Effect, 'if'>['is']]: string } = {
  'has-gold': 'If you have gold',
  'is-hurt': 'If you are hurt',
  'is-alone': 'If you are alone on your tile',
  'boss-is-dead': 'If the boss is beaten',
};

const effectText = byTag(ROWS);

/** A list as one run of sentences. */
export const sentences = (effects: readonly Immutable<Effect>[], content: Content): Sentence =>
  effects.flatMap((effect, i) => [...(i > 0 ? [' '] : []), ...effectText(effect, content)]);

const lower = (word: Word): Word => (typeof word === 'string' ? word.charAt(0).toLowerCase() + word.slice(1) : word);
/** The same in the middle of a sentence. */
const inner = (effects: readonly Immutable<Effect>[], content: Content): Sentence => {
  const [first, ...rest] = sentences(effects, content);
  return first === undefined ? [] : [lower(first), ...rest];
};

const STEP: Word = { keyword: KEYWORDS.mov, words: 'MOV', spoken: 'step' };
const STATS = { mov: 'MOV', str: 'STR', int: 'INT' } as const;
const BONUS_ROWS: Rows<Immutable<Bonus>, [], Sentence> = {
  stat: ({ stat, add }) => [plus(add), ' ', stat === 'mov' && Math.abs(add) === 1 ? STEP : key(stat, STATS[stat]), '.'],
  damage: ({ add, type }) => ['Your ', ...(type ? [key(type, type), ' '] : []), 'attacks do ', plus(add), ' damage.'],
  health: ({ add }) => [`You have room for ${add} more ${add === 1 ? 'heart' : 'hearts'}.`],
  ability: ({ ability }) => ['You gain ', key(ability, ABILITY_NAMES[ability]), '.'],
  takes: ({ type, times }) => [`You take ${times === 'none' ? 'no' : times} damage from `, key(type, type), '.'],
  less: ({ amount }) => [`Each hit does ${amount} less to you.`],
  dodge: ({ on }) => ['When hit, roll: on ', orMore(on), ', you dodge.'],
  opens: ({ door, spent }) => [
    `You can try ${door === 'locked' ? 'locked' : 'secret'} doors: roll `,
    orMore(4),
    spent ? ', and it is used up when it opens one.' : '.',
  ],
  'bonus-action': () => ['You have a ', key('bonus-action', 'Bonus Action'), ' each turn.'],
};
const oneBonus = byTag(BONUS_ROWS);
/** What a card gives as long as somebody has it, line by line. */
export const bonusText = (bonuses: readonly Immutable<Bonus>[]): Sentence[] => bonuses.map((bonus) => oneBonus(bonus));
