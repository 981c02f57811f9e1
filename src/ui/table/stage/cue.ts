import type { GameTypes } from '../../../engine/game.ts';
import type { Cue } from '../../parts/board/Flourish.tsx';
import type { Settings } from '../../settings.ts';
import type { AnimationFrame } from './animation-frames.ts';
import { SPEED_FACTORS } from './animation-queue.ts';

/** The mark of a frame as a stage shows it; null for a frame without one. `id` is new with each frame. */
export const cueOf = <V extends GameTypes>(frame: AnimationFrame<V> | null, id: number, { speed }: Settings): Cue | null =>
  frame?.flourish ? { ...frame.flourish, id, lasts: frame.milliseconds * SPEED_FACTORS[speed] } : null;
