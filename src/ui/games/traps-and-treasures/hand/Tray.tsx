import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import type { TileView } from '../../../../games/traps-and-treasures/state/view-types.ts';
import type { Offers } from '../move-targets.ts';
import { ActionPoints } from './ActionPoints.tsx';
import { Hand } from './Hand.tsx';
import type { PickedTile } from './picked-tile.ts';

type TrayProps = {
  readonly turn: View['turn'];
  readonly tiles: readonly TileView[];
  readonly content: Content;
  /** The level of the ground where the tiles would lie. */
  readonly level: Level;
  readonly hand: PickedTile;
  readonly offers: Offers;
  /** Whether taps count just now. */
  readonly open: boolean;
  readonly onDrag: (tile: string, event: PointerEvent) => void;
};

/** What lies in front of the player: the action points, and the tiles in hand. */
export function Tray({ turn, tiles, content, level, hand, offers, open, onDrag }: TrayProps) {
  const { lays } = offers;
  return (
    <div class="sneak-tray">
      <ActionPoints points={turn.over ? 0 : turn.points} free={turn.free} />
      <Hand
        tiles={tiles}
        content={content}
        level={level}
        picked={open ? hand.picked : null}
        open={lays.length > 0}
        onPick={hand.take}
        onTurn={hand.turn}
        onDrag={(tile, down) => lays.length > 0 && onDrag(tile, down)}
      />
    </div>
  );
}
