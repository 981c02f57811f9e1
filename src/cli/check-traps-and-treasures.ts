import { unknownMonsterOdds } from '../games/traps-and-treasures/bots/odds.ts';
import type { Decks } from '../games/traps-and-treasures/content/content.ts';
import { decks } from '../games/traps-and-treasures/content/load.ts';
import { trapsModule } from '../games/traps-and-treasures/index.ts';
import { LEVELS } from '../games/traps-and-treasures/state/constants.ts';
import { monsterRows, treasureText } from '../games/traps-and-treasures/text/cards.ts';
import { EVENTS } from '../games/traps-and-treasures/text/events.ts';
import { KEYWORDS, SPOKEN } from '../games/traps-and-treasures/text/keywords.ts';
import { type BookWords, textProblems } from './check-rule-book.ts';
import { bookAndTipProblems } from './check-rule-book-links.ts';
import { hardProblems } from './reading-level.ts';

/** Checks that Traps and Treasures has enough cards and tiles (TT-2, TT-21) and that a child can read them. */

const WORDS: BookWords = { names: [], spoken: SPOKEN, shouted: [] };

/** TT-2, TT-21: the number of tiles and cards. */
export function amountProblems({ patterns, monsters, treasures }: Decks): string[] {
  const tiles = (paths: number): number => patterns.reduce((sum, one) => sum + (one.paths.length === paths ? one.count : 0), 0);
  const kinds = new Set(treasures.flatMap(({ keep, use }) => [...keep, ...(use?.effects ?? [])].map(({ do: word }) => word)));
  const lines: readonly (readonly [what: string, count: number, wanted: number])[] = [
    ['patterns', patterns.length, 13],
    ['tiles with one path', tiles(1), 16],
    ['tiles with two paths', tiles(2), 48],
    ['tiles with three paths', tiles(3), 32],
    ['tiles with four paths', tiles(4), 8],
    ['monster cards, of twenty', Math.min(20, monsters.length), 20],
    ['treasure cards, of twenty-four', Math.min(24, treasures.length), 24],
    ['kinds of treasure, of twelve', Math.min(12, kinds.size), 12],
  ];
  return lines.flatMap(([what, count, wanted]) => (count === wanted ? [] : [`${what}: ${count}, not ${wanted}`]));
}

/** TT-21: each level has more risk and more gold than the one before. */
function levelProblems(): string[] {
  const { content } = trapsModule;
  const odds = LEVELS.map((level) => unknownMonsterOdds(content, level, 3, 3));
  return odds.flatMap(({ worth, death }, i) => {
    const before = odds[i - 1];
    return before && (worth <= before.worth || death <= before.death) ? [`level ${i + 1} is not riskier and richer than level ${i}`] : [];
  });
}

/** Cards that are too hard to read or have no spoken form. */
function cardProblems({ monsters, treasures }: Decks): string[] {
  const { content } = trapsModule;
  const texts = [
    ...treasures.flatMap(({ id }) => [null, ...LEVELS].map((level) => ({ id, text: treasureText(id, level, content) }))),
    ...monsters.flatMap(({ id }) => LEVELS.map((level) => ({ id, text: monsterRows(id, level, content).map(({ words }) => words) }))),
  ];
  const flavours = {
    treasures: treasures.map(({ flavour }) => flavour),
    monsters: monsters.flatMap((card) => card.monsters.map(({ flavour }) => flavour)),
  };
  return [...textProblems(texts, WORDS), ...Object.entries(flavours).flatMap(([deck, lines]) => hardProblems(`${deck}.json`, lines))];
}

/** All problems of the content of Traps and Treasures. */
export const trapsProblems = (): string[] => [
  ...amountProblems(decks),
  ...levelProblems(),
  ...cardProblems(decks),
  ...bookAndTipProblems({
    game: trapsModule.game.id,
    words: WORDS,
    keywords: KEYWORDS,
    triggers: { events: EVENTS, choices: Object.keys(trapsModule.game.choices) },
  }),
];
