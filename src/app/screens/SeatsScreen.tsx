import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Json } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import { newMatch } from '../../engine/match.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { WithBook } from '../../ui/book/WithBook.tsx';
import type { GameSeats } from '../../ui/game-ui.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { merged, useNow } from '../../ui/parts/signals.ts';
import { usePorts } from '../../ui/ports.ts';
import { LengthSwitch } from '../../ui/shell/seats/LengthSwitch.tsx';
import { timeWords } from '../../ui/shell/seats/length-words.ts';
import { lengthsOf } from '../../ui/shell/seats/lengths.ts';
import { MatchSwitch } from '../../ui/shell/seats/MatchSwitch.tsx';
import { SeatSides } from '../../ui/shell/seats/SeatSides.tsx';
import { Seats } from '../../ui/shell/seats/Seats.tsx';
import {
  addBot,
  around,
  beforeLast,
  firstSeats,
  isUnnamed,
  type KnownPerson,
  personLast,
  type Seating,
  toLast,
  youngestAfter,
} from '../../ui/shell/seats/seat-list.ts';
import { fullTitle, type GameListing } from '../games/catalogue.ts';
import { newGame, withGuest } from '../games/new-game.ts';
import { withOwnCards } from '../games/own-cards.ts';
import { hasWorkshop } from '../games/workshops.ts';
import { go, replace } from '../routes.ts';
import { lastSeats, rememberSeats } from '../storage/last-seats.ts';
import { changeSettings, knownPeople, rememberPeople, settings } from '../storage/preferences.ts';
import { playTimes } from '../storage/scores.ts';
import { type Laid, takeLaid, toWorkshop } from './laid-seats.ts';
import { OwnCardsSwitch } from './OwnCardsSwitch.tsx';
import { handOverGame } from './pending-new-game.ts';

type SeatsScreenProps = {
  readonly listing: GameListing;
  readonly seating: GameSeats;
  /** Loads the game module, which is needed only at the start of the game. */
  readonly box: () => Promise<AnyGameModule>;
};

/**
 * Starts the game once, however often it is called. When that fails it can be called again, and the screen throws: invalid choices are shown
 * as a problem before, so this error is unexpected.
 */
function useStart(startGame: () => Promise<void>): () => Promise<void> {
  const [error, setError] = useState<unknown>(null);
  const started = useRef(false);
  if (error) throw error;
  return async () => {
    if (started.current) return;
    started.current = true;
    await startGame().catch((reason: unknown) => {
      started.current = false;
      setError(reason);
    });
  };
}

/** A table that is laid as it was for the last game of this kind, or for the first people that the device knows. */
function newlyLaid({ id, seats: [least, most] }: GameListing, seating: GameSeats, known: readonly KnownPerson[], seed: number): Laid {
  const last = lastSeats(id);
  const count = last?.seats.length ?? 0;
  if (!last || count < least || count > most) {
    const seats = firstSeats(Math.max(least, 2), known);
    return { seats, placed: false, youngest: 0, options: seating.defaults(seats.length, seed), goal: null };
  }
  const order = last.seats.map((_, i) => i);
  const fresh = seating.defaults(count, seed);
  return { ...last, options: seating.reseat(seating.asLast?.(fresh, last.options) ?? fresh, order, last.youngest), goal: null };
}

/** Where these rules ask for one seat more, a bot takes it: nobody has to find out why the game cannot start. */
function withOneMore(seats: readonly SeatRecord[], options: Json, seating: GameSeats): Seating {
  const lacks = (count: number): boolean => seating.problem(count, options) !== null;
  return lacks(seats.length) && !lacks(seats.length + 1) ? addBot(seats) : { seats, order: seats.map((_, i) => i) };
}

/** The screen for choosing players and options before a game. */
export function SeatsScreen({ listing, seating, box }: SeatsScreenProps) {
  const ports = usePorts();
  const known = useMemo(knownPeople, []);
  const [least, chairs] = listing.seats;
  const [table, lay, tableNow] = useNow<Laid>(() => takeLaid(listing.id) ?? newlyLaid(listing, seating, known, ports.seed()));
  const { seats, youngest, options, goal } = table;
  const most = chairs - (seating.length?.guests?.(options) ?? 0);
  const rivals = seating.rivals?.(options) ?? false;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setProblem(seating.problem(seats.length, options)), [seats, options]);

  // load the game while people choose; an error is shown at the start
  useEffect(() => {
    Promise.all([box(), listing.ui(), import('./TableLoader.tsx')]).catch(() => null);
  }, [listing]);

  /** Applies a change made on the rendered state to the current state. */
  const change = (next: Partial<Laid>) => lay(merged(tableNow(), table, { ...table, ...next }));
  const seat = (anew: (now: readonly SeatRecord[]) => Seating | null) => {
    const now = tableNow();
    const asked = anew(now.seats);
    if (!asked) return;
    const next = seating.keepsLast?.(now.options) ? personLast(beforeLast(asked)) : asked;
    const first = youngestAfter(next, now.youngest);
    lay({
      ...now,
      seats: now.placed ? next.seats : around(next.seats),
      youngest: first,
      options: seating.reseat(now.options, next.order, first),
    });
  };
  const start = useStart(async () => {
    const game = await withOwnCards(await box());
    const laid = tableNow();
    const { seats, options, goal } = laid;
    const rivals = seating.rivals?.(options) ?? false;
    const match = goal !== null && rivals ? newMatch(goal, seats.length) : undefined;
    const save = newGame(game, withGuest(game, seats, options), options, ports.seed(), undefined, match);
    rememberPeople(seats, isUnnamed);
    rememberSeats(listing.id, laid);
    handOverGame(save);
    // "back" from the table leads to the shelf
    replace(`#/table/${save.id}`);
  });
  const { SeatHero, Setup } = seating;
  const times = lengthsOf(listing.id, seating.length, seats, useMemo(playTimes, []));
  const minutes = times.minutes({ options, goal: rivals ? goal : null });
  const time = minutes === null ? null : timeWords(minutes, times.sitting, seating.length?.part ?? null);
  const lengths = times.choices(options, rivals);
  const invite = seating.invite?.(options, seats.length) ?? null;
  const shared = {
    seats,
    options,
    onOptions: (next: Json) => {
      change({ options: next });
      // a bot is never given a part that is a person's
      if (seating.keepsLast?.(next)) seat((now) => withOneMore(now, next, seating));
    },
  };
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
          <SeatHero
            {...shared}
            seat={one}
            onSeat={(record) => change({ seats: seats.map((old, i) => (i === one ? record : old)) })}
            // by now others may have sat down or moved
            onLast={() =>
              seat((now) => {
                const at = now.findIndex(({ emblem }) => emblem === seats[one]?.emblem);
                return at < 0 ? null : toLast({ seats: now, order: now.map((_, i) => i) }, at);
              })
            }
          />
        )}
        clever={seating.clever === true}
        setup={
          <>
            {hasWorkshop(listing.id) && <OwnCardsSwitch game={listing.id} onOpen={() => toWorkshop(listing.id, tableNow())} />}
            {lengths.length > 1 && <LengthSwitch choices={lengths} now={minutes} says={time ?? ''} onPick={(picked) => change(picked)} />}
            <Setup {...shared} minutes={(other) => times.minutes({ options: other, goal: null })} />
            {rivals && <MatchSwitch goal={goal} onGoal={(other) => change({ goal: other })} />}
            <SeatSides
              compass={settings.value.compass}
              onCompass={(compass) => changeSettings({ compass })}
              seats={seats}
              onSide={(one, side) => change({ placed: true, seats: seats.map((old, i) => (i === one ? { ...old, side } : old)) })}
            />
          </>
        }
        problem={problem}
        diceless={seating.diceless ?? false}
        help={seating.help?.(seats.length)}
        evenness={seating.evenness?.(options) ?? null}
        expected={seating.expected?.(options, seats) ?? null}
        time={time}
        invite={invite && { words: invite.words, onPick: () => change({ options: invite.options }) }}
        order={seating.order}
        rollsForStart={seating.rollsForStart ?? false}
        onStart={() => void start()}
        onBack={() => go('#/')}
      />
    </WithBook>
  );
}
