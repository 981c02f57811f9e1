import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyBox } from '../../engine/box.ts';
import type { Json } from '../../engine/game.ts';
import { BEST_OF_THREE, freshMatch } from '../../engine/match.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { WithBook } from '../../ui/book/WithBook.tsx';
import { type GameSeats, loadParts } from '../../ui/game-ui.ts';
import { merged, useNow } from '../../ui/parts/now.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { usePorts } from '../../ui/ports.ts';
import { MatchSwitch } from '../../ui/shell/MatchSwitch.tsx';
import { around, firstSeats, isUnnamed, type Seating, youngestAfter } from '../../ui/shell/SeatList.ts';
import { Seats } from '../../ui/shell/Seats.tsx';
import { Sitting } from '../../ui/shell/Sitting.tsx';
import { fullTitle, type Listing } from '../catalogue.ts';
import { dealSave } from '../deal.ts';
import { changeSettings, people, remember, settings, tempo } from '../kept.ts';
import { withOwnCards } from '../own-cards.ts';
import { go, replace } from '../routes.ts';
import { hasWorkshop } from '../workshops.ts';
import { hand } from './handover.ts';
import { OwnCards } from './OwnCards.tsx';

type SeatsScreenProps = {
  readonly listing: Listing;
  readonly seating: GameSeats;
  /** Its rules, which nobody needs before the torch is lit. */
  readonly box: () => Promise<AnyBox>;
};

type Laid = {
  readonly seats: readonly SeatRecord[];
  /** Somebody has said where people sit: nobody is moved to another side any more. */
  readonly placed: boolean;
  readonly youngest: number;
  readonly options: Json;
  /** Best of three. */
  readonly best: boolean;
};

/** Who plays, and what: then the torch is lit. */
export function SeatsScreen({ listing, seating, box }: SeatsScreenProps) {
  const ports = usePorts();
  const known = useMemo(people, []);
  const [least, most] = listing.seats;
  const [table, lay, tableNow] = useNow<Laid>(() => ({
    seats: firstSeats(Math.max(least, 2), known),
    placed: false,
    youngest: 0,
    options: seating.defaults(Math.max(least, 2), ports.seed()),
    best: false,
  }));
  const { seats, youngest, options, best } = table;
  const rivals = seating.rivals?.(options) ?? false;
  const [problem, setProblem] = useState<string | null>(null);
  /** What went wrong when the torch was lit: what people may have chosen wrongly is a `problem` before that. */
  const [trip, setTrip] = useState<unknown>(null);
  useEffect(() => setProblem(seating.problem(seats.length, options)), [seats, options]);

  // the rules and the table come while people choose; should they not come, that is said when they are wanted
  useEffect(() => {
    const ui = async () => loadParts(await listing.ui());
    Promise.all([box(), ui()]).catch(() => null);
  }, [listing]);

  /** Changes what holds by now, as it was tapped on what was drawn. */
  const change = (next: Partial<Laid>) => lay(merged(tableNow(), table, { ...table, ...next }));
  const seat = (anew: (now: readonly SeatRecord[]) => Seating | null) => {
    const now = tableNow();
    const next = anew(now.seats);
    if (!next) return;
    const first = youngestAfter(next, now.youngest);
    lay({
      ...now,
      seats: now.placed ? next.seats : around(next.seats),
      youngest: first,
      options: seating.reseat(now.options, next.order, first),
    });
  };
  const lit = useRef(false);
  const light = async () => {
    if (lit.current) return;
    lit.current = true;
    try {
      const opened = await withOwnCards(await box());
      const { seats, options, best } = tableNow();
      const rivals = seating.rivals?.(options) ?? false;
      const match = best && rivals ? freshMatch(BEST_OF_THREE, seats.length) : undefined;
      const save = dealSave(opened, seats, options, ports.seed(), undefined, match);
      remember(seats, isUnnamed);
      hand(save);
      // back from the table is the shelf
      replace(`#/table/${save.id}`);
    } catch (error) {
      lit.current = false;
      setTrip(error);
    }
  };
  if (trip) throw trip;
  const { SeatHero, Setup } = seating;
  const shared = { seats, options, onOptions: (next: Json) => change({ options: next }) };
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
          const order = seats.map((_, i) => i);
          change({ youngest: first, options: seating.reseat(options, order, first) });
        }}
        hero={(one) => (
          <SeatHero {...shared} seat={one} onSeat={(record) => change({ seats: seats.map((old, i) => (i === one ? record : old)) })} />
        )}
        clever={seating.clever === true}
        setup={
          <>
            <Setup {...shared} tempo={tempo()} />
            {rivals && <MatchSwitch best={best} onBest={(more) => change({ best: more })} />}
            <Sitting
              compass={settings.value.compass}
              onCompass={(compass) => changeSettings({ compass })}
              seats={seats}
              onSide={(one, side) => change({ placed: true, seats: seats.map((old, i) => (i === one ? { ...old, side } : old)) })}
            />
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
