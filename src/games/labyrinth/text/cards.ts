import type { Immutable } from '../../../engine/game.ts';
import type { Sentence, Word } from '../../../engine/shared/sentences.ts';
import type { ItemCard, Worn } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { FoeNumbers } from '../rules/difficulty.ts';
import { SELLS_FOR, STATISTICS } from '../state/constants.ts';
import { bandText, encounterLines, sentences } from './effects.ts';
import { key } from './keywords.ts';
import { STATISTIC_NAMES } from './names.ts';
import { armourWord, attackWord, bonus, hitPoints, range } from './numbers.ts';
import { ownMonsterLines } from './powers.ts';

/** The text of a card, generated from its data line by line. */

/** Joins words with commas, and "and" before the last. */
const listed = (words: readonly Word[]): Sentence =>
  words.flatMap((word, i) => [...(i === 0 ? [] : [i === words.length - 1 ? ' and ' : ', ']), word]);

/** The bonuses of equipment: "+1 Strength and −1 Intelligence". Empty if there are none. */
function wornText(worn: Immutable<Worn>): Sentence {
  const statistics = STATISTICS.flatMap((name) => (worn[name] === 0 ? [] : [bonus(worn[name], STATISTIC_NAMES[name], 'statistic')]));
  return listed([
    ...statistics,
    ...(worn.attack === 0 ? [] : [attackWord(worn.attack)]),
    ...(worn.damage === 0 ? [] : [bonus(worn.damage, 'damage', 'damage')]),
    ...(worn.ac === 0 ? [] : [armourWord(worn.ac)]),
  ]);
}
const wornLine = (when: string, worn: Immutable<Worn>): Sentence[] => {
  const text = wornText(worn);
  return text.length === 0 ? [] : [[when, ...text, '.']];
};
const priceLine = (price: number | null, found: boolean): Sentence[] =>
  price === null
    ? [['Nobody buys or ', key('sell', 'sells'), ' it.']]
    : [
        found
          ? ['Sells for ', `${Math.floor(price / SELLS_FOR)} `, key('silver', 'silver'), '.']
          : ['Costs ', `${price} `, key('silver', 'silver'), '.'],
      ];

type Kind = ItemCard['kind'];
type OfKind<K> = Immutable<Extract<ItemCard, { readonly kind: K }>>;
const ITEMS: { readonly [K in Kind]: (card: OfKind<K>, content: Content) => Sentence[] } = {
  gear: ({ worn, die, knack }, content) => [
    ...(die === null ? [] : [[key('damage', 'Hits'), ' for ', range(die), '.']]),
    ...wornLine('', worn),
    ...(knack === null
      ? []
      : [
          [
            `In the hands of ${content.classes[knack.klass].called} all of their `,
            key('statistic', STATISTIC_NAMES[knack.statistic]),
            ' is added to the attack.',
          ],
        ]),
  ],
  cursed: ({ worn, lifted }) => [
    [key('cursed', 'Cursed'), '! It stays on you.'],
    ...wornLine('', worn),
    ['The ', key('wizard', 'wizard'), ' in town takes it off for ', `${lifted} `, key('silver', 'silver'), '.'],
  ],
  healing: ({ amount }) => [['Use it up in a ', key('rest', 'quiet room'), ': a hero gets back ', ...hitPoints(amount), '.']],
  trinket: ({ price }) => [
    [
      'It is good for nothing, but you can ',
      key('sell', 'sell'),
      ` it for ${Math.floor(price / SELLS_FOR)} `,
      key('silver', 'silver'),
      '.',
    ],
  ],
  find: ({ effects }, content) => [['When you find it: ', ...sentences(effects, 'you', content)]],
  fate: ({ rows }, content) => [
    ['Once, when nobody fights, you may throw a six-sided die:'],
    ...rows.map((row, i): Sentence => [`${i + 1}: `, ...(row.length === 0 ? ['Nothing happens.'] : sentences(row, 'you', content))]),
  ],
};

/** What an item does, without its price. */
export function itemEffects(id: string, content: Content): Sentence[] {
  const card: Immutable<ItemCard> = cardOf(content.items, id);
  return (ITEMS[card.kind] as (card: Immutable<ItemCard>, content: Content) => Sentence[])(card, content);
}
/** An item card's text. `found`: somebody has it, and may sell it. */
export function itemText(id: string, content: Content, found = false): Sentence[] {
  const card: Immutable<ItemCard> = cardOf(content.items, id);
  return [...itemEffects(id, content), ...(card.kind === 'gear' || card.kind === 'healing' ? priceLine(card.price, found) : [])];
}
/** What a feat does for as long as its hero lives (LA-47). */
export function featBonus(id: string, content: Content): Sentence[] {
  const { worn, health } = cardOf(content.feats, id);
  return [...wornLine('', worn), ...(health === 0 ? [] : [[...hitPoints(health), ' more.']])];
}
/** What a feat does, also at once. */
export function featText(id: string, content: Content): Sentence[] {
  const { effects } = cardOf(content.feats, id);
  return [...featBonus(id, content), ...(effects.length === 0 ? [] : [sentences(effects, 'you', content)])];
}
/** An encounter card's text. A monster that it brings is told of with it (LA-53). `most`: of a band at most so many come; null without a limit. */
export function encounterText(id: string, content: Content, most: number | null = null): Sentence[] {
  const { effects, monster } = cardOf(content.encounters, id);
  const fewer = effects.flatMap((effect) => (effect.do === 'monsters' ? (bandText(effect, most, content) ?? []) : []));
  return [...encounterLines(effects, content), ...fewer.map((line) => [line]), ...(monster ? ownMonsterLines(monster, content) : [])];
}
/** "Floors 2 to 5". */
export const levelsText = ([first, last]: readonly [number, number]): string =>
  first === last ? `Floor ${first}` : `Floors ${first} to ${last}`;

/** The text of a monster's sheet, as printed or as it fits the party (LA-35). */
export function monsterText({ hp, ac, attack, die, fire }: FoeNumbers): Sentence[] {
  return [
    [`${hp} `, key('hit-points', 'hit points'), `. Roll ${ac} or more to `, key('armour', 'hit'), ' it.'],
    [attackWord(attack), ', hits for ', range(die), '.'],
    ...(fire ? [['It breathes ', key('fire', 'fire'), '.']] : []),
  ];
}
