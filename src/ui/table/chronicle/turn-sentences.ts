import type { GameTypes } from '../../../engine/game.ts';
import type { JournalEntry, TurnLog } from '../../../engine/save.ts';
import type { EmittedEvent } from '../../../engine/session.ts';
import type { GameText } from '../../../engine/shared/game-text.ts';
import { speak } from '../../../engine/shared/sentences.ts';

type Tells<V extends GameTypes> = Pick<GameText<V>, 'tell'>;

/** The sentences of the public events. */
export function sentences<V extends GameTypes>(describe: Tells<V>, events: readonly EmittedEvent<V>[], names: readonly string[]): string[] {
  return events.flatMap(({ event, secretFor }) => {
    const told = secretFor === undefined ? describe.tell(event, names) : null;
    return told ? [speak(told)] : [];
  });
}

/** Moves events that belong to the previous turn into that turn, if it is stored. */
export function withEventsInTheirTurn<V extends GameTypes>(tales: readonly TurnLog<V>[]): readonly TurnLog<V>[] {
  /** Splits the first entry of a turn into events of the previous turn and its own. */
  const split = (at: number): { readonly late: readonly JournalEntry<V>[]; readonly own: readonly JournalEntry<V>[] } => {
    const tale = tales[at];
    const [first, ...rest] = tale?.entries ?? [];
    if (!tale || !first?.before || tales[at - 1]?.turn !== tale.turn - 1) return { late: [], own: tale?.entries ?? [] };
    const { before, events, ...entry } = first;
    const late = { seat: entry.seat, turn: tale.turn - 1, began: false, events: events.slice(0, before) };
    return { late: [late], own: [{ ...entry, events: events.slice(before) }, ...rest] };
  };
  return tales.map((tale, i) => ({ ...tale, entries: [...split(i).own, ...split(i + 1).late] }));
}
