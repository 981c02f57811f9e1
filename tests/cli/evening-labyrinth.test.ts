// @vitest-environment node
import { expect, test } from 'vitest';
import { labyrinthEvenings } from '../../src/cli/evening-labyrinth.ts';
import { content } from '../../src/games/labyrinth/content/loaded.ts';
import type { Event } from '../../src/games/labyrinth/state/tasks.ts';
import { Party } from '../games/labyrinth/helpers.ts';

/** A campaign that is told by its events alone. */
function watched(...events: readonly Event[]) {
  const statistics = labyrinthEvenings(content);
  const watcher = statistics.watch(3);
  const { state } = new Party({ rooms: [{}] });
  const at = { ...state, delves: 1 };
  for (const event of events) watcher.happened?.(event, at);
  watcher.ended(at, { winners: [0, 1, 2], reason: 'won' });
  return statistics.figures();
}
const entered = (card: string): Event => ({ do: 'room-entered', seat: 0, room: 1, from: 0, side: 'north', card });

test('an evening is counted from what happens in it', () => {
  const figures = watched(
    { do: 'floor-entered', floor: 1, fresh: false },
    entered('goblin-band'),
    { do: 'fight-began', room: 0 },
    { do: 'fled', seat: 0, room: 0 },
    entered('chest'),
    { do: 'fight-began', room: 0 },
    { do: 'died', seat: 1, items: [], coins: 0 },
    { do: 'fight-won', room: 0 },
    { do: 'came-home', delves: 1 },
  );
  expect(figures).toMatchObject({ won: 1, delves: 1, deaths: 1, wipes: 0, firstDelve: 0, fightsFirst: 0.5, fled: 0.5 });
});
