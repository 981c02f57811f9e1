import { cleanup, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Stage } from '../../src/ui/games/magic-and-mayhem/Stage.tsx';
import { sheets } from '../../src/ui/games/magic-and-mayhem/sheets.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { askedPlay, quietPorts } from './trial-play.ts';

/** What is laid over the board is fetched when the table stands. */

afterEach(cleanup);

test('a game that is taken up with a trial shows its board first; then the trial lies over it and has the focus', async () => {
  const ports = quietPorts();
  const play = askedPlay({ kind: 'twister', id: 'tidy-ties' }, ports);
  render(
    <PortsProvider value={ports}>
      <Stage play={play} />
    </PortsProvider>,
  );
  const board = screen.getByRole('grid', { name: 'The dungeon' });
  expect(screen.queryByRole('region', { name: 'A tongue twister' })).toBeNull();
  await settle(async () => void (await sheets.load()));
  const trial = screen.getByRole('region', { name: 'A tongue twister' });
  expect(document.activeElement).toBe(trial);
  expect(screen.getByRole('grid', { name: 'The dungeon', hidden: true })).toBe(board);
  expect(board.closest('[inert]')).not.toBeNull();
  play.close();
});
