import { playerName, type Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf, rowAddress } from '../content/content.ts';
import { type Offer, pointsFor } from '../rules/exploring.ts';
import { amountOf } from '../rules/players.ts';
import type { CardTiming, Level } from '../state/constants.ts';
import type { TrapView } from '../state/view-types.ts';
import { bonusText, sentences } from './effects.ts';
import { key, POINT } from './keywords.ts';

/** The text of a card, generated from its data line by line. */

const MOMENTS: { readonly [K in CardTiming]: string } = {
  turn: 'On your turn: ',
  roll: 'When you have rolled: ',
  theft: 'When you are robbed: ',
  death: 'When you would be knocked out: ',
};

/** A treasure card's text, with the numbers of `level`, or with all three if `level` is null. */
export function treasureText(id: string, level: Level | null, content: Content): Sentence[] {
  const { keep, use, trap } = cardOf(content.treasures, id);
  return [
    ...bonusText(keep, level).map((line): Sentence => [key('treasure', 'Keep'), ': ', ...line]),
    ...(use ? [[MOMENTS[use.when], ...sentences(use.effects, level)]] : []),
    ...(trap.length > 0 ? [trapDoes(trap, level)] : []),
  ];
}

const trapDoes = (effects: Parameters<typeof sentences>[0], level: Level | null): Sentence => [
  'Who comes next: ',
  ...sentences(effects, level),
];

/** What is hidden on a tile, by whom, and what it does (TT-25). */
export const trapText = ({ card, level, by }: TrapView, names: readonly string[], content: Content): Sentence => [
  `${playerName(names, by)} has left a `,
  key('trap', 'trap'),
  ' here. ',
  ...trapDoes(cardOf(content.treasures, card).trap, level),
];

/** "2 points", or "a point and 2 gold". */
const price = (offer: Offer): Sentence => [
  pointsFor(offer) === 1 ? 'a point' : `${pointsFor(offer)} points`,
  POINT,
  ...(offer.pays > 0 ? [` and ${offer.pays} gold`] : []),
];

/** What a thing does to whoever comes to its tile (TT-22). */
export function arrivalText(id: string, level: Level, content: Content): Sentence[] {
  const { comes } = cardOf(content.things, id);
  return comes.length > 0 ? [sentences(comes, level)] : [];
}

/** What a thing on a tile does (TT-22), line by line, with the numbers of the tile's level. */
export function thingText(id: string, level: Level, content: Content): Sentence[] {
  const { found, visit } = cardOf(content.things, id);
  return [
    ...(found.length > 0 ? [['Who finds it: ', ...sentences(found, level)]] : []),
    ...arrivalText(id, level, content).map((line): Sentence => ['Who comes here: ', ...line]),
    ...(visit ? [['For ', ...price(visit), `${visit.once ? ', once' : ''}: `, ...sentences(visit.effects, level)]] : []),
  ];
}

/** Faces of the die with the same effects share one text. */
export type RowText = {
  readonly faces: readonly number[];
  readonly words: Sentence;
  readonly mood: 'good' | 'bad' | 'neutral';
  /** Hearts and gold gained, or lost if below 0. */
  readonly hearts: number;
  readonly gold: number;
};

const BAD: ReadonlySet<string> = new Set(['lose-health', 'lose-gold', 'die']);
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The six rows of a monster, from 1 to 6. */
export function monsterRows(card: string, level: Level, content: Content): RowText[] {
  const rows: RowText[] = [];
  let before = '';
  for (const face of FACES) {
    const effects = content.lists.get(rowAddress(card, level, face)) ?? [];
    const same = JSON.stringify(effects);
    const last = rows.at(-1);
    if (last && same === before) rows[rows.length - 1] = { ...last, faces: [...last.faces, face] };
    else {
      const bad = effects.some(({ do: word }) => BAD.has(word));
      const good = effects.some(({ do: word }) => !BAD.has(word));
      const words = effects.length > 0 ? sentences(effects, level) : ['Nothing happens.'];
      const comes = (of: string): number =>
        effects.reduce(
          (sum, effect) =>
            'amount' in effect && effect.do.endsWith(of) ? sum + amountOf(effect.amount, level) * (BAD.has(effect.do) ? -1 : 1) : sum,
          0,
        );
      const mood = bad ? (good ? 'neutral' : 'bad') : good ? 'good' : 'neutral';
      rows.push({ faces: [face], words, mood, hearts: comes('-health'), gold: comes('-gold') });
    }
    before = same;
  }
  return rows;
}
