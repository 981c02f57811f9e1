import type { Vocabulary } from '../../engine/game.ts';
import type { Narrator } from '../../engine/kit/telling.ts';
import { speak } from '../../engine/kit/words.ts';
import type { Entry, Tale } from '../../engine/save.ts';
import type { Emitted } from '../../engine/session.ts';

type Tells<V extends Vocabulary> = Pick<Narrator<V>, 'tell'>;

/** What everybody may hear of these events, in sentences. */
export function sentences<V extends Vocabulary>(narrator: Tells<V>, events: readonly Emitted<V>[], names: readonly string[]): string[] {
  return events.flatMap(({ event, secretFor }) => {
    const told = secretFor === undefined ? narrator.tell(event, names) : null;
    return told ? [speak(told)] : [];
  });
}

/** A turn's sentences. */
export function storyOf<V extends Vocabulary>(narrator: Tells<V>, entries: readonly Entry<V>[], names: readonly string[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.wentBack ? ['The table went back to this turn.'] : []),
    ...(entry.cut ? ['This turn was so long that its beginning is not kept.'] : []),
    ...sentences(narrator, entry.events, names),
  ]);
}

/** The turns as they are told: what was still of the turn before, when a turn began, is told there, if that turn is kept. */
export function asTold<V extends Vocabulary>(tales: readonly Tale<V>[]): readonly Tale<V>[] {
  /** What the first entry of a turn brought about in the turn before, and after it. */
  const split = (at: number): { readonly late: readonly Entry<V>[]; readonly own: readonly Entry<V>[] } => {
    const tale = tales[at];
    const [first, ...rest] = tale?.entries ?? [];
    if (!tale || !first?.before || tales[at - 1]?.turn !== tale.turn - 1) return { late: [], own: tale?.entries ?? [] };
    const { before, events, ...entry } = first;
    const late = { seat: entry.seat, turn: tale.turn - 1, began: false, events: events.slice(0, before) };
    return { late: [late], own: [{ ...entry, events: events.slice(before) }, ...rest] };
  };
  return tales.map((tale, i) => ({ ...tale, entries: [...split(i).own, ...split(i + 1).late] }));
}
