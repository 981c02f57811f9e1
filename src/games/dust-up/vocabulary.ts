import * as v from 'valibot';
import { doing, id, natural, Seat } from '../plain.ts';
import type { Content } from './content.ts';

/** The state, the tasks, the commands and the events of Dust-Up. Types are inferred from the schemas that check a save. */

/** Equal cards have the same id; it says whose colour they have. */
const cards = v.array(id);

/** A shield card in front of somebody, with its damage tokens (DU-10). */
const Shield = v.strictObject({ card: id, tokens: natural });
export type Shield = v.InferOutput<typeof Shield>;

const Player = v.strictObject({
  hero: id,
  hp: natural,
  /** In the order in which they were drawn. */
  hand: cards,
  /** The next one last. */
  pile: cards,
  /** The newest last. */
  discard: cards,
  /** In the order in which they were laid down, taken ones among them. */
  shields: v.array(Shield),
  /** Until the start of the own next turn (DU-16). */
  untouchable: v.boolean(),
  out: v.boolean(),
  /** What was played in the own last turn, or so far in this one, wherever it came from. */
  played: cards,
});
export type Player = v.InferOutput<typeof Player>;

export const State = v.strictObject({
  ghosts: v.boolean(),
  first: Seat,
  round: natural,
  /** Whose turn it is, and how many cards must still be played in it (DU-13). */
  turn: v.strictObject({ seat: Seat, owed: natural }),
  players: v.array(Player),
});
export type State = v.InferOutput<typeof State>;

/** A card being carried out, from its `next` symbol on. `held`: it lies in no pile and not yet in front of anybody (DU-4). */
const Run = doing('run', { seat: Seat, card: id, next: natural, held: v.boolean() });
export type Run = v.InferOutput<typeof Run>;

export const Step = v.variant('do', [doing('start-turn', { seat: Seat }), doing('go-on', { seat: Seat }), Run]);
export type Step = v.InferOutput<typeof Step>;

export const Choice = v.variant('do', [
  /** Which card of the own hand: the one secret there is. */
  doing('play', { seat: Seat }),
  doing('attack', { seat: Seat, amount: natural }),
  doing('take-shield', { seat: Seat }),
  doing('break-shield', { seat: Seat }),
  doing('lift-card', { seat: Seat }),
  doing('swap-hearts', { seat: Seat }),
  doing('spill', { seat: Seat, cards: natural }),
  doing('encore', { seat: Seat }),
  /** The small choice of somebody who is out (DU-17). */
  doing('haunt', { seat: Seat }),
]);
export type Choice = v.InferOutput<typeof Choice>;

const Play = doing('play', { card: id });
/** `shield` is the place of the shield card that is hit first, 0 the oldest; null where `at` has none (DU-9). */
const Attack = doing('attack', { at: Seat, shield: v.nullable(natural) });
/** A shield card in front of `of`, by its place. */
const PickShield = doing('shield', { of: Seat, shield: natural });
const PickOpponent = doing('opponent', { at: Seat });
const PickCard = doing('card', { card: id });
/** `spook` makes somebody drop a card by chance and draw another, `float` does nothing. */
const Haunt = v.variant('do', [doing('spook', { at: Seat }), doing('float', {})]);
export const Command = v.union([Play, Attack, PickShield, PickOpponent, PickCard, Haunt]);
export type AnyCommand = v.InferOutput<typeof Command>;
type Out<T extends v.GenericSchema> = v.InferOutput<T>;

type Of<K extends string, E> = { readonly do: K } & { readonly [N in keyof E]: E[N] };
/** `seat` is always the one whose doing it is, or whom it happens to; `from`, `at` and `of` are other seats. */
export type Event =
  | Of<'round-began', { round: number }>
  | Of<'turn-began', { seat: number; ghost: boolean }>
  | Of<'drew', { seat: number; cards: number }>
  | Of<'shuffled', { seat: number; cards: number }>
  /** `from`: the seat whose hand, deck or discard pile it came out of; `out` says which. */
  | Of<'played', { seat: number; card: string; from: number; out: 'hand' | 'pile' | 'discard' }>
  /** The card went onto this seat's discard pile: after its actions, or dropped, or destroyed. */
  | Of<'discarded', { seat: number; card: string }>
  /** A symbol was carried out for nothing: nobody or nothing was there. `what` is the effect's word. */
  | Of<'came-to-nothing', { seat: number; what: string }>
  | Of<'attacked', { seat: number; at: number; amount: number }>
  /** A card of the seat's shields, by its place before this, soaked so much and has so much left. */
  | Of<'soaked', { seat: number; shield: number; card: string; amount: number; left: number }>
  | Of<'shield-broke', { seat: number; shield: number; card: string }>
  | Of<'hurt', { seat: number; amount: number; left: number }>
  | Of<'shielded', { seat: number; card: string; amount: number }>
  | Of<'healed', { seat: number; amount: number; now: number }>
  | Of<'again', { seat: number; plays: number }>
  /** Plays that were owed, with no card left to play (DU-5). */
  | Of<'lapsed', { seat: number; plays: number }>
  | Of<'took-shield', { seat: number; from: number; shield: number; card: string }>
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
  | Of<'tied', { seats: readonly number[] }>;

export type ShieldView = {
  readonly card: string;
  readonly tokens: number;
  /** What it still soaks, of what is printed. */
  readonly left: number;
  readonly most: number;
  /** Whose deck it is from, and whose discard pile it goes to: another's when it was taken. */
  readonly owner: number;
};
/** What lies open before everybody (DU-20). */
export type PlayerView = {
  readonly seat: number;
  readonly hero: string;
  readonly hp: number;
  /** Always 10 (DU-2). */
  readonly most: number;
  /** How many cards, never which. */
  readonly hand: number;
  readonly pile: number;
  /** The newest last. */
  readonly discard: readonly string[];
  readonly shields: readonly ShieldView[];
  readonly untouchable: boolean;
  readonly out: boolean;
  /** What was played in the own last turn, or so far in this one, the newest last. */
  readonly played: readonly string[];
};
export type View = {
  readonly round: number;
  /** `owed`: how many cards must still be played this turn, besides those being carried out. */
  readonly turn: { readonly seat: number; readonly owed: number };
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** Whose eyes see this; null for the table. */
  readonly viewer: number | null;
  /** The viewer's own hand, in the order drawn; null for the table. */
  readonly hand: readonly string[] | null;
  /** Cards being carried out that lie in no pile, the innermost last; `owner` is the seat whose deck they are from. */
  readonly inPlay: readonly { readonly card: string; readonly seat: number; readonly owner: number }[];
};

export type DustUp = {
  state: State;
  step: Step;
  choice: Choice;
  /** No dice in this box. */
  roll: never;
  commands: {
    play: Out<typeof Play>;
    attack: Out<typeof Attack>;
    'take-shield': Out<typeof PickShield>;
    'break-shield': Out<typeof PickShield>;
    'lift-card': Out<typeof PickOpponent>;
    'swap-hearts': Out<typeof PickOpponent>;
    spill: Out<typeof PickOpponent>;
    encore: Out<typeof PickCard>;
    haunt: Out<typeof Haunt>;
  };
  event: Event;
  view: View;
  content: Content;
};
export const Task = v.union([Step, Choice]);
