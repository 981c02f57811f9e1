import { cleanup, render } from '@testing-library/preact';
import { afterEach } from 'vitest';
import type { Save } from '../../src/engine/save.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { Stage } from '../../src/ui/games/magic-and-mayhem/Stage.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import { quietPorts } from './quiet-ports.ts';
import { direct, tableOf } from './table-without-screens.ts';

const controllers: { close(): void }[] = [];
afterEach(() => {
  cleanup();
  for (const controller of controllers.splice(0)) controller.close();
});

/** Renders the stage of this game, and clears it away after the test. */
export function renderStage(save: Save<Mayhem>) {
  const controller = tableOf(mayhemModule, direct(gameText(mayhemModule.content)), save);
  controllers.push(controller);
  render(
    <PortsProvider value={quietPorts}>
      <Stage play={controller} />
    </PortsProvider>,
  );
  return controller;
}
