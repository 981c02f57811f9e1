import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/game.ts';
import { RULE_SETS } from '../../src/games/labyrinth/rules/difficulty.ts';
import { areFresh, expectation, figures, shortExpectation } from '../../src/ui/games/labyrinth/setup/expectation.ts';
import { defaults } from '../../src/ui/games/labyrinth/setup/options.ts';
import { SeatHero } from '../../src/ui/games/labyrinth/setup/SeatHero.tsx';
import { Setup } from '../../src/ui/games/labyrinth/setup/Setup.tsx';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

/** What the seats of Labyrinth offer, and what they say to expect. */

afterEach(cleanup);

let chosen: Json = null;
function Options({ seats }: { seats: number }) {
  const [options, setOptions] = useState<Json>(defaults());
  chosen = options;
  return <Setup seats={firstSeats(seats)} options={options} onOptions={setOptions} minutes={() => 40} />;
}
const pick = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('how hard it is', () => {
  it('[LA-35] one picks gentle, fair or cruel, and is told what so many may expect', () => {
    render(<Options seats={4} />);
    expect(screen.getByText(expectation(4, 'fair'))).toBeTruthy();
    pick('Cruel');
    expect(screen.getByText(expectation(4, 'cruel'))).toBeTruthy();
    expect(chosen).toMatchObject({ difficulty: 'cruel', byTheBook: false });
  });
  it('[LA-37] the old book has no levels, and says what it brings', () => {
    render(<Options seats={3} />);
    pick('By the old book');
    expect(screen.queryByRole('group', { name: 'How hard?' })).toBeNull();
    expect(screen.getByText(/Every monster is as its card says\. Three of you by the old book: /)).toBeTruthy();
    expect(chosen).toMatchObject({ byTheBook: true });
  });
  it('[LA-1] a dungeon master is no hero', () => {
    render(<Setup seats={firstSeats(4)} options={{ dm: 'person' }} onOptions={() => undefined} minutes={() => 40} />);
    expect(screen.getByText(expectation(3, 'fair'))).toBeTruthy();
  });
});

it('[LA-2] who is still to be rolled up has dice on the seat, not an empty disc', () => {
  const seat = {
    seats: firstSeats(3),
    seat: 0,
    options: defaults(),
    onSeat: () => undefined,
    onLast: () => undefined,
    onOptions: () => undefined,
  };
  const { container } = render(<SeatHero {...seat} />);
  expect(container.querySelector('use[href="#mass-rolling-dices"]')).toBeTruthy();
});

describe('what to expect', () => {
  it('the figures are of the numbers as they are: if this fails, run npm run figures -- labyrinth', () => expect(areFresh()).toBe(true));
  it('has a sentence for each party and each set of rules', () => {
    for (const heroes of [3, 4, 5, 6]) {
      for (const rules of RULE_SETS)
        expect(expectation(heroes, rules)).toMatch(
          /^(Three|Four|Five|Six) of you.*: .*first trip.*\. ([A-Z][a-z]+ families in ten|Hardly any family|Nearly every family) beats? the Dragon(, in about [a-z]+ evenings? of an hour)?\.$/,
        );
      const { gentle, fair, cruel } = figures.parties[heroes] ?? expect.fail('no such party');
      expect([gentle[0] > fair[0], fair[0] > cruel[0]]).toEqual([true, true]);
    }
    expect(expectation(2, 'fair')).toBe('');
    expect(shortExpectation(3, 'fair')?.why).toMatch(
      /^A trip leads down and home again\. The first is longer: you make your heroes\. After about \d+ trips the Dragon is beaten\./,
    );
  });
});
