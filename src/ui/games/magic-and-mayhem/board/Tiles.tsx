import { useEffect, useRef, useState } from 'preact/hooks';
import { type RotatedTile, SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { memoized } from '../../../parts/memoize.tsx';
import type { Place, Plan } from './board-plan.ts';
import { Marks } from './Marks.tsx';
import { Outside } from './Outside.tsx';
import { TileFloor } from './TileFloor.tsx';

const FLIP = 340;

/** Places whose tile has just turned up, for as long as that takes. */
export function useTurning(places: readonly Place[]): ReadonlySet<string> {
  const before = useRef<ReadonlySet<string>>(new Set());
  const [turning, setTurning] = useState<ReadonlySet<string>>(new Set());
  const fresh = places.filter(({ x, y, kind }) => kind === 'up' && before.current.has(`${x} ${y}`)).map(({ x, y }) => `${x} ${y}`);
  useEffect(() => {
    before.current = new Set(places.filter(({ kind }) => kind === 'down').map(({ x, y }) => `${x} ${y}`));
    if (fresh.length === 0) return;
    setTurning(new Set(fresh));
    const timer = setTimeout(() => setTurning(new Set()), FLIP);
    return () => clearTimeout(timer);
  }, [places]);
  return fresh.length > 0 ? new Set(fresh) : turning;
}

const spotOf = ({ x, y }: Place) => ({ left: `calc(var(--s) * ${x * SIZE})`, top: `calc(var(--s) * ${y * SIZE})` });

/** How many backs there are. */
const BACKS = 6;
/** Which back lies at a place. It says nothing about the room below: it is dealt by the place alone. */
const backOf = ({ x, y }: Place): number => (x * 4 + y * 9 + ((x * y) >> 1)) % BACKS;

type LayerProps = { readonly plan: Plan; readonly turning: ReadonlySet<string> };

/** The lowest layer: floor and rock of the tiles that lie face-up. */
export const Grounds = memoized(({ plan, turning }: LayerProps) => (
  <div class="layer grounds" aria-hidden>
    {plan.places.map((place) => {
      const key = `${place.x} ${place.y}`;
      if (!place.tile) return null;
      return (
        <div key={key} class={turning.has(key) ? 'tile turned' : 'tile'} style={spotOf(place)}>
          <TileFloor tile={place.tile} turn={place.turn} edge={place.edge} />
        </div>
      );
    })}
  </div>
));

/** Above the shade: backs of tiles, what is printed on those that lie face-up, and the night where none lies. */
export const Prints = memoized(
  ({ plan, turning, spent }: LayerProps & { spent: readonly number[] }) => (
    <>
      {plan.places.map((place) => {
        const key = `${place.x} ${place.y}`;
        return (
          <div key={key} class={place.kind === 'none' ? 'tile gap' : 'tile'} style={spotOf(place)}>
            {place.kind === 'none' && <Outside variant={place.x + (place.y >> 1)} />}
            {place.laid && (
              <div class={turning.has(key) ? 'face turned' : 'face'}>
                <Print plan={plan} place={place} laid={place.laid} spent={spent} />
              </div>
            )}
            {(place.kind === 'down' || turning.has(key)) && (
              <div class={place.kind === 'down' ? 'face' : 'face turning'}>
                <div class={`back back-${backOf(place)}`} />
              </div>
            )}
          </div>
        );
      })}
    </>
  ),
  (a, b) => a.plan === b.plan && a.turning === b.turning && a.spent.join() === b.spent.join(),
);

/** The marks of one tile, found out of what is known of the whole board. */
function Print({ plan, place, laid, spent }: { plan: Plan; place: Place; laid: RotatedTile; spent: readonly number[] }) {
  const { width } = plan;
  const within = (square: number): number | null => {
    const x = (square % width) - place.x * SIZE;
    const y = Math.floor(square / width) - place.y * SIZE;
    return x >= 0 && y >= 0 && x < SIZE && y < SIZE ? y * SIZE + x : null;
  };
  return (
    <Marks
      laid={laid}
      edge={place.edge}
      spent={spent.flatMap((square) => within(square) ?? []).join()}
      doors={plan.doors.filter(({ a }) => within(a) !== null)}
      origin={place.y * SIZE * width + place.x * SIZE}
      width={width}
    />
  );
}
