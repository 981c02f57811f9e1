import * as v from 'valibot';

/** What a monster does in a way of its own: it goes before MM-25 to MM-27 (MM-22c). One word each, at most eight. */

const few = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4));
export const Behaviour = v.variant('do', [
  /** Never leaves its tile. */
  v.strictObject({ do: v.literal('guards') }),
  /** Runs instead of attacking: once half its hearts are gone, or while it carries what it stole. */
  v.strictObject({ do: v.literal('flees'), when: v.picklist(['hurt', 'laden']) }),
  /** Beaten, it falls into others. */
  v.strictObject({ do: v.literal('splits'), monster: v.string(), count: few }),
  /** Until a hero is near, or a hit wakes it. */
  v.strictObject({ do: v.literal('sleeps') }),
  /** In every so-manieth round calls others, until so many are there. `hides`: while one of them is, hits do nothing to it. */
  v.strictObject({ do: v.literal('calls'), monster: v.string(), until: few, every: few, hides: v.boolean() }),
  /** Gets hearts back in each of its turns. */
  v.strictObject({ do: v.literal('mends'), hearts: few }),
  /** Whom it would rather attack than the closest. */
  v.strictObject({ do: v.literal('prefers'), who: v.picklist(['richest', 'weakest']) }),
  /** Hits from in front of its arrow do nothing. */
  v.strictObject({ do: v.literal('shields') }),
]);
export type Behaviour = v.InferOutput<typeof Behaviour>;

type Behaving = { readonly behaves: readonly Behaviour[] };
/** The behaviour of that name, if the sheet has it. */
export const behaviour = <K extends Behaviour['do']>({ behaves }: Behaving, name: K) =>
  behaves.find((one): one is Extract<Behaviour, { do: K }> => one.do === name);

/** What a monster did in its own way. */
export type OwnWay =
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
