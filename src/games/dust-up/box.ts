import { type Box, closed } from '../../engine/box.ts';
import { leftBegins } from '../../engine/match.ts';
import { problems } from './decks.ts';
import { content } from './printed.ts';
import { dustUp } from './rules.ts';
import type { DustUp } from './vocabulary.ts';

export const dustUpBox: Box<DustUp> = {
  game: dustUp,
  content,
  wits: async () => (await import('./wits.ts')).wits,
  ahead: { gentle: 0, clever: 800 },
  heroes: (state) => state.players.map(({ hero }) => hero),
  verdict: () => null,
  rematch: leftBegins,
  problems: () => problems,
  setups: [{ ghosts: false, level: false }, { ghosts: false }, { level: false }],
};

export const box = closed(dustUpBox);
