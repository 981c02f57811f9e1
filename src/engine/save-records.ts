import type { Command, GameTypes, Json, Seat } from './game.ts';
import type { GameModule } from './game-module.ts';
import type { Match } from './match.ts';
import type { RandomState } from './random.ts';
import { appendEntry, FORMAT, type Save, type TurnLog, type TurnStart } from './save.ts';
import type { SeatRecord } from './seats.ts';
import { type ActResult, changeHelp, seal } from './session.ts';

/** Builds save records from sessions. */

/** The first save of a new game. */
export function newSave<V extends GameTypes>(
  gameModule: GameModule<V>,
  dealt: ActResult<V>,
  facts: {
    readonly id: string;
    readonly seats: readonly SeatRecord[];
    readonly options: Json;
    readonly build: string;
    readonly now: number;
    readonly match?: Match;
  },
): Save<V> {
  return {
    format: FORMAT,
    id: facts.id,
    game: gameModule.game.id,
    version: gameModule.game.migrations.length,
    revision: 0,
    seats: facts.seats,
    options: facts.options,
    packs: gameModule.packs ?? [],
    started: facts.now,
    played: facts.now,
    took: 0,
    build: facts.build,
    session: dealt.session,
    journal: [{ seat: dealt.began ?? 0, turn: 1, began: false, events: dealt.events }],
    undone: [],
    turn: 1,
    line: 0,
    title: null,
    ...(facts.match ? { match: facts.match } : {}),
  };
}

/** The save after `seat` played `command`. The journal has a new entry, and there is nothing to redo. */
export function saveAfterCommand<V extends GameTypes>(
  save: Save<V>,
  { session, began, before, events }: ActResult<V>,
  command: Command<V>,
  seat: Seat,
): Save<V> {
  const turn = began === null ? save.turn : save.turn + 1;
  const entry = { seat: began ?? seat, turn, began: began !== null, ...(before > 0 ? { before } : {}), command, events };
  return { ...save, session, journal: appendEntry(save.journal, entry, session.commands.length), undone: [], turn };
}

/** Whoever does nothing for so long has a break, in milliseconds. */
const PAUSE = 3 * 60 * 1000;

/** The next revision of a save, written `now`. The time since the one before was play, unless it was a break. */
export function nextRevision<V extends GameTypes>(save: Save<V>, now: number): Save<V> {
  const since = now - save.played;
  const took = save.took === undefined ? {} : { took: save.took + (since > 0 && since <= PAUSE ? since : 0) };
  return { ...save, ...took, revision: save.revision + 1, played: now };
}

/** Ends undo in a save of another build: its rules may differ, so its commands cannot be replayed. */
export const sealIfOtherBuild = <V extends GameTypes>(save: Save<V>, build: string): Save<V> =>
  save.build === build ? save : { ...save, build, session: seal(save.session, 'loaded'), undone: [] };

/** The save after going back to `start`: a new timeline, with a new random state. */
export function rewindSave<V extends GameTypes>(save: Save<V>, start: TurnStart<V>, random: RandomState): Save<V> {
  const now = { ...start.at, random };
  return {
    ...save,
    session: { checkpoint: now, sealed: 'back', commands: [], undone: [], now },
    journal: [{ seat: start.seat, turn: start.turn, began: false, events: [], wentBack: true }],
    undone: [],
    turn: start.turn,
    line: save.line + 1,
  };
}

/** The log of a turn, as far as the journal has it; null when it has no entry of that turn. */
export function turnLogOf<V extends GameTypes>(save: Save<V>, turn: number): TurnLog<V> | null {
  const entries = save.journal.filter((entry) => entry.turn === turn);
  const [first] = entries;
  return first ? { line: save.line, turn, seat: first.seat, entries } : null;
}

/** The current position as the start of a turn. `seat` plays first. */
export const turnStartOf = <V extends GameTypes>({ line, turn, version, session, played }: Save<V>, seat: Seat | null): TurnStart<V> => ({
  line,
  turn,
  seat: seat ?? 0,
  version,
  at: session.now,
  played,
});

/** The save with the help that its seat records say. Where that changes the position, undo ends. */
export function withHelpOfSeats<V extends GameTypes>({ game, content }: GameModule<V>, save: Save<V>): Save<V> {
  const session = save.seats.reduce((now, { help }, seat) => changeHelp(game, content, now, seat, help), save.session);
  return session === save.session ? save : { ...save, session, undone: [] };
}
