import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { Cue } from '../../../parts/board/Flourish.tsx';
import type { SquareName } from '../square-names.ts';

/** What a tap on a lit square does: an answer by its index in the prompt, or a step that only narrows the choice. */
export type CellAction = (
  | { readonly kind: 'option'; readonly index: number; readonly label: string; readonly mood: 'walk' | 'target' | 'other' }
  | { readonly kind: 'narrow'; readonly label: string; readonly mood: 'walk' | 'target' | 'other' }
) & {
  /** The hearts that the best attack here takes. */
  readonly damage?: number;
};

export type { Cue } from '../../../parts/board/Flourish.tsx';

export interface BoardProps {
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  /** The seat that holds the torch. */
  readonly acting: number | null;
  /** By square. */
  readonly actions: ReadonlyMap<number, CellAction>;
  /** Dark tiles that may be turned up, by place: which answer each is. */
  readonly dark?: ReadonlyMap<number, { readonly index: number; readonly label: string }>;
  readonly cue: Cue | null;
  /** Where something happens just now: first whoever does it, then those whom it happens to. Camera and light go there. */
  readonly focus: readonly number[];
  /** What is on a square, for those who hear the board. */
  readonly name: (square: number) => SquareName;
  /** Says something near the focus, and to those who listen. */
  readonly onSay: (words: string) => void;
  /** null: a tap on an unlit square, for "why not?". */
  readonly onTap: (square: number, action: CellAction | null) => void;
  readonly onDark?: (index: number) => void;
  /** The room whose feature can be used just now. */
  readonly usable?: number | null;
  /** A tap on the thing that a room's feature is about. */
  readonly onThing?: (slot: number) => void;
}
