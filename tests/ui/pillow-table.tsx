import { fireEvent, render, act as settle } from '@testing-library/preact';
import type { SeatRecord } from '../../src/engine/seats.ts';
import type { Tip } from '../../src/games/tip.ts';
import type { GameUi } from '../../src/ui/game-ui.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import type { SeenTips } from '../../src/ui/tips.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden-cards/box.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, tableOf } from './table-without-screens.ts';

export const BOOK = '# Pillow fight\n\n## PF-1 Cards\nPlay them.\n\n## PF-2 Bonks\nBonk.\n';
/** One person among bots needs no veil; two do. */
const seatsOf = (people: number): readonly SeatRecord[] =>
  firstSeats(2, [{ name: 'Mira', emblem: 'sun' }]).map(
    (seat, i): SeatRecord => (i < people ? seat : { ...seat, player: { kind: 'bot', strength: 'gentle' } }),
  );

/** The pillow fight on a table, with a rule book; at once, unless `film` shows what happens. Close it when it is no longer needed. */
export async function layTable(
  taught?: SeenTips,
  tips: readonly Tip[] = [],
  film?: Pick<GameUi<Brawl>, 'frames' | 'Stage'>,
  people = 1,
): Promise<TableController<Brawl>> {
  const filmed = { ...ui, ...film };
  const controller = tableOf(box, filmed as never, dealtGame(box, seatsOf(people), { hearts: 8 }), { speed: film ? 'normal' : 'off' });
  const nothing = () => undefined;
  const withBook = { ...filmed, book: async () => ({ text: BOOK, spoken: {} }), tips };
  render(
    <PortsProvider value={quietPorts}>
      <Table
        play={controller}
        ui={withBook as never}
        onShelf={nothing}
        onSettings={nothing}
        onUpdate={null}
        {...(taught ? { taught } : {})}
      />
    </PortsProvider>,
  );
  await settle(async () => undefined);
  return controller;
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
