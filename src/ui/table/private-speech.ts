import type { GameTypes } from '../../engine/game.ts';
import type { TableController } from './table-controller.ts';

/** Whether what only the viewer may know is not to be named aloud: a veil was lifted, so others are there, and the speaker is for all. */
export function isHushed<V extends GameTypes>(play: TableController<V>): boolean {
  const seat = play.viewer.value;
  return play.lifted.value && seat !== 'table' && play.seat(seat)?.ear === undefined;
}
