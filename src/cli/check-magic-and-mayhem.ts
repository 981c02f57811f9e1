import { decks } from '../games/magic-and-mayhem/content/load.ts';
import { mayhemModule } from '../games/magic-and-mayhem/index.ts';
import { STATES } from '../games/magic-and-mayhem/state/constants.ts';
import { dangerText, monsterText, treasureText } from '../games/magic-and-mayhem/text/cards.ts';
import { ABILITY_NAMES } from '../games/magic-and-mayhem/text/effects.ts';
import { EVENTS } from '../games/magic-and-mayhem/text/events.ts';
import { KEYWORDS, SPOKEN } from '../games/magic-and-mayhem/text/keywords.ts';
import { powerText } from '../games/magic-and-mayhem/text/powers.ts';
import { featureText } from '../games/magic-and-mayhem/text/rooms.ts';
import { countProblems } from './check-card-counts.ts';
import { questProblems } from './check-quests.ts';
import { type BookWords, textProblems } from './check-rule-book.ts';
import { bookAndTipProblems } from './check-rule-book-links.ts';
import { trialProblems } from './check-trials.ts';

const WORDS: BookWords = { names: [...Object.values(ABILITY_NAMES), ...STATES], spoken: SPOKEN, shouted: ['BLOCKED', 'OPEN'] };

/** Cards without a spoken form. */
function cardProblems(): string[] {
  const { content } = mayhemModule;
  const { heroes, treasures, dangers, monsters } = content;
  const texts = [
    ...Object.keys(heroes).map((id) => ({ id, text: powerText(id, content) })),
    ...Object.keys(treasures).map((id) => ({ id, text: treasureText(id, content) })),
    ...Object.keys(dangers).map((id) => ({ id, text: dangerText(id, content) })),
    ...Object.keys(content.tiles).map((id) => ({ id, text: [featureText(id, content)] })),
    ...Object.values(monsters).map((sheet) => ({ id: sheet.id, text: monsterText(sheet, content) })),
  ];
  return textProblems(texts, WORDS);
}

/** All problems of the content of Magic and Mayhem (MM-43, MM-47, MM-48). */
export const mayhemProblems = (): string[] => [
  ...countProblems(decks),
  ...trialProblems(decks),
  ...questProblems(decks),
  ...bookAndTipProblems({
    game: mayhemModule.game.id,
    words: WORDS,
    keywords: KEYWORDS,
    triggers: { events: EVENTS, choices: Object.keys(mayhemModule.game.choices) },
  }),
  ...cardProblems(),
];
