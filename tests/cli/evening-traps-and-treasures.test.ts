// @vitest-environment node
import { expect, test } from 'vitest';
import { trapsEvening } from '../../src/cli/evening-traps-and-treasures.ts';
import type { Event } from '../../src/games/traps-and-treasures/state/tasks.ts';
import { Dungeon, ROAD } from '../games/traps-and-treasures/helpers.ts';

/** Two players on the road: the first leads, and the second has to catch up. */
const { state } = new Dungeon({ players: [{ at: '0,-1', gold: 6 }, { at: '0,-2' }], laid: ROAD });

const played = (turns: readonly (readonly Event[])[], winner: number, reason = 'stored') => {
  const evening = trapsEvening();
  const watcher = evening.watch(2);
  turns.forEach((events, i) => {
    watcher.turnBegan?.(i % 2, state);
    for (const event of events) watcher.happened?.(event, state);
  });
  watcher.ended(state, { winners: [winner], reason });
  return evening.figures();
};

const moved: Event = { do: 'moved', seat: 0, to: 1, through: false };
const met = (seat: number, level: 1 | 2): Event => ({ do: 'monster-drawn', seat, card: level === 1 ? 'bat' : 'bear', level });

test('tiles, finds, fights and robberies are counted by game', () => {
  const found: Event = { do: 'found', seat: 0, at: 1, thing: 'coins', level: 1 };
  const laid: Event = { do: 'laid', seat: 0, to: 1, tile: 'ns-1', level: 1, through: false };
  const figures = played(
    [
      [laid, found, met(0, 1)],
      [met(1, 2), met(1, 2)],
      [laid, { do: 'attacked', seat: 0, on: 1 }],
    ],
    0,
  );
  expect(figures).toMatchObject({ laid: 2, finds: 1, fightsHere: 2, levels: [0.333, 0.667, 0], monsterKinds: 2, robberies: 1 });
});

test('a turn in which nothing but moving happened is idle', () => {
  expect(played([[moved], [moved, met(1, 1)], [], [{ do: 'rested', seat: 1 }]], 0).idle).toBe(0.5);
});

test('who led at half time, who was overturned, what ended late', () => {
  expect(played([[], []], 0)).toMatchObject({ leaderAtHalf: 1, overturned: 0, late: 0 });
  expect(played([[], [{ do: 'last-turns', seat: 0 }]], 1)).toMatchObject({ leaderAtHalf: 0, overturned: 1 });
  expect(played([[], []], 1, 'late').late).toBe(1);
});
