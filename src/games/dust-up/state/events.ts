/** The events of Dust-Up. */

type Of<K extends string, E> = { readonly do: K } & { readonly [N in keyof E]: E[N] };
/** `seat` is the seat that acts or is affected. `from`, `at` and `of` are other seats. */
export type Event =
  | Of<'round-began', { round: number }>
  | Of<'turn-began', { seat: number; ghost: boolean }>
  /** `empty`: into an empty hand (DU-6). Older saves do not say so. */
  | Of<'drew', { seat: number; cards: number; empty?: boolean }>
  | Of<'shuffled', { seat: number; cards: number }>
  /** `from`: the seat that the card came from. `out`: from its hand, deck or discard pile. */
  | Of<'played', { seat: number; card: string; from: number; out: 'hand' | 'pile' | 'discard' }>
  /** The card went onto this seat's discard pile. */
  | Of<'discarded', { seat: number; card: string }>
  /** An effect did nothing because it had no target. `what` is the effect's `do`. */
  | Of<'came-to-nothing', { seat: number; what: string }>
  | Of<'attacked', { seat: number; at: number; amount: number }>
  /** A shield absorbed `amount` and can still absorb `left`. `shield` is its index before the event. */
  | Of<'soaked', { seat: number; shield: number; card: string; amount: number; left: number }>
  | Of<'shield-broke', { seat: number; shield: number; card: string }>
  /** `held`: the last heart stayed (DU-25). Older saves do not say so. */
  | Of<'hurt', { seat: number; amount: number; left: number; held?: boolean }>
  | Of<'shielded', { seat: number; card: string; amount: number }>
  | Of<'healed', { seat: number; amount: number; now: number }>
  | Of<'again', { seat: number; plays: number }>
  /** Cards that had to be played, but the player has none left (DU-5). */
  | Of<'lapsed', { seat: number; plays: number }>
  | Of<'took-shield', { seat: number; from: number; shield: number; card: string }>
  | Of<'took-back', { seat: number; card: string }>
  /** `seat` does what the last card of `at` did. */
  | Of<'copied', { seat: number; at: number; card: string }>
  | Of<'mended', { seat: number; tokens: number }>
  | Of<'swapped-hearts', { seat: number; at: number; now: number; theirs: number }>
  | Of<'threw-hand', { seat: number; cards: readonly string[] }>
  | Of<'spilled', { seat: number; cards: readonly string[] }>
  | Of<'stormed', { seat: number; amount: number; whom: 'others' | 'everybody' }>
  | Of<'vanished', { seat: number }>
  | Of<'reappeared', { seat: number }>
  | Of<'fell', { seat: number }>
  | Of<'spooked', { seat: number; at: number }>
  | Of<'floated', { seat: number }>
  | Of<'won', { seat: number }>
  /** Partners win. */
  | Of<'won-together', { seats: readonly number[] }>
  | Of<'tied', { seats: readonly number[] }>;
