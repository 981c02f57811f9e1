import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { type SeatRecord, SIDES, type Side } from '../../src/engine/seats.ts';
import { pointIn, pointOnScreen } from '../../src/ui/parts/rotated-points.ts';
import { TableTop } from '../../src/ui/parts/TableTop.tsx';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { SeatSides } from '../../src/ui/shell/seats/SeatSides.tsx';
import { addBot, addPerson, around, firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import type { HandOver } from '../../src/ui/table/hand-over/hand-over-state.ts';
import { ScreenRotation } from '../../src/ui/table/ScreenRotation.tsx';

afterEach(cleanup);

const sides = (seats: readonly SeatRecord[]) => seats.map(({ side }) => side);

describe('how people sit who have said nothing', () => {
  it.each<[number, readonly Side[]]>([
    [1, ['south']],
    [2, ['south', 'north']],
    [3, ['south', 'west', 'east']],
    [4, ['south', 'west', 'north', 'east']],
    [6, ['south', 'west', 'west', 'north', 'east', 'east']],
    [8, ['south', 'west', 'west', 'north', 'north', 'east', 'east', 'south']],
  ])('%i people sit clockwise, as far apart as they can', (count, expected) => {
    expect(sides(firstSeats(count))).toEqual(expected);
  });

  it('a bot takes nobody’s place', () => {
    const seats = around(addPerson(addBot(firstSeats(1)).seats, []).seats);
    expect(seats.filter(({ player }) => player.kind === 'person').map(({ side }) => side)).toEqual(['south', 'north']);
  });
});

describe('the table from above', () => {
  function Around({ first, moved }: { first: readonly SeatRecord[]; moved: (string | number)[] }) {
    const [seats, setSeats] = useState(first);
    const onSide = (seat: number, side: Side) => {
      moved.push(seat, side);
      setSeats(seats.map((old, i) => (i === seat ? { ...old, side } : old)));
    };
    return <TableTop seats={seats} onSide={onSide} />;
  }

  it('a tap sends somebody round the table, and the focus goes with them', () => {
    const moved: (string | number)[] = [];
    render(<Around first={firstSeats(2)} moved={moved} />);
    for (const where of ['at the top', 'on the right', 'at the bottom', 'on the left']) {
      const cloud = screen.getByRole('button', { name: `Cloud sits ${where}. On to the next side` });
      cloud.focus();
      fireEvent.click(cloud);
      expect(document.activeElement?.textContent).toBe('Cloud');
    }
    expect(moved).toEqual([1, 'east', 1, 'south', 1, 'west', 1, 'north']);
    expect(screen.getByRole('button', { name: 'Sun sits at the bottom. On to the next side' })).toBeTruthy();
  });

  it('whoever looks at it sees themselves at the bottom, and the others where they sit', () => {
    const four = firstSeats(4);
    const moved: [number, Side][] = [];
    const names = four.map(({ name }) => name);
    const where = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} sits`) }).getAttribute('aria-label');
    const { rerender } = render(<TableTop seats={four} onSide={() => undefined} />);
    for (const [i, from] of SIDES.entries()) {
      rerender(<TableTop seats={four} from={from} onSide={(...to) => moved.push(to)} />);
      const around = ['at the bottom', 'on the left', 'at the top', 'on the right'];
      for (const [j, words] of around.entries())
        expect(where(names[(i + j) % 4] ?? ''), from).toContain(`sits ${words}. On to the next side`);
      const mine = screen.getByRole('button', { name: new RegExp(`^${names[i]} sits`) });
      expect(mine.closest('ul')?.classList.contains('south'), from).toBe(true);
      fireEvent.click(mine);
    }
    expect(moved).toEqual([
      [0, 'west'],
      [1, 'north'],
      [2, 'east'],
      [3, 'south'],
    ]);
  });

  it('bots need no chair', () => {
    render(<TableTop seats={addBot(firstSeats(1)).seats} onSide={() => undefined} />);
    expect(screen.getAllByRole('button').length).toBe(1);
  });

  it('is asked for only where the screen turns', () => {
    const shared = { seats: firstSeats(2), onSide: () => undefined, onCompass: () => undefined };
    const { rerender } = render(<SeatSides compass={false} {...shared} />);
    expect(screen.queryByRole('group', { name: 'Where does everybody sit?' })).toBeNull();
    rerender(<SeatSides compass={true} {...shared} />);
    expect(screen.getByRole('group', { name: 'Where does everybody sit?' })).toBeTruthy();
  });
});

describe('the screen of a table', () => {
  /** As much of a table as the compass looks at. */
  function table(compass: boolean) {
    const seats: readonly SeatRecord[] = firstSeats(4).map((seat, i) =>
      i === 1 ? { ...seat, player: { kind: 'bot', strength: 'gentle' } } : seat,
    );
    const play = {
      settings: signal({ ...DEFAULT_SETTINGS, compass }),
      handOver: signal<HandOver | null>(null),
      open: signal(true),
      deciding: signal<number | null>(0),
      seat: (seat: number) => seats[seat],
    };
    render(
      <ScreenRotation play={play as never}>
        <p>the board</p>
      </ScreenRotation>,
    );
    return { play, side: () => document.querySelector<HTMLElement>('.screen')?.dataset.side };
  }

  it('turns to whoever is asked, or shall take the tablet, and stays there while something is shown or a bot thinks', async () => {
    const { play, side } = table(true);
    expect(side()).toBe('south');
    await settle(async () => {
      play.deciding.value = 2;
    });
    expect(side()).toBe('north');
    await settle(async () => {
      play.open.value = false;
      play.deciding.value = 3;
    });
    expect(side()).toBe('north');
    await settle(async () => {
      play.open.value = true;
      play.deciding.value = 1;
    });
    expect(side()).toBe('north');
    await settle(async () => {
      play.open.value = false;
      play.handOver.value = { kind: 'veil', seat: 3 };
    });
    expect(side()).toBe('east');
  });

  it('stays put where the device is held, and turns as soon as it is told to', async () => {
    const { play, side } = table(false);
    await settle(async () => {
      play.deciding.value = 2;
    });
    expect(side()).toBe('south');
    await settle(async () => {
      play.settings.value = { ...play.settings.value, compass: true };
    });
    expect(side()).toBe('north');
  });
});

describe('points of the window on a turned screen', () => {
  const box = { left: 100, top: 50, right: 300, bottom: 150, width: 200, height: 100 };
  function onSide(side: Side): HTMLElement {
    document.body.innerHTML = `<div class="screen" data-side="${side}"><p></p></div>`;
    const element = document.querySelector('p') ?? document.body;
    element.getBoundingClientRect = () => box as DOMRect;
    return element;
  }
  // a point near the upper left corner of the window's own box, 10 in and 20 down
  it.each<[Side, number, number]>([
    ['south', 10, 20],
    ['west', 20, 190],
    ['north', 190, 80],
    ['east', 80, 10],
  ])('%s', (side, x, y) => {
    expect(pointIn(onSide(side), 110, 70)).toEqual({ x, y });
  });

  it('a corner of the window is the corner of the screen that lies there', () => {
    const { innerWidth: wide, innerHeight: high } = window;
    expect(pointOnScreen(onSide('south'), wide, 0)).toEqual({ x: wide, y: 0 });
    expect(pointOnScreen(onSide('west'), wide, 0)).toEqual({ x: 0, y: 0 });
    expect(pointOnScreen(onSide('north'), wide, 0)).toEqual({ x: 0, y: high });
    expect(pointOnScreen(onSide('east'), wide, 0)).toEqual({ x: high, y: wide });
  });
});
