import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyBox } from '../../engine/box.ts';
import type { Json } from '../../engine/game.ts';
import { BEST_OF_THREE, freshMatch } from '../../engine/match.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { WithBook } from '../../ui/book/WithBook.tsx';
import type { GameSeats } from '../../ui/game-ui.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { usePorts } from '../../ui/ports.ts';
import { MatchSwitch } from '../../ui/shell/MatchSwitch.tsx';
import { firstSeats, isUnnamed, youngestAfter } from '../../ui/shell/SeatList.ts';
import { Seats } from '../../ui/shell/Seats.tsx';
import { fullTitle, type Listing } from '../catalogue.ts';
import { dealSave } from '../deal.ts';
import { people, remember, tempo } from '../kept.ts';
import { withOwnCards } from '../own-cards.ts';
import { go } from '../routes.ts';
import { hasWorkshop } from '../workshops.ts';
import { hand } from './handover.ts';
import { OwnCards } from './OwnCards.tsx';

type SeatsScreenProps = {
  readonly listing: Listing;
  readonly seating: GameSeats;
  /** Its rules, which nobody needs before the torch is lit. */
  readonly box: () => Promise<AnyBox>;
};

/** Who plays, and what: then the torch is lit. */
export function SeatsScreen({ listing, seating, box }: SeatsScreenProps) {
  const ports = usePorts();
  const known = useMemo(people, []);
  const [least, most] = listing.seats;
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => firstSeats(Math.max(least, 2), known));
  const [youngest, setYoungest] = useState(0);
  const [options, setOptions] = useState<Json>(() => seating.defaults(Math.max(least, 2), ports.seed()));
  const [best, setBest] = useState(false);
  const rivals = seating.rivals?.(options) ?? false;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setProblem(seating.problem(seats.length, options)), [seats, options]);

  // the rules and the table come while people choose; should they not come, that is said when they are wanted
  useEffect(() => void Promise.all([box(), listing.ui()]).catch(() => null), [listing]);

  const seat = (next: readonly SeatRecord[], order: readonly (number | null)[]) => {
    const first = youngestAfter({ seats: next, order }, youngest);
    setSeats(next);
    setYoungest(first);
    setOptions(seating.reseat(options, order, first));
  };
  const light = async () => {
    const opened = await box();
    try {
      const match = best && rivals ? freshMatch(BEST_OF_THREE, seats.length) : undefined;
      const save = dealSave(await withOwnCards(opened), seats, options, ports.seed(), undefined, match);
      remember(seats, isUnnamed);
      hand(save);
      go(`#/table/${save.id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const { SeatHero, Setup } = seating;
  const shared = { seats, options, onOptions: setOptions };
  return (
    <WithBook book={seating.book}>
      <Sprite icons={seating.icons} />
      <Seats
        title={fullTitle(listing)}
        least={least}
        most={most}
        known={known}
        seats={seats}
        onSeats={seat}
        youngest={youngest}
        onYoungest={(first) => {
          setYoungest(first);
          setOptions(
            seating.reseat(
              options,
              seats.map((_, i) => i),
              first,
            ),
          );
        }}
        hero={(one) => <SeatHero {...shared} seat={one} onSeat={(record) => setSeats(seats.map((old, i) => (i === one ? record : old)))} />}
        clever={seating.clever === true}
        setup={
          <>
            <Setup {...shared} tempo={tempo()} />
            {rivals && <MatchSwitch best={best} onBest={setBest} />}
            {hasWorkshop(listing.id) && <OwnCards game={listing.id} />}
          </>
        }
        problem={problem}
        diceless={seating.diceless ?? false}
        rollsForStart={seating.rollsForStart ?? false}
        onStart={() => void light()}
        onBack={() => go('#/')}
      />
    </WithBook>
  );
}
