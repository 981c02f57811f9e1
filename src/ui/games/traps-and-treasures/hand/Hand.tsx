import { joinWithAnd } from '../../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import { rotatedPaths, sidesIn } from '../../../../games/traps-and-treasures/rules/tile-paths.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { TileView } from '../../../../games/traps-and-treasures/state/view-types.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { tilePicture } from '../map/tile-picture.ts';
import type { Picked } from '../move-targets.ts';
import './hand.css';

type HandProps = {
  readonly tiles: readonly TileView[];
  readonly content: Content;
  /** The level of the ground beside the player: tiles are drawn as they would lie there. */
  readonly level: Level;
  readonly picked: Picked | null;
  /** Whether tiles can be laid just now. */
  readonly open: boolean;
  readonly onPick: (tile: string) => void;
  /** Turns the tile that is held, one quarter on or back. */
  readonly onTurn: (tile: string, by: 1 | -1) => void;
  readonly onDrag: (tile: string, event: PointerEvent) => void;
};

/** The tiles in hand. A tap picks one up, further taps turn it. */
export function Hand({ tiles, content, level, picked, open, onPick, onTurn, onDrag }: HandProps) {
  return (
    <ul class="tile-hand" aria-label="Your tiles">
      {tiles.map(({ tile, pattern }) => {
        const held = picked?.tile === tile;
        const { open: paths } = cardOf(content.tiles, tile);
        const sides = joinWithAnd(sidesIn(rotatedPaths(paths, held ? picked.turn : 0)));
        // tiles of one pattern are told apart by a number
        const alike = tiles.filter((one) => one.pattern === pattern).map((one) => one.tile);
        const number = alike.length > 1 ? `, ${alike.indexOf(tile) + 1} of ${alike.length}` : '';
        const name = `${cardOf(content.patterns, pattern).name}${number}`;
        return (
          <li key={tile}>
            <button
              type="button"
              class={held ? 'tile-card held' : 'tile-card'}
              aria-pressed={held}
              aria-label={`${name}: paths ${sides}. ${held ? 'Turn it' : 'Take it'}`}
              {...(open ? { 'data-narrow': '' } : {})}
              onClick={() => (held ? onTurn(tile, 1) : onPick(tile))}
              onPointerDown={(event) => onDrag(tile, event)}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowRight' || event.key === 'r' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                if (by === 0 || !held) return;
                event.preventDefault();
                onTurn(tile, by);
              }}
            >
              <span
                class="tile-face"
                style={{ backgroundImage: tilePicture({ open: paths, level }), transform: `rotate(${held ? picked.turn * 90 : 0}deg)` }}
              />
              {held && (
                <span class="tile-turn">
                  <Icon name="clockwise-rotation" size={1.375} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
