import type { ComponentChildren, ComponentType } from 'preact';
import type { Json, Seat, Vocabulary } from '../engine/game.ts';
import type { SeatRecord } from '../engine/seats.ts';
import { loadAll, type Part } from './parts/lazy.tsx';
import type { Icons } from './parts/Sprite.tsx';
import type { Director } from './table/frames.ts';
import type { Play } from './table/play.ts';
import type { Tip } from './tips.ts';

/** Who sits there, and the options so far. */
interface OptionsProps {
  readonly seats: readonly SeatRecord[];
  readonly options: Json;
  readonly onOptions: (options: Json) => void;
}
export interface SetupProps extends OptionsProps {
  /** How many seconds a decision takes the people on this device. */
  readonly tempo: number;
}
/** How one seat's hero is drawn at the seats screen; tapping it opens the picker. */
export interface SeatProps extends OptionsProps {
  readonly seat: Seat;
  /** When the game's sheet changes what the seat's record says. */
  readonly onSeat: (record: SeatRecord) => void;
}

/** A game's rule book: its rules.md as it is written, and how its abbreviations are said. */
export type BookText = { readonly text: string; readonly spoken: Readonly<Record<string, string>> };

/** What is at hand wherever a game is on the screen. */
interface Printed {
  /** Every picture that the game cuts out. */
  readonly icons: Icons;
  /** The rule book, fetched when somebody opens it. A game in the making has none yet. */
  readonly book?: () => Promise<BookText>;
}

/** What a game brings to the seats screen. Loaded when its box is opened; the rules and the table come while people choose, so it imports neither. */
export interface GameSeats extends Printed {
  /** Options to begin with for so many seats. */
  defaults(seats: number, seed: number): Json;
  /** The options when somebody sits down, gets up or turns out to be the youngest: seats by their old numbers, the youngest by the new one. */
  reseat(options: Json, order: readonly (number | null)[], first: Seat): Json;
  /** Why the table cannot start yet; null when it can. */
  problem(seats: number, options: Json): string | null;
  /** Whether a bot may be gentle or clever, since its box thinks `ahead`; otherwise there is nothing to choose. */
  readonly clever?: true;
  /** Whether nobody ever rolls: then nobody is asked which dice they like. */
  readonly diceless?: true;
  /** Whether the seats play against each other, so that they may want the best of three. */
  readonly rivals?: (options: Json) => boolean;
  /** Whether dice settle who goes first: then nobody is asked who is youngest. */
  readonly rollsForStart?: true;
  readonly SeatHero: ComponentType<SeatProps>;
  readonly Setup: ComponentType<SetupProps>;
}

/** A roll as a game draws it itself: what is thrown, and the dice once they lie there. */
export interface RollCardProps<V extends Vocabulary> {
  readonly play: Play<V>;
  readonly roll: V['roll'];
  readonly fallen: readonly number[] | null;
}

/** What a game brings to the table besides its rules: words and pictures. Loaded when the table is laid. */
export interface GameUi<V extends Vocabulary> extends Director<V>, Printed {
  /** The table in play: board, pieces, cards, what can be tapped. */
  readonly Stage: ComponentType<{ readonly play: Play<V> }>;
  /** In place of the slips that say what each side of a roll brings. */
  readonly RollCard?: ComponentType<RollCardProps<V>>;
  /** What of the stage is fetched by itself. */
  readonly parts?: readonly Part[];
  /** The part that this scene is drawn with. */
  partFor?(scene: V['view']): Part;
  /** What the table teaches in play, fetched once the table stands. */
  readonly tips?: () => Promise<readonly Tip[]>;
  /** The picture of whoever sits at a seat, as the icon of its puppet. */
  puppet(scene: V['view'], seat: Seat): { readonly icon: string; readonly print: string; readonly holes: string };
  /** A drawing of them in a box of 200, for the last bow, where a game has one. */
  readonly portrait?: (scene: V['view'], seat: Seat) => ComponentChildren;
}
/** Fetches all that a table may still want. */
export const loadParts = ({ storyteller, parts = [] }: GameUi<Vocabulary>): Promise<void> => loadAll([storyteller, ...parts]);
/** Forgets which game's words a table uses; sound as long as it is given its own box's saves (see engine/box.ts). */
export const closedUi = <V extends Vocabulary>(ui: GameUi<V>): GameUi<Vocabulary> => ui as unknown as GameUi<Vocabulary>;
