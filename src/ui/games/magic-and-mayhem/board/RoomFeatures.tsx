import { equal } from '../../../../engine/equal.ts';
import { placedThings } from '../../../../games/magic-and-mayhem/content/room-things.ts';
import { SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { star } from '../../../parts/geometry.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { turnedThing } from '../rooms/room-svg.ts';
import type { Place, Plan } from './board-plan.ts';

const LARGE = star(16, 16, 14, 5, 4);
const SMALL = star(29, 29, 8, 3, 4);

/** Where the thing stands that a room's feature is about: its upper left square on the board, and its width. */
function thingAt({ x, y, tile, turn }: Place): { readonly x: number; readonly y: number; readonly size: number } | null {
  const { room } = tile ?? {};
  const found = placedThings(room?.where ?? []).find(({ letter }) => letter === room?.glint);
  if (!found) return null;
  const thing = turnedThing(found, turn);
  return { x: x * SIZE + thing.x, y: y * SIZE + thing.y, size: thing.size };
}

type FeaturesProps = {
  readonly plan: Plan;
  readonly features: View['features'];
  /** The room whose feature can be used just now. */
  readonly usable: number | null;
  readonly onThing: (slot: number) => void;
};

/**
 * What there is to do in rooms (MM-52): the thing glints until nobody may use it any more. A tap on it is quicker than the button on the sheet,
 * which all others have.
 */
export const RoomFeatures = memoized(
  ({ plan, features, usable, onThing }: FeaturesProps) => (
    <div class="layer">
      {features.map(({ slot, left }) => {
        const place = plan.places[slot];
        const thing = left && place ? thingAt(place) : null;
        const name = place?.tile?.feature?.name;
        if (!thing || name === undefined) return null;
        const { x, y, size } = thing;
        const across = `calc(var(--s) * ${size})`;
        return (
          <button
            key={slot}
            type="button"
            class={slot === usable ? 'tile-thing usable' : 'tile-thing'}
            tabIndex={-1}
            aria-label={name}
            style={{ left: `calc(var(--s) * ${x})`, top: `calc(var(--s) * ${y})`, width: across, height: across }}
            onClick={(event) => {
              event.stopPropagation();
              onThing(slot);
            }}
          >
            <svg class="glint" viewBox="0 0 40 40" aria-hidden>
              <path d={LARGE} />
              <path d={SMALL} />
            </svg>
          </button>
        );
      })}
    </div>
  ),
  (a, b) => a.plan === b.plan && a.usable === b.usable && equal(a.features, b.features),
);
