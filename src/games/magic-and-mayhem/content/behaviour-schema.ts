import * as v from 'valibot';

/** The special behaviours of monsters. They take precedence over MM-25 to MM-27 (MM-22c). */

const few = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4));
export const Behaviour = v.variant('do', [
  /** Never leaves its tile. */
  v.strictObject({ do: v.literal('guards') }),
  /** Flees instead of attacking: once half its hearts are lost, or while it carries stolen things. */
  v.strictObject({ do: v.literal('flees'), when: v.picklist(['hurt', 'laden']) }),
  /** When beaten, it splits into other monsters. */
  v.strictObject({ do: v.literal('splits'), monster: v.string(), count: few }),
  /** Sleeps until a hero is near, or until it is hit. */
  v.strictObject({ do: v.literal('sleeps') }),
  /** Calls others in every n-th round, up to a number. `hides`: while one of them is alive, hits do nothing to it. */
  v.strictObject({ do: v.literal('calls'), monster: v.string(), until: few, every: few, hides: v.boolean() }),
  /** Heals in each of its turns. */
  v.strictObject({ do: v.literal('mends'), hearts: few }),
  /** The hero that it attacks instead of the closest one. */
  v.strictObject({ do: v.literal('prefers'), who: v.picklist(['richest', 'weakest']) }),
  /** Hits from the side of its arrow do nothing. */
  v.strictObject({ do: v.literal('shields') }),
]);
export type Behaviour = v.InferOutput<typeof Behaviour>;

type Behaving = { readonly behaves: readonly Behaviour[] };
/** The sheet's behaviour of this type, if it has one. */
export const behaviourOf = <K extends Behaviour['do']>({ behaves }: Behaving, name: K) =>
  behaves.find((one): one is Extract<Behaviour, { do: K }> => one.do === name);

/** The behaviours that events can report. */
export type BehaviourName =
  | { readonly do: 'ran'; readonly number: number; readonly monster: string; readonly path: readonly number[] }
  | { readonly do: 'woke'; readonly number: number; readonly monster: string }
  | { readonly do: 'called'; readonly number: number; readonly monster: string }
  | { readonly do: 'changed'; readonly number: number; readonly monster: string; readonly phase: number }
  | { readonly do: 'shrugged'; readonly number: number; readonly monster: string; readonly how: 'hides' | 'shields' }
  | {
      readonly do: 'stole';
      readonly seat: number;
      readonly number: number;
      readonly monster: string;
      readonly gold: number;
      readonly cards: readonly string[];
    }
  | { readonly do: 'let-go'; readonly monster: string; readonly gold: number; readonly cards: readonly string[] };
