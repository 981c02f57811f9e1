import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../src/engine/seats.ts';
import { helpText } from '../../../src/games/magic-and-mayhem/text/help.ts';
import { defaults, problem, reseat } from '../../../src/ui/games/magic-and-mayhem/setup/options.ts';
import { SeatHero } from '../../../src/ui/games/magic-and-mayhem/setup/SeatHero.tsx';
import { Setup } from '../../../src/ui/games/magic-and-mayhem/setup/Setup.tsx';
import { Seats } from '../../../src/ui/shell/seats/Seats.tsx';
import { firstSeats, type KnownPerson, youngestAfter } from '../../../src/ui/shell/seats/seat-list.ts';

export const FAMILY: readonly KnownPerson[] = [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Lotte', emblem: 'bolt' },
  { name: 'Papa Jon', emblem: 'clover' },
  { name: 'Bartholomäus', emblem: 'fish' },
];

/** Real seats with the real heroes; `known=0` for a family that plays for the first time. */
export function SeatsOf({ page }: { page: URLSearchParams }) {
  const known = page.get('known') === '0' ? [] : FAMILY;
  const count = Number(page.get('seats') ?? 4);
  const bots = (page.get('bots') ?? '').split(',').filter(Boolean).map(Number);
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => firstSeats(count, known, bots));
  const [options, setOptions] = useState(() => defaults(count, Number(page.get('seed') ?? 7)));
  const [youngest, setYoungest] = useState(0);
  return (
    <Seats
      title="Magic and Mayhem"
      diceless={false}
      help={helpText}
      evenness={null}
      expected={null}
      time={null}
      order="The youngest starts."
      rollsForStart={false}
      least={1}
      most={6}
      known={known}
      seats={seats}
      onSeats={(seat) => {
        const next = seat(seats);
        if (!next) return;
        const first = youngestAfter(next, youngest);
        setSeats(next.seats);
        setYoungest(first);
        setOptions(reseat(options, next.order, first));
      }}
      youngest={youngest}
      onYoungest={(first) => {
        setYoungest(first);
        setOptions(
          reseat(
            options,
            seats.map((_, i) => i),
            first,
          ),
        );
      }}
      hero={(seat) => (
        <SeatHero seats={seats} seat={seat} options={options} onSeat={() => undefined} onLast={() => undefined} onOptions={setOptions} />
      )}
      clever={false}
      setup={<Setup seats={seats} options={options} onOptions={setOptions} minutes={() => 40} />}
      problem={page.get('problem') ?? problem(seats.length, options)}
      onStart={() => undefined}
      onBack={() => undefined}
    />
  );
}
