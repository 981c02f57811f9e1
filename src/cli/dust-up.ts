import { dustUpBox } from '../games/dust-up/box.ts';
import { cardText } from '../games/dust-up/describe/cards.ts';
import { EVENTS } from '../games/dust-up/describe/events.ts';
import { KEYWORDS, SPOKEN } from '../games/dust-up/describe/keywords.ts';
import { type BookWords, textProblems } from './book.ts';
import { paperProblems } from './papers.ts';
import { hardProblems } from './reading.ts';

const { content, game } = dustUpBox;
const WORDS: BookWords = { names: Object.values(content.heroes).map(({ name }) => name), spoken: SPOKEN, shouted: [] };

/** Heroes and cards that are too hard to read, or that cannot be said. */
const cardProblems = (): string[] =>
  Object.values(content.heroes).flatMap(({ id, flavour, cards }) => [
    ...hardProblems(`heroes/${id}.json`, [flavour, ...cards.map((card) => card.flavour)]),
    ...textProblems(
      cards.map((card) => ({ id: card.id, text: cardText(card.id, content) })),
      WORDS,
    ),
  ]);

/** What the rule book, the cards and the tips of Dust-Up promise their readers, and do not keep. */
export const dustUpProblems = (): string[] => [
  ...paperProblems({ game: game.id, words: WORDS, keywords: KEYWORDS, moments: [...EVENTS, ...Object.keys(game.choices)] }),
  ...cardProblems(),
];
