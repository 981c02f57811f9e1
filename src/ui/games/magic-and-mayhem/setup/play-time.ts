import type { MinutesTable } from '../../../../games/length.ts';
import { quests } from './options.ts';

/** How long a game takes: measured for each size of the dungeon, and told by each story. */

const [read = {}] = Object.values(
  import.meta.glob<MinutesTable>('/content/magic-and-mayhem/figures.json', { eager: true, import: 'minutes' }),
);

/** Seconds for a decision in a story: much is read out. */
const STORY_SECONDS = 20;
const BANDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** The minutes of a story, from the decisions of one alone: a larger band shares them. */
export const storyMinutes = (decisions: number, seats: number): number => (decisions * seats ** 0.7 * STORY_SECONDS) / 60;

export const minutes: MinutesTable = {
  ...read,
  ...Object.fromEntries(
    quests.map(({ id, decisions, players }) => [
      `story ${id}`,
      Object.fromEntries((players === null ? BANDS : [players]).map((seats) => [seats, storyMinutes(decisions, seats)])),
    ]),
  ),
};
