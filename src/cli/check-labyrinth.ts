import type { Sentence } from '../engine/shared/sentences.ts';
import { type Decks, isOn } from '../games/labyrinth/content/content.ts';
import { allEffects } from '../games/labyrinth/content/cross-references.ts';
import { decks } from '../games/labyrinth/content/load.ts';
import { content } from '../games/labyrinth/content/loaded.ts';
import { labyrinth } from '../games/labyrinth/index.ts';
import { FLOORS } from '../games/labyrinth/state/constants.ts';
import { encounterText, featText, itemText, monsterText } from '../games/labyrinth/text/cards.ts';
import { EVENTS } from '../games/labyrinth/text/events.ts';
import { classText, elementText, raceText } from '../games/labyrinth/text/heroes.ts';
import { KEYWORDS, SPOKEN } from '../games/labyrinth/text/keywords.ts';
import { STATISTIC_NAMES } from '../games/labyrinth/text/names.ts';
import { type BookWords, textProblems } from './check-rule-book.ts';
import { bookAndTipProblems } from './check-rule-book-links.ts';
import { hardProblems } from './reading-level.ts';

/** Checks that Labyrinth has enough cards (LA-21, LA-24) and that a child can read them. */

/** At least one card in so many has a stairwell. */
const CARDS_PER_STAIRWELL = 7;
const WORDS: BookWords = {
  names: [...Object.values(STATISTIC_NAMES), ...decks.races.map(({ name }) => name)],
  spoken: SPOKEN,
  shouted: [],
};

const copies = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);

/** LA-21, LA-24: the number of cards, the floors of the monsters, and the stairwells of each floor. */
export function amountProblems({ encounters, items, monsters }: Decks): string[] {
  const flat = encounters.map((card) => ({ card, effects: allEffects(card.effects) }));
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
      const enough = copies(stairs.map(({ card }) => card)) * CARDS_PER_STAIRWELL >= copies(here.map(({ card }) => card));
      return enough ? [] : [`encounters.json: floor ${floor}: a stairwell in less than one card of ${CARDS_PER_STAIRWELL}`];
    }),
  ];
}

/** Cards that are too hard to read or have no spoken form. */
function cardProblems({ races, classes, elements, monsters, encounters, errands, items, rooms, stories, feats }: Decks): string[] {
  const texts: readonly { readonly id: string; readonly text: readonly Sentence[] }[] = [
    ...[...encounters, ...errands].map(({ id }) => ({ id, text: encounterText(id, content) })),
    ...items.map(({ id }) => ({ id, text: itemText(id, content) })),
    ...feats.map(({ id }) => ({ id, text: featText(id, content) })),
    ...monsters.map((monster) => ({ id: monster.id, text: monsterText(monster) })),
    ...races.map(({ id }) => ({ id, text: [...raceText(id, content), ...elementText(id)] })),
    ...classes.map(({ id }) => ({ id, text: classText(id, content) })),
  ];
  const lines = {
    ...Object.fromEntries(
      Object.entries({ races, classes, elements, monsters, encounters, errands, items, feats }).map(([deck, cards]) => [
        deck,
        cards.map((card) => card.flavour),
      ]),
    ),
    rooms: rooms.map(({ look }) => look),
    stories: stories.map(({ line }) => line),
    asked: errands.map(({ asks }) => asks),
    thanked: errands.map(({ thanks }) => thanks),
  };
  return [...textProblems(texts, WORDS), ...Object.entries(lines).flatMap(([deck, said]) => hardProblems(`${deck}.json`, said))];
}

/** All problems of the content of Labyrinth. */
export const labyrinthProblems = (): string[] => [
  ...amountProblems(decks),
  ...cardProblems(decks),
  ...bookAndTipProblems({
    game: labyrinth.id,
    words: WORDS,
    keywords: KEYWORDS,
    triggers: { events: EVENTS, choices: Object.keys(labyrinth.choices) },
  }),
];
