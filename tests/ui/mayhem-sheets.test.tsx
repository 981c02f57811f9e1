import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Stage } from '../../src/ui/games/magic-and-mayhem/Stage.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import { askedPlay, quietPorts } from './trial-play.ts';

afterEach(cleanup);

test('a game that is taken up with a trial shows the trial over its board, with the focus', () => {
  const ports = quietPorts();
  const controller = askedPlay({ kind: 'twister', id: 'tidy-ties' }, ports);
  render(
    <PortsProvider value={ports}>
      <Stage play={controller} />
    </PortsProvider>,
  );
  const board = screen.getByRole('grid', { name: 'The dungeon', hidden: true });
  const trial = screen.getByRole('region', { name: 'A tongue twister' });
  expect(document.activeElement).toBe(trial);
  expect(board.closest('[inert]')).not.toBeNull();
  controller.close();
});
