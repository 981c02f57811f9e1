import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/game.ts';
import { observe, startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { View } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { Sides } from '../../src/ui/games/magic-and-mayhem/Sides.tsx';
import { defaults, readOptions } from '../../src/ui/games/magic-and-mayhem/setup/options.ts';
import { SeatHero } from '../../src/ui/games/magic-and-mayhem/setup/SeatHero.tsx';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

afterEach(cleanup);

const side = (gold: number, bosses = 0, escaped: 1 | 2 | null = null) => ({ home: 0, gold, bosses, escaped });

describe('two sides at the seats', () => {
  it('[MM-1] a tap on the banner changes sides', () => {
    const seats = firstSeats(2);
    let now: Json = { ...readOptions(defaults(2, 1)), mode: 'competitive' };
    const Host = () => {
      const [options, setOptions] = useState(now);
      now = options;
      return <SeatHero seats={seats} seat={0} options={options} onSeat={() => undefined} onLast={() => undefined} onOptions={setOptions} />;
    };
    render(<Host />);
    fireEvent.click(screen.getByRole('button', { name: 'Sun plays for the Owls: change sides' }));
    expect(screen.getByRole('button', { name: 'Sun plays for the Foxes: change sides' })).toBeTruthy();
    expect(readOptions(now).sides).toEqual([1, 1]);
  });

  it('[MM-1] there are no banners when all play together', () => {
    render(
      <SeatHero
        seats={firstSeats(2)}
        seat={0}
        options={defaults(2, 1)}
        onSeat={() => undefined}
        onLast={() => undefined}
        onOptions={() => undefined}
      />,
    );
    expect(screen.queryByRole('button', { name: /change sides/ })).toBeNull();
  });
});

describe('two sides at the table', () => {
  it('[MM-42b] all see the gold of both, whose boss is beaten, who is out, and how long the others have', () => {
    const { container } = render(<Sides sides={[side(4, 1), side(11, 1, 1)]} torch={5} goal="Home with your gold!" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Owlsboss ✓ 4',
      'Foxesout! 11',
    ]);
    expect(container.textContent).toContain('Last call: 4 more rounds');
    expect(screen.queryByRole('note', { name: 'The goal' })).toBeNull();
  });

  it('[MM-42b] there is no last call while both are in there', () => {
    const { container } = render(<Sides sides={[side(4, 1), side(0)]} torch={5} goal="Home with your gold!" />);
    expect(container.textContent).not.toContain('Last call');
    expect(screen.getByRole('note', { name: 'The goal' }).textContent).toBe('Home with your gold!');
    expect(screen.getByRole('img', { name: 'The torch burns for 5 rounds more' })).toBeTruthy();
  });
});

describe('the end of a contest', () => {
  const { ending } = gameText(mayhemModule.content);
  const { game, content } = mayhemModule;
  const { view } = observe(game, content, startSession(game, content, 4, { mode: 'competitive', tiles: 9 }, 1).session.now, 'table');
  const end = (sides: View['sides'], winners: readonly number[], reason = 'most-gold') =>
    ending({ ...view, sides }, { winners, reason }, ['Mira', 'Opa', 'Lotte', 'Zoe']);

  it.each([
    ['out alone', [side(5, 1, 1), side(9)], [0, 2], 'The Owls win!', /out with 5 gold. The Foxes liked it/],
    ['richer', [side(5, 1, 1), side(9, 1, 2)], [1, 3], 'The Foxes win!', /brought out 9 gold, the Owls 5/],
    ['as rich, and first', [side(5, 1, 1), side(5, 1, 2)], [0, 2], 'The Owls win!', /Both brought out 5 gold. The Owls were out first/],
  ] as const)('[MM-42c] names the winners and both sides’ gold: %s', (_, sides, winners, headline, words) => {
    const told = end(sides, winners);
    expect([told.headline, told.mood]).toEqual([headline, 'won']);
    expect(told.words).toMatch(words);
    expect(told.awards.map((award) => award.words.split('.')[0])).toEqual(['Owls', 'Foxes', 'Owls', 'Foxes']);
  });

  it('[MM-42c] a draw is everybody’s', () => {
    expect(end([side(5), side(5)], [0, 1, 2, 3], 'nobody-out').headline).toContain('draw');
    expect(end([side(5), side(6)], [1, 3], 'nobody-out').words).toMatch(/Nobody found the way out. The Foxes have 6 gold, the Owls 5/);
  });
});
