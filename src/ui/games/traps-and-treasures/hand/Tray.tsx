import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import type { TileView } from '../../../../games/traps-and-treasures/state/view-types.ts';
import { Button } from '../../../parts/Button.tsx';
import type { Offer, Offers } from '../move-targets.ts';
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
  /** Whether the turn has yet to begin, by drawing tiles. */
  readonly ready: boolean;
  /** Whether taps count just now. */
  readonly open: boolean;
  readonly onOffer: (offer: Offer) => void;
  readonly onDrag: (tile: string, event: PointerEvent) => void;
};

/** What lies in front of the player: the action points, and the tiles in hand or the pile to draw from. */
export function Tray({ turn, tiles, content, level, hand, offers, ready, open, onOffer, onDrag }: TrayProps) {
  const { draw, lays } = offers;
  return (
    <div class="sneak-tray">
      <ActionPoints points={turn.over ? 0 : turn.points} free={turn.free} />
      {ready ? (
        <Button icon="card-pickup" data-option={draw?.index} onClick={() => draw && onOffer(draw)}>
          Draw tiles
        </Button>
      ) : (
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
      )}
    </div>
  );
}
