import type { Side } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Traps } from '../../../../games/traps-and-treasures/state/tasks.ts';
import type { Point } from '../../../parts/board/growing-map.ts';
import { useDrag } from '../../../parts/use-drag.ts';
import type { TableController } from '../../../table/table-controller.ts';
import type { PickedTile } from '../hand/picked-tile.ts';
import { firstPick, type Lay } from '../move-targets.ts';
import type { Made } from './map-cells.ts';

type Taps = {
  readonly play: TableController<Traps>;
  /** The revision whose answers are drawn. */
  readonly revision: number;
  readonly hand: PickedTile;
  readonly lays: readonly Lay[];
  /** Where the player stands. */
  readonly here: Point | undefined;
  readonly onLay: (lay: Lay) => void;
  /** A step to that side was tried, which cannot be done. */
  readonly onWhy: (side: Side) => void;
};

/** What a tap on the map does, and a tile that is dropped on it: walk, lay, turn the tile so that it fits, or say why not. */
export function useMapTaps({ play, revision, hand, lays, here, onLay, onWhy }: Taps) {
  const { picked, spots } = hand;
  const tap = ({ place, mood, x, y, option }: Pick<Made, 'place' | 'mood' | 'x' | 'y' | 'option'>) => {
    if (option !== null) play.choose(option, revision);
    else if (mood === 'turn' && picked) {
      if (!hand.turnToFit(picked, { x, y })) hand.turnToFit(firstPick(lays) ?? picked, { x, y });
      play.playSound('flip');
    } else if (place !== null && here) {
      const side = sideOf(x - here.x, y - here.y);
      if (side) onWhy(side);
    }
  };
  const { dragged, start } = useDrag(hand.take, (tile, under) => {
    const at = under?.closest('[data-at]')?.getAttribute('data-at') ?? null;
    const spot = spots.get(at ?? '');
    if (spot) onLay(spot);
    else if (spot === null && at !== null) {
      const [x = 0, y = 0] = at.split(',').map(Number);
      hand.turnToFit({ tile, turn: picked?.turn ?? 0 }, { x, y });
    }
  });
  return { tap, dragged, start };
}

const sideOf = (x: number, y: number): Side | null =>
  x === 0 && y === -1 ? 'north' : x === 1 && y === 0 ? 'east' : x === 0 && y === 1 ? 'south' : x === -1 && y === 0 ? 'west' : null;
