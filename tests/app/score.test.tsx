import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../src/app/games/catalogue.ts';
import { newGame } from '../../src/app/games/new-game.ts';
import { dealtGame } from '../../src/app/screens/pending-new-game.ts';
import { TableScreen } from '../../src/app/screens/TableScreen.tsx';
import { playTimes, results } from '../../src/app/storage/scores.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Save } from '../../src/engine/save.ts';
import { gameModule } from '../../src/games/dust-up/index.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { quietPorts } from '../ui/quiet-ports.ts';

/** A game that is over, and the ones after it. */

const SEATS = firstSeats(2, [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Lotte', emblem: 'bolt' },
]);
const HEROES = ['pip-zip', 'bruno-boom'];

/** A brawl that has just been won. */
function wonBy(winner: number, match?: Match): Save<GameTypes> {
  const save = newGame(gameModule, SEATS, { heroes: HEROES }, 7, null, match);
  const { session } = save;
  return { ...save, session: { ...session, now: { ...session.now, agenda: [], outcome: { winners: [winner], reason: 'last' } } } };
}
async function sitAt(save: Save<GameTypes>): Promise<void> {
  const ui = await catalogue.find(({ id }) => id === 'dust-up')?.ui();
  if (!ui) throw new Error('it is not on the shelf');
  render(
    <PortsProvider value={quietPorts}>
      <TableScreen box={gameModule} ui={{ ...ui, icons: {} }} save={save} kept={false} notice={null} onSettings={() => undefined} />
    </PortsProvider>,
  );
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The game that was dealt next. */
async function next(): Promise<Save<GameTypes> | null> {
  await waitFor(() => expect(location.hash).toContain('#/table/'));
  const dealt = dealtGame(location.hash.slice('#/table/'.length));
  location.hash = '#/';
  return dealt;
}

// nothing falls from above
beforeEach(() => document.documentElement.setAttribute('data-calm', ''));
afterEach(() => {
  document.documentElement.removeAttribute('data-calm');
  cleanup();
  localStorage.clear();
  location.hash = '#/';
});

test('a rematch keeps the seats and their heroes, and the one on the left begins', async () => {
  await sitAt(wonBy(0));
  tap('Play again');
  const save = await next();
  expect(save?.seats).toEqual(SEATS);
  expect(save?.options).toMatchObject({ heroes: HEROES, first: 1 });
  expect(save?.session.now.state).toMatchObject({ first: 1, players: HEROES.map((hero) => ({ hero })) });
  expect(save?.match).toEqual({ goal: null, won: [1, 0], star: [0] });
});

test('a best of three counts the game that was just played', async () => {
  await sitAt(wonBy(1));
  tap('Best of three');
  expect((await next())?.match).toEqual({ goal: 2, won: [0, 1], star: [1] });
});

test('it goes on until somebody has won two, and then begins anew', async () => {
  await sitAt(wonBy(0, { goal: 2, won: [0, 1] }));
  expect(screen.getByText(/The next game decides!/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Best of three' })).toBeNull();
  tap('Next game');
  expect((await next())?.match).toEqual({ goal: 2, won: [1, 1], star: [0] });
  cleanup();
  await sitAt(wonBy(0, { goal: 2, won: [1, 1] }));
  expect(screen.getByText(/Mira wins the best of three, and the hat!/)).toBeTruthy();
  tap('Play again');
  expect((await next())?.match).toEqual({ goal: 2, won: [0, 0] });
});

test('the family score has the game, once, and can be wiped', async () => {
  const save = wonBy(1);
  await sitAt(save);
  expect(results()).toHaveLength(1);
  cleanup();
  await sitAt(save);
  await import('../../src/app/screens/ScoreScreen.tsx');
  tap('Family score');
  expect(await screen.findByText('1 win')).toBeTruthy();
  expect(results()).toHaveLength(1);
  tap('Start the score again');
  // a moment later: the tap before, doubled, must not do it
  await waitFor(() => expect(screen.getByText('Wipe it').closest('button')?.disabled).toBe(false));
  tap('Wipe it');
  expect(results()).toEqual([]);
  expect(screen.getByText(/No stars yet/)).toBeTruthy();
});

test('how long a game took is kept once, and forgotten when it goes on', async () => {
  const save = { ...wonBy(0), took: 600_000 };
  await sitAt(save);
  await waitFor(() => expect(playTimes()).toEqual([{ id: save.id, game: 'dust-up', kind: 'alone', people: 2, bots: 0, minutes: 10 }]));
  cleanup();
  await sitAt(save);
  await waitFor(() => expect(playTimes()).toHaveLength(1));
});
