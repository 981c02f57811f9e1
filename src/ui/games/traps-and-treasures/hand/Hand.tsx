import { list } from '../../../../engine/kit/words.ts';
import { type Content, need } from '../../../../games/traps-and-treasures/content.ts';
import { sidesIn, turned } from '../../../../games/traps-and-treasures/paths.ts';
import type { TileView } from '../../../../games/traps-and-treasures/sights.ts';
import type { Level } from '../../../../games/traps-and-treasures/words.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { tilePicture } from '../map/picture.ts';
import type { Picked } from '../offers.ts';
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
        const { open: paths } = need(content.tiles, tile);
        const sides = list(sidesIn(turned(paths, held ? picked.turn : 0)));
        const name = need(content.patterns, pattern).name;
        return (
          <li key={tile}>
            <button
              type="button"
              class={held ? 'tile-card held' : 'tile-card'}
              aria-pressed={held}
              aria-label={`${name}: paths ${sides}. ${held ? 'Tap to turn' : 'Tap to take'}`}
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
                style={{ backgroundImage: tilePicture(paths, level, false), transform: `rotate(${held ? picked.turn * 90 : 0}deg)` }}
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
