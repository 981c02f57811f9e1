import { readFileSync } from 'node:fs';
import { readBook } from '../engine/kit/book.ts';
import type { Sentence } from '../engine/kit/words.ts';
import { type Decks, isOn } from '../games/labyrinth/content.ts';
import { decks } from '../games/labyrinth/decks.ts';
import { classText, encounterText, itemText, monsterText, raceText } from '../games/labyrinth/describe/cards.ts';
import { EVENTS } from '../games/labyrinth/describe/events.ts';
import { KEYWORDS, SPOKEN } from '../games/labyrinth/describe/keywords.ts';
import { STATISTIC_NAMES } from '../games/labyrinth/describe/names.ts';
import { content } from '../games/labyrinth/printed.ts';
import { branchesOf } from '../games/labyrinth/references.ts';
import { labyrinth } from '../games/labyrinth/rules.ts';
import { FLOORS } from '../games/labyrinth/words.ts';
import { type BookWords, bookProblems, sentenceProblems } from './book.ts';
import { grade } from './reading.ts';
import { type Tip, tipProblems } from './words.ts';

/** What the box of Labyrinth promises (LA-21, LA-24): how much there is of everything, and that a child can read it. */

const GRADE = 5;
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
  return [
    ...texts.flatMap(({ id, text }) => text.flatMap((sentence) => sentenceProblems(id, sentence, WORDS))),
    ...Object.entries(lines).flatMap(([deck, said]) => {
      const level = grade(said.join('\n'));
      return level > GRADE ? [`${deck}.json: reads like grade ${level.toFixed(1)}; ${GRADE} is the most`] : [];
    }),
  ];
}

const paper = (name: string): string => readFileSync(`content/labyrinth/${name}`, 'utf8');

export function labyrinthProblems(): string[] {
  const book = paper('rules.md');
  const rules = new Set(readBook(book).chapters.map(({ rule }) => rule));
  const isMoment = (kind: string) => EVENTS.includes(kind) || Object.hasOwn(labyrinth.choices, kind);
  const tips = JSON.parse(paper('tips.json')) as readonly Tip[];
  return [
    ...amountProblems(decks),
    ...cardProblems(decks),
    ...bookProblems('rules.md', book, WORDS),
    ...Object.entries(KEYWORDS).flatMap(([keyword, rule]) =>
      rules.has(rule) ? [] : [`keywords.ts: ${keyword}: ${rule} is not in the rule book`],
    ),
    ...tipProblems(tips, rules, isMoment),
  ];
}
