import { signal } from '@preact/signals';
import { cleanup, render, screen, act as settle } from '@testing-library/preact';
import type { ComponentType } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { Box } from '../../src/engine/box.ts';
import type { Vocabulary } from '../../src/engine/game.ts';
import { newSave, startOf } from '../../src/engine/records.ts';
import { start } from '../../src/engine/session.ts';
import { mayhemBox } from '../../src/games/magic-and-mayhem/box.ts';
import { narrator as mayhemNarrator } from '../../src/games/magic-and-mayhem/describe/narrator.ts';
import { teller as mayhemTeller } from '../../src/games/magic-and-mayhem/describe/teller.ts';
import { trapsBox } from '../../src/games/traps-and-treasures/box.ts';
import { narrator as trapsNarrator } from '../../src/games/traps-and-treasures/describe/narrator.ts';
import { teller as trapsTeller } from '../../src/games/traps-and-treasures/describe/teller.ts';
import { Stage as MayhemStage } from '../../src/ui/games/magic-and-mayhem/Stage.tsx';
import { Stage as TrapsStage } from '../../src/ui/games/traps-and-treasures/Stage.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import type { Director } from '../../src/ui/table/frames.ts';
import { Play } from '../../src/ui/table/play.ts';
import { direct } from './direct.ts';
import { quietPorts } from './quiet-ports.ts';

/** What the stage shows while the family looks at an earlier turn. */

const plays: { close(): void }[] = [];
afterEach(() => {
  cleanup();
  for (const play of plays.splice(0)) play.close();
});

/** A table whose first turn, with whoever had it, can be looked at from the next one. */
async function secondTurn<V extends Vocabulary>(box: Box<V>, director: Director<V>, Stage: ComponentType<{ play: Play<V> }>) {
  const seats = firstSeats(2);
  const dealt = start(box.game, box.content, 2, {}, 3);
  const save = newSave(box, dealt, { id: 'a', seats, options: {}, build: 'test', now: 0 });
  const turns: { first: ReturnType<typeof startOf<V>> | null } = { first: null };
  const ports = { ...quietPorts, store: { ...quietPorts.store, turn: async () => turns.first } } as typeof quietPorts;
  const settings = signal({ ...DEFAULT_SETTINGS, speed: 'off' as const });
  const play = new Play<V>(box, director, save, ports, settings, true);
  plays.push(play);
  render(
    <PortsProvider value={ports}>
      <Stage play={play} />
    </PortsProvider>,
  );
  const answer = () =>
    settle(async () => {
      const { prompt } = play;
      if (prompt?.kind === 'roll') play.roll(play.revision);
      else play.choose((prompt?.options.length ?? 1) - 1, play.revision);
    });
  while (play.prompt?.kind === 'roll') await answer();
  const seat = play.deciding.value;
  turns.first = startOf(play.save.value, seat);
  while (play.deciding.value === seat) await answer();
  const look = () => settle(async () => play.lookAt(turns.first));
  const name = (of: number | null) => seats[of ?? 0]?.name ?? '';
  return { first: name(seat), second: name(play.deciding.value), look };
}

test('Magic and Mayhem: the sheet of whoever had that turn, and nobody is told to watch', async () => {
  const { first, second, look } = await secondTurn(
    mayhemBox,
    direct(mayhemTeller(mayhemBox.content), mayhemNarrator(mayhemBox.content)),
    MayhemStage,
  );
  const sheet = (name: string) => screen.queryByRole('region', { name: new RegExp(`^${name}, `) });
  expect(sheet(second)).toBeTruthy();
  await look();
  expect(sheet(first)).toBeTruthy();
  expect(sheet(second)).toBeNull();
  expect(screen.queryByText(/Watch the stage/)).toBeNull();
});

test('Traps and Treasures: the purse of whoever had that turn is in front', async () => {
  const { first, second, look } = await secondTurn(
    trapsBox,
    direct(trapsTeller(trapsBox.content), trapsNarrator(trapsBox.content)),
    TrapsStage,
  );
  const now = () => document.querySelector('.purse.now')?.textContent ?? '';
  expect(now()).toContain(second);
  await look();
  expect(now()).toContain(first);
});
