import { mayhemBox } from '../games/magic-and-mayhem/box.ts';
import { decks } from '../games/magic-and-mayhem/decks.ts';
import { dangerText, monsterText, treasureText } from '../games/magic-and-mayhem/describe/cards.ts';
import { ABILITY_NAMES } from '../games/magic-and-mayhem/describe/effects.ts';
import { EVENTS } from '../games/magic-and-mayhem/describe/events.ts';
import { KEYWORDS, SPOKEN } from '../games/magic-and-mayhem/describe/keywords.ts';
import { powerText } from '../games/magic-and-mayhem/describe/powers.ts';
import { STATES } from '../games/magic-and-mayhem/words.ts';
import { type BookWords, textProblems } from './book.ts';
import { countProblems } from './counts.ts';
import { paperProblems } from './papers.ts';
import { questProblems } from './quests.ts';
import { trialProblems } from './trials.ts';

const WORDS: BookWords = { names: [...Object.values(ABILITY_NAMES), ...STATES], spoken: SPOKEN, shouted: ['BLOCKED', 'OPEN'] };

/** Cards that cannot be said. */
function cardProblems(): string[] {
  const { content } = mayhemBox;
  const { heroes, treasures, dangers, monsters } = content;
  const texts = [
    ...Object.keys(heroes).map((id) => ({ id, text: powerText(id, content) })),
    ...Object.keys(treasures).map((id) => ({ id, text: treasureText(id, content) })),
    ...Object.keys(dangers).map((id) => ({ id, text: dangerText(id, content) })),
    ...Object.values(monsters).map((sheet) => ({ id: sheet.id, text: monsterText(sheet, content) })),
  ];
  return textProblems(texts, WORDS);
}

/** What the box of Magic and Mayhem promises (MM-43, MM-47, MM-48), and does not keep. */
export const mayhemProblems = (): string[] => [
  ...countProblems(decks),
  ...trialProblems(decks),
  ...questProblems(decks),
  ...paperProblems({
    game: mayhemBox.game.id,
    words: WORDS,
    keywords: KEYWORDS,
    moments: [...EVENTS, ...Object.keys(mayhemBox.game.choices)],
  }),
  ...cardProblems(),
];
