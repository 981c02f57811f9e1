import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes, Json, Seat } from '../engine/game.ts';
import type { SeatRecord } from '../engine/seats.ts';
import type { EvennessTable } from '../games/evenness.ts';
import type { MinutesTable } from '../games/length.ts';
import type { Tip } from '../games/tip.ts';
import type { HelpText } from './parts/HelpSheet.tsx';
import type { Icons } from './parts/Sprite.tsx';
import type { Mood } from './puppets/figure.ts';
import type { TableUi } from './table/stage/animation-frames.ts';
import type { TableController } from './table/table-controller.ts';

/** The seats and the current options. */
interface OptionsProps {
  readonly seats: readonly SeatRecord[];
  readonly options: Json;
  readonly onOptions: (options: Json) => void;
}
export interface SetupProps extends OptionsProps {
  /** How many minutes a game with these options takes these people; null where nothing is known. */
  readonly minutes: (options: Json) => number | null;
}
/** Props for one seat's hero on the seats screen. A tap on it opens the picker. */
export interface SeatProps extends OptionsProps {
  readonly seat: Seat;
  /** Changes the seat record from the game's sheet. */
  readonly onSeat: (record: SeatRecord) => void;
  /** Has whoever is on the seat sit last, as a part of their own asks for. */
  readonly onLast: () => void;
}

/** How long a game takes, and what makes it longer or shorter. */
export interface GameLength {
  /** Measured minutes, by the kind of game that the options make. */
  readonly minutes: MinutesTable;
  readonly kind: (options: Json) => string;
  /** How many bots the app adds to those at the seats. */
  readonly guests?: (options: Json) => number;
  /** What takes so long, as a sentence begins, if it is a part of the game after which people may stop. */
  readonly part?: string;
  /** The options that differ from these in length alone, and these. */
  readonly variants?: (options: Json) => readonly Json[];
  /** How many sides play against each other; missing where each seat is one. */
  readonly sides?: (options: Json) => number | null;
}

/** How a game of people who play together ends: a sentence, and where it comes from. */
export type Expectation = { readonly words: string; readonly why?: string | null };

/** A drawing of the first page, in a viewBox of 320 by 200, and its sentence. */
export type FirstPagePanel = { readonly words: string; readonly Drawing: ComponentType };
/** A game's rule book: the text of its rules.md, how its abbreviations are read aloud, and the four pictures before it. */
export type BookText = {
  readonly text: string;
  readonly spoken: Readonly<Record<string, string>>;
  readonly firstPage?: readonly FirstPagePanel[];
};

/** What every screen of a game needs. */
interface Printed {
  /** All icons of the game. */
  readonly icons: Icons;
  /** Loads the rule book. An unfinished game has none. */
  readonly book?: () => Promise<BookText>;
}

/** A game's part of the seats screen. It imports neither rules nor table, which load while people choose. */
export interface GameSeats extends Printed {
  /** The default options for a number of seats. */
  defaults(seats: number, seed: number): Json;
  /** The options with what stays of the last game at these seats: who plays which hero. */
  asLast?(options: Json, last: unknown): Json;
  /** Adapts the options to changed seats. `order`: each seat's old number, or null; `first`: the new number of the youngest. */
  reseat(options: Json, order: readonly (number | null)[], first: Seat): Json;
  /** Why the game cannot start, for the family; null when it can. */
  problem(seats: number, options: Json): string | null;
  /** Whether the game has clever bots, so that the strength can be chosen. */
  readonly clever?: true;
  /** The game has no dice, so there is no choice of dice. */
  readonly diceless?: true;
  /** Whether the seats play against each other, so that a best of three is possible. */
  readonly rivals?: (options: Json) => boolean;
  /** Who goes first, in a sentence; missing where it is the youngest. */
  readonly order?: string;
  /** A roll decides who begins, so there is no question about the youngest. */
  readonly rollsForStart?: true;
  /** Whether whoever sits last has a part of their own, so that somebody new sits down before them. */
  readonly keepsLast?: (options: Json) => boolean;
  /** What each level of help does at a table of so many; missing where the game has no rule for it. */
  readonly help?: (players: number) => HelpText;
  /** What was measured about how even such a table is; null for options that nobody has measured. */
  readonly evenness?: (options: Json) => EvennessTable | null;
  /** How such a game ends for those who play together; null for rivals. */
  readonly expected?: (options: Json, seats: readonly SeatRecord[]) => Expectation | null;
  /** Another way to play that a family would look for at the seats: what its button says, and the options; null where there is none. */
  readonly invite?: (options: Json, seats: number) => { readonly words: string; readonly options: Json } | null;
  /** How long a game takes; missing where nobody has measured it. */
  readonly length?: GameLength;
  readonly SeatHero: ComponentType<SeatProps>;
  readonly Setup: ComponentType<SetupProps>;
}

/** Props for a game's own roll display: the roll, and the dice after they landed. */
export interface RollCardProps<V extends GameTypes> {
  readonly play: TableController<V>;
  readonly roll: V['roll'];
  readonly fallen: readonly number[] | null;
}

/** Props for the book of a campaign. */
export interface CampaignBookProps<V extends GameTypes> {
  readonly view: V['view'];
  readonly seats: readonly SeatRecord[];
  readonly onBack: () => void;
}

/** A game's part of the table screen: text and components. */
export interface GameUi<V extends GameTypes> extends TableUi<V>, Printed {
  /** The game area: board, figures, cards, controls. */
  readonly Stage: ComponentType<{ readonly play: TableController<V> }>;
  /** Replaces the standard list of a roll's results. */
  readonly RollCard?: ComponentType<RollCardProps<V>>;
  /** The book of the whole campaign, which is also read from the list of all games. */
  readonly CampaignBook?: ComponentType<CampaignBookProps<V>>;
  /** The tutorial tips. */
  readonly tips?: readonly Tip[];
  /** What a hand-over says where the torch is a thing of the game, and so does not pass with the tablet. */
  readonly handOver?: (name: string, view: V['view'], seat: Seat) => string;
  /** Why the torch comes to `seat` in the turn of somebody else; empty where it need not be said. */
  readonly interruption?: (view: V['view'], seat: Seat, names: readonly string[]) => string;
  /** The icon and colours of a seat's puppet, in a game without portraits. */
  readonly puppet?: (scene: V['view'], seat: Seat) => { readonly icon: string; readonly print: string; readonly holes: string };
  /** A drawing of a seat's hero on a disc, in a viewBox of 200, with the face that its hearts give it, or that of `mood`. */
  readonly portrait?: (scene: V['view'], seat: Seat, mood?: Mood | undefined) => ComponentChildren;
  /** A drawing of a figure that is no seat's, such as a monster, by its id in the content; in a viewBox of 200. */
  readonly figure?: (id: string, mood?: Mood | undefined) => ComponentChildren;
}
/** Removes the game's types from a UI. Safe as long as it only receives saves of its own game (see engine/game-module.ts). */
export const closedUi = <V extends GameTypes>(ui: GameUi<V>): GameUi<GameTypes> => ui as unknown as GameUi<GameTypes>;
