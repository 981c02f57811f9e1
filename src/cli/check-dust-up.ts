import { dustUpModule } from '../games/dust-up/index.ts';
import { cardText } from '../games/dust-up/text/cards.ts';
import { EVENTS } from '../games/dust-up/text/events.ts';
import { KEYWORDS, SPOKEN } from '../games/dust-up/text/keywords.ts';
import { type BookWords, textProblems } from './check-rule-book.ts';
import { bookAndTipProblems } from './check-rule-book-links.ts';
import { hardProblems } from './reading-level.ts';

const { content, game } = dustUpModule;
const WORDS: BookWords = { names: Object.values(content.heroes).map(({ name }) => name), spoken: SPOKEN, shouted: [] };

/** Heroes and cards that are too hard to read or have no spoken form. */
const cardProblems = (): string[] =>
  Object.values(content.heroes).flatMap(({ id, flavour, cards }) => [
    ...hardProblems(`heroes/${id}.json`, [flavour, ...cards.map((card) => card.flavour)]),
    ...textProblems(
      cards.map((card) => ({ id: card.id, text: cardText(card.id, content) })),
      WORDS,
    ),
  ]);

/** The problems of the rule book, the cards and the tips of Dust-Up. */
export const dustUpProblems = (): string[] => [
  ...bookAndTipProblems({
    game: game.id,
    words: WORDS,
    keywords: KEYWORDS,
    triggers: { events: EVENTS, choices: Object.keys(game.choices) },
  }),
  ...cardProblems(),
];
