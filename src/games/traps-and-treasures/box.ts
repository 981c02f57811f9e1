import { type Box, closed } from '../../engine/box.ts';
import { greedy } from './bots.ts';
import { MonsterCard, Pattern, TreasureCard } from './cards.ts';
import { boxOf, readContent } from './content.ts';
import { traps } from './rules.ts';
import type { Traps } from './vocabulary.ts';

const { decks, problems } = readContent();

export const trapsBox: Box<Traps> = {
  game: traps,
  content: boxOf(decks),
  greedy,
  // by turn order, since that is all that sets the players apart
  heroes: ({ players, first }) => players.map((_, seat) => `goes ${((seat - first + players.length) % players.length) + 1}`),
  verdict: () => null,
  problems: () => problems,
  setups: [
    { target: 15, pile: 'strict' },
    { target: 20, friendly: true },
    { target: 30, pile: 'strict', friendly: true, hidden: true },
  ],
  files: { pattern: Pattern, monster: MonsterCard, treasure: TreasureCard },
};

export const box = closed(trapsBox);
