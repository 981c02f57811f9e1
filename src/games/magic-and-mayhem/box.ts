import { type Box, closed } from '../../engine/box.ts';
import { leftBegins } from '../../engine/match.ts';
import { decks, problems } from './decks.ts';
import { mayhem } from './game.ts';
import { handicapOf } from './levels.ts';
import { openMayhem } from './open-box.ts';
import type { Mayhem } from './vocabulary.ts';

const bosses = decks.monsters.flatMap(({ id, boss }) => (boss ? [id] : []));

export const mayhemBox: Box<Mayhem> = {
  ...openMayhem,
  game: mayhem,
  heroes: (state) => state.heroes.map((hero) => hero.hero),
  foes: (state) => bosses.filter((id) => !state.bosses.includes(id)),
  seated: (options, handicaps) => Object.assign({}, options, { handicaps: handicaps.map(handicapOf) }),
  rematch: leftBegins,
  problems: () => problems,
  setups: [
    { tiles: 9, difficulty: 'gentle', handicaps: [1, -1] },
    { tiles: 10, fallen: 'stay-out', house: ['wandering', 'no-riddles'] },
    { tiles: 12, spentMarks: false, difficulty: 'cruel', house: ['lucky-ones', 'plenty', 'pocket-money', 'no-challenges'] },
    { mode: 'competitive', tiles: 9, house: ['wandering'] },
    { mode: 'competitive', tiles: 10, sides: [0, 1, 1, 1, 1, 1, 1, 1], fallen: 'stay-out' },
    { mode: 'competitive', tiles: 14, sides: [1, 0, 0], torch: 'never-burns-out' },
    ...decks.quests.map(({ id }) => ({ mode: 'narrative', quest: id })),
  ],
};

export const box = closed(mayhemBox);
