import type { Decks } from '../games/magic-and-mayhem/content/content.ts';
import { ABILITIES, TREASURES } from '../games/magic-and-mayhem/state/constants.ts';
import { hardProblems } from './reading-level.ts';

/** Checks that Magic and Mayhem has enough cards of each kind (MM-48) and that a child can read them. */

type Cards = Pick<Decks, 'heroes' | 'treasures' | 'dangers' | 'monsters' | 'tiles' | 'store'>;
type Line = readonly [what: string, count: number, least: number];

const having = <K extends string>(kind: K, cards: readonly { readonly kind: K }[]): number =>
  cards.filter((card) => card.kind === kind).length;

const lines = ({ heroes, treasures, dangers, monsters, tiles, store }: Cards): readonly Line[] => [
  ['heroes', heroes.length, 12],
  ...ABILITIES.map((ability): Line => [`heroes with ${ability}`, heroes.filter((hero) => hero.abilities.includes(ability)).length, 3]),
  ['ordinary tiles', having('ordinary', tiles), 34],
  ['Store tiles', having('store', tiles), 1],
  ['Boss tiles', having('boss', tiles), 2],
  ['Entrances', having('entrance', tiles), 2],
  ['danger cards', dangers.length, 30],
  ['danger cards with monsters', having('monster', dangers), 18],
  ['traps', having('trap', dangers), 6],
  ['situations', having('situation', dangers), 6],
  ['bosses', monsters.filter(({ boss }) => boss).length, 4],
  ['treasures', treasures.length, 48],
  ...TREASURES.map((kind): Line => [`treasures of the kind ${kind}`, having(kind, treasures), 1]),
  ...ABILITIES.map((ability): Line => [`treasures for ${ability}`, treasures.filter((card) => card.ability === ability).length, 1]),
  ['lines of the Store', store.length, 10],
];

/** Kinds with too few cards, and texts that are too hard to read. */
export const countProblems = (cards: Cards): readonly string[] => [
  ...lines(cards).flatMap(([what, count, least]) => (count < least ? [`${what}: ${count} of ${least}`] : [])),
  ...(['heroes', 'treasures', 'dangers', 'monsters'] as const).flatMap((deck) =>
    hardProblems(
      deck,
      cards[deck].map(({ flavour }) => flavour),
    ),
  ),
];
