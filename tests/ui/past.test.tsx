import { cleanup, render, screen, act as settle } from '@testing-library/preact';
import type { ComponentType } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { GameModule } from '../../src/engine/game-module.ts';
import { turnStartOf } from '../../src/engine/save-records.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { gameText as mayhemDescriptions } from '../../src/games/magic-and-mayhem/text/index.ts';
import { trapsModule } from '../../src/games/traps-and-treasures/index.ts';
import { gameText as trapsDescriptions } from '../../src/games/traps-and-treasures/text/index.ts';
import { Stage as MayhemStage } from '../../src/ui/games/magic-and-mayhem/Stage.tsx';
import { Stage as TrapsStage } from '../../src/ui/games/traps-and-treasures/Stage.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import type { TableUi } from '../../src/ui/table/stage/animation-frames.ts';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { countCommand } from '../count-commands.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, direct, tableOf } from './table-without-screens.ts';

/** What the stage shows while the family looks at an earlier turn. */

const plays: { close(): void }[] = [];
afterEach(() => {
  cleanup();
  for (const play of plays.splice(0)) play.close();
});

/** A table whose first turn, with whoever had it, can be looked at from the next one. */
async function secondTurn<V extends GameTypes>(
  box: GameModule<V>,
  director: TableUi<V>,
  Stage: ComponentType<{ play: TableController<V> }>,
) {
  const turns: { first: ReturnType<typeof turnStartOf<V>> | null } = { first: null };
  const ports = { ...quietPorts, store: { ...quietPorts.store, turnStart: async () => turns.first } } as typeof quietPorts;
  const controller = tableOf(box, director, dealtGame(box, firstSeats(2), {}, 3), { ports });
  plays.push(controller);
  render(
    <PortsProvider value={ports}>
      <Stage play={controller} />
    </PortsProvider>,
  );
  const answer = () =>
    settle(async () => {
      const { prompt } = controller;
      countCommand(controller, () => (prompt?.kind === 'choose' ? prompt.choice.do : null));
      if (prompt?.kind === 'roll') controller.roll(controller.revision);
      else controller.choose((prompt?.options.length ?? 1) - 1, controller.revision);
    });
  while (controller.prompt?.kind === 'roll') await answer();
  const seat = controller.deciding.value;
  turns.first = turnStartOf(controller.save.value, seat);
  while (controller.deciding.value === seat) await answer();
  const look = () => settle(async () => controller.lookAt(turns.first));
  const name = (of: number | null) => controller.save.value.seats[of ?? 0]?.name ?? '';
  return { first: name(seat), second: name(controller.deciding.value), look };
}

test('Magic and Mayhem: the sheet of whoever had that turn, and nobody is told to watch', async () => {
  const { first, second, look } = await secondTurn(mayhemModule, direct(mayhemDescriptions(mayhemModule.content)), MayhemStage);
  const sheet = (name: string) => screen.queryByRole('region', { name: new RegExp(`^${name}, `) });
  expect(sheet(second)).toBeTruthy();
  await look();
  expect(sheet(first)).toBeTruthy();
  expect(sheet(second)).toBeNull();
  expect(screen.queryByText(/Watch the stage/)).toBeNull();
});

test('Traps and Treasures: the purse of whoever had that turn is in front', async () => {
  const { first, second, look } = await secondTurn(trapsModule, direct(trapsDescriptions(trapsModule.content)), TrapsStage);
  const now = () => document.querySelector('.purse.now')?.textContent ?? '';
  expect(now()).toContain(second);
  await look();
  expect(now()).toContain(first);
});
