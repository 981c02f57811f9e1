import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content.ts';
import type { View } from '../../../../games/magic-and-mayhem/vocabulary.ts';
import type { Cue } from '../../../parts/board/Flourish.tsx';

/** What a tap on a lit square does: an answer by its index in the prompt, or a step that only narrows the choice. */
export type CellAction =
  | { readonly kind: 'option'; readonly index: number; readonly label: string; readonly mood: 'walk' | 'target' | 'other' }
  | { readonly kind: 'narrow'; readonly label: string; readonly mood: 'walk' | 'target' | 'other' };

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
  /** A square that the camera should show: a monster that moves, a tile that flips. */
  readonly focus: number | null;
  /** What is on a square, for those who hear the board. */
  readonly name: (square: number) => string;
  /** null: a tap on an unlit square, for "why not?". */
  readonly onTap: (square: number, action: CellAction | null) => void;
  readonly onDark?: (index: number) => void;
}
