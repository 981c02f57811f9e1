import { type Box, closed } from '../../engine/box.ts';
import { boxOf } from './content.ts';
import { decks, problems } from './decks.ts';
import { traps } from './rules.ts';
import type { Traps } from './vocabulary.ts';

export const trapsBox: Box<Traps> = {
  game: traps,
  content: boxOf(decks),
  wits: async () => (await import('./wits.ts')).wits,
  ahead: { gentle: 0, clever: 90 },
  // by turn order, since that is all that sets the players apart
  heroes: ({ players, first }) => players.map((_, seat) => `goes ${((seat - first + players.length) % players.length) + 1}`),
  verdict: () => null,
  problems: () => problems,
  setups: [
    { target: 15, pile: 'strict' },
    { target: 20, friendly: true },
    { target: 30, pile: 'strict', friendly: true, hidden: true },
  ],
};

export const box = closed(trapsBox);
