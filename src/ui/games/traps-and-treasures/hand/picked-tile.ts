import { useMemo, useState } from 'preact/hooks';
import { cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import { rotationsOf } from '../../../../games/traps-and-treasures/rules/tile-paths.ts';
import type { Traps } from '../../../../games/traps-and-treasures/state/tasks.ts';
import type { Point } from '../../../parts/board/growing-map.ts';
import type { TableController } from '../../../table/table-controller.ts';
import { firstPick, fitting, type Lay, type Picked, turnedFor } from '../move-targets.ts';

export type PickedTile = ReturnType<typeof usePickedTile>;

/** The tile that is held ready, how it is turned, and the spots where it fits. `lays`: all ways to lay a tile just now. */
export function usePickedTile(play: TableController<Traps>, lays: readonly Lay[]) {
  const [chosen, setPicked] = useState<Picked | null>(null);
  const picked = chosen && lays.some(({ tile }) => tile === chosen.tile) ? chosen : firstPick(lays);
  const spots = useMemo(() => fitting(lays, picked), [lays, picked?.tile, picked?.turn]);
  /** How a tile is turned: as it is held, else not at all. */
  const turnOf = (tile: string) => (picked?.tile === tile ? picked.turn : 0);

  /** Takes a tile of the hand, in its first way. */
  const take = (tile: string) => {
    const way = lays.find((lay) => lay.tile === tile);
    setPicked({ tile, turn: way?.turn ?? 0 });
    play.playSound('card');
  };
  /** Turns a tile to the next of its ways, or to the one before. */
  const turn = (tile: string, by: 1 | -1) => {
    const ways = rotationsOf(cardOf(play.box.content.tiles, tile).open);
    const now = ways.indexOf(turnOf(tile));
    setPicked({ tile, turn: ways[(now + by + ways.length) % ways.length] ?? 0 });
    play.playSound('flip');
  };
  /** Turns a tile so that it fits at a spot, if it can lie there. Says whether it can. */
  const turnToFit = (tile: Picked, spot: Point): boolean => {
    const next = turnedFor(lays, tile, spot);
    if (next) setPicked(next);
    return next !== null;
  };
  return { picked, spots, turnOf, take, turn, turnToFit };
}
