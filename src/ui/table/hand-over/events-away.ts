import type { GameTypes, Seat } from '../../../engine/game.ts';
import type { JournalEntry, Save, TurnKey, TurnLog } from '../../../engine/save.ts';
import type { EmittedEvent } from '../../../engine/session.ts';

/** What happened while the torch was with others, from the records of a game. */

type Entries<V extends GameTypes> = readonly JournalEntry<V>[];

/** The entries of all known turns, in order of play: those of `logs` that the save's journal no longer has, and the journal. */
export function entriesOf<V extends GameTypes>(logs: readonly TurnLog<V>[], { journal }: Save<V>): Entries<V> {
  const first = journal[0]?.turn ?? 0;
  // of a turn that was played again after going back, the last record counts
  const kept = new Map<number, TurnLog<V>>();
  for (const log of logs) if (log.turn < first && log.line >= (kept.get(log.turn)?.line ?? 0)) kept.set(log.turn, log);
  return [...[...kept.values()].sort((a, b) => a.turn - b.turn).flatMap(({ entries }) => entries), ...journal];
}

/** Whether somebody chose something in this entry: not the deal, not a roll. */
const isChoice = <V extends GameTypes>({ command }: JournalEntry<V>): boolean =>
  command !== undefined && command.do !== 'roll' && command.do !== 'rolled';

/** Until when somebody knows what happened: so many entries of a turn, on a timeline. */
export type Known = TurnKey & { readonly entries: number };

/** All that has happened until now is known. */
export const knownNow = <V extends GameTypes>(entries: Entries<V>, { line, turn }: TurnKey): Known => ({
  line,
  turn,
  entries: entries.filter((entry) => entry.turn === turn).length,
});

/**
 * The events since `seat` last chose something in a turn of its own, those of that choice among them, or since it was last told. Empty while
 * nobody else has had a turn since: who was asked in the middle of this one was seen.
 */
export function eventsAway<V extends GameTypes>(entries: Entries<V>, seat: Seat, known: Known | null = null): readonly EmittedEvent<V>[] {
  const owners = new Map<number, Seat>();
  for (const entry of entries) if (!owners.has(entry.turn)) owners.set(entry.turn, entry.seat);
  /** The owner of the turn in which the command was given; the entry may already belong to the next turn. */
  const turnOf = ({ began, turn }: JournalEntry<V>) => (began ? turn - 1 : turn);
  const isOwn = (entry: JournalEntry<V>) => isChoice(entry) && owners.get(turnOf(entry)) === seat && (entry.began || entry.seat === seat);
  const last = entries.map(isOwn).lastIndexOf(true);
  const since = entries.slice(Math.max(0, last));
  const wasAway = since.some((entry, i) => (i > 0 || last < 0 || entry.began) && owners.get(entry.turn) !== seat);
  if (!wasAway) return [];
  const later = known ? entries.filter(({ turn }) => turn === known.turn).slice(known.entries) : [];
  return since.filter((entry) => known === null || entry.turn > known.turn || later.includes(entry)).flatMap(({ events }) => events);
}
