import { signal } from '@preact/signals';
import { fireEvent, render, act as settle } from '@testing-library/preact';
import { newSave } from '../../src/engine/records.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { start } from '../../src/engine/session.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Play } from '../../src/ui/table/play.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { Taught, Tip } from '../../src/ui/tips.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden/box.ts';
import { ui } from '../hidden/ui.ts';
import { quietPorts } from './quiet-ports.ts';

export const BOOK = '# Pillow fight\n\n## PF-1 Cards\nPlay them.\n\n## PF-2 Bonks\nBonk.\n';
/** One person among bots needs no veil. */
const seats = firstSeats(2, [{ name: 'Mira', emblem: 'sun' }]).map(
  (seat, i): SeatRecord => (i === 0 ? seat : { ...seat, player: { kind: 'bot', strength: 'gentle' } }),
);

/** The pillow fight on a table, with a rule book, at once. Close it when it is no longer needed. */
export async function layTable(
  taught?: Taught & { readonly read: () => Promise<readonly Tip[]> },
  tips: readonly Tip[] = [],
): Promise<Play<Brawl>> {
  const dealt = start(box.game, box.content, 2, { hearts: 8 }, 7);
  const save = newSave(box, dealt, { id: 'a', seats, options: { hearts: 8 }, build: 'test', now: 0 });
  const play = new Play(box, ui as never, save, quietPorts, signal({ ...DEFAULT_SETTINGS, speed: 'off' as const }), true);
  const nothing = () => undefined;
  const withBook = { ...ui, book: async () => ({ text: BOOK, spoken: {} }), ...(taught ? { tips: taught.read } : {}) };
  render(
    <PortsProvider value={quietPorts}>
      <Table
        play={play}
        ui={withBook as never}
        onShelf={nothing}
        onSettings={nothing}
        resumed={false}
        onUpdate={null}
        tips={tips}
        {...(taught ? { taught } : {})}
      />
    </PortsProvider>,
  );
  await settle(async () => undefined);
  return play;
}

export const answers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-option]')];
/** A finger comes down, the table is drawn anew, and the finger goes up: where nothing is left to be tapped, nothing is. */
export async function tap(what: Element): Promise<void> {
  await settle(async () => {
    fireEvent.pointerDown(what);
  });
  await settle(async () => {
    if (what.isConnected) fireEvent.click(what);
  });
}
