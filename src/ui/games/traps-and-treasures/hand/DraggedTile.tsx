import { type Content, cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Level, Rotation } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Dragged } from '../../../parts/use-drag.ts';
import { tilePicture } from '../map/tile-picture.ts';

type DraggedTileProps = {
  readonly dragged: Dragged;
  readonly turn: Rotation;
  readonly content: Content;
  /** The level of the ground beside the player. */
  readonly level: Level;
};

/** A tile under the finger that carries it. */
export function DraggedTile({ dragged, turn, content, level }: DraggedTileProps) {
  return (
    <span
      class="drag-tile"
      style={{
        left: `${dragged.x}px`,
        top: `${dragged.y}px`,
        backgroundImage: tilePicture({ open: cardOf(content.tiles, dragged.thing).open, level }),
        transform: `rotate(${turn * 90}deg)`,
      }}
    />
  );
}
