import type { Sentence } from '../engine/kit/words.ts';
import { type Decks, isOn } from '../games/labyrinth/content.ts';
import { decks } from '../games/labyrinth/decks.ts';
import { encounterText, itemText, monsterText } from '../games/labyrinth/describe/cards.ts';
import { EVENTS } from '../games/labyrinth/describe/events.ts';
import { classText, raceText } from '../games/labyrinth/describe/heroes.ts';
import { KEYWORDS, SPOKEN } from '../games/labyrinth/describe/keywords.ts';
import { STATISTIC_NAMES } from '../games/labyrinth/describe/names.ts';
import { labyrinth } from '../games/labyrinth/game.ts';
import { content } from '../games/labyrinth/printed.ts';
import { branchesOf } from '../games/labyrinth/references.ts';
import { FLOORS } from '../games/labyrinth/words.ts';
import { type BookWords, textProblems } from './book.ts';
import { paperProblems } from './papers.ts';
import { hardProblems } from './reading.ts';

/** What the box of Labyrinth promises (LA-21, LA-24): how much there is of everything, and that a child can read it. */

/** A stairwell in at least one card of so many. */
const STAIRS = 7;
const WORDS: BookWords = {
  names: [...Object.values(STATISTIC_NAMES), ...decks.races.map(({ name }) => name)],
  spoken: SPOKEN,
  shouted: [],
};

const copies = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);

/** LA-21, LA-24: so many cards, every monster on floors of its own, and a way out of each floor. */
export function amountProblems({ encounters, items, monsters }: Decks): string[] {
  const flat = encounters.map((card) => ({ card, effects: card.effects.flatMap((effect) => [effect, ...branchesOf(effect).flat()]) }));
  const met = flat.flatMap(({ card, effects }) =>
    effects.flatMap((effect) => (effect.do === 'monsters' ? [{ card, monster: effect.monster }] : [])),
  );
  return [
    ...Object.entries({ encounters, items }).flatMap(([deck, cards]) =>
      copies(cards) < 40 ? [`${deck}: ${copies(cards)} of 40 cards`] : [],
    ),
    ...monsters.flatMap(({ id }) => (met.some(({ monster }) => monster === id) ? [] : [`monsters.json: ${id}: no encounter brings it`])),
    ...met.flatMap(({ card, monster }) => {
      const [first, last] = monsters.find(({ id }) => id === monster)?.levels ?? card.levels;
      const fits = first <= card.levels[0] && card.levels[1] <= last;
      return fits ? [] : [`encounters.json: ${card.id}: levels: a ${monster} lives on floors ${first} to ${last}`];
    }),
    ...FLOORS.flatMap((floor) => {
      const here = flat.filter(({ card }) => isOn(card, floor));
      const stairs = here.filter(({ effects }) => effects.some(({ do: word }) => word === 'stairs'));
      const enough = copies(stairs.map(({ card }) => card)) * STAIRS >= copies(here.map(({ card }) => card));
      return enough ? [] : [`encounters.json: floor ${floor}: a stairwell in less than one card of ${STAIRS}`];
    }),
  ];
}

/** Cards that are too hard to read, or that cannot be said. */
function cardProblems({ races, classes, elements, monsters, encounters, items, rooms, stories }: Decks): string[] {
  const texts: readonly { readonly id: string; readonly text: readonly Sentence[] }[] = [
    ...encounters.map(({ id }) => ({ id, text: encounterText(id, content) })),
    ...items.map(({ id }) => ({ id, text: itemText(id, content) })),
    ...monsters.map(({ id }) => ({ id, text: monsterText(id, content) })),
    ...races.map(({ id }) => ({ id, text: raceText(id, content) })),
    ...classes.map(({ id }) => ({ id, text: classText(id, content) })),
  ];
  const lines = {
    ...Object.fromEntries(
      Object.entries({ races, classes, elements, monsters, encounters, items }).map(([deck, cards]) => [
        deck,
        cards.map((card) => card.flavour),
      ]),
    ),
    rooms: rooms.map(({ look }) => look),
    stories: stories.map(({ line }) => line),
  };
  return [...textProblems(texts, WORDS), ...Object.entries(lines).flatMap(([deck, said]) => hardProblems(`${deck}.json`, said))];
}

/** What the box of Labyrinth promises, and does not keep. */
export const labyrinthProblems = (): string[] => [
  ...amountProblems(decks),
  ...cardProblems(decks),
  ...paperProblems({
    game: labyrinth.id,
    words: WORDS,
    keywords: KEYWORDS,
    moments: [...EVENTS, ...Object.keys(labyrinth.choices)],
  }),
];
