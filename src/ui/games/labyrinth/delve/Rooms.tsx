import type { Immutable } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Encounter } from '../../../../games/labyrinth/content/errand-schemas.ts';
import type { Clue } from '../../../../games/labyrinth/state/constants.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { useHop } from '../../../parts/board/growing-map.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { Torch } from '../../../parts/Torch.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { EncounterSign } from '../cards/EncounterFoes.tsx';
import { heroBadge } from '../puppet-props.ts';
import { ClueSign } from './ClueSign.tsx';

const placed = (x: number, y: number) => ({ left: `calc(var(--s) * ${x})`, top: `calc(var(--s) * ${y})` });

type CellProps = {
  readonly room: number;
  readonly column: number;
  readonly row: number;
  readonly name: string;
  /** The encounter that is in it. */
  readonly card: Immutable<Encounter> | null;
  readonly foes: number;
  readonly stairs: boolean;
  readonly guarded: boolean;
  readonly chest: boolean;
  readonly here: boolean;
  readonly option: number | null;
  readonly label: string;
  readonly stop: boolean;
};
/** A room that has been seen: what is left in it, and whether one can go there. */
export const RoomCell = memoized(
  ({ room, column, row, name, card, foes, stairs, guarded, chest, here, option, label, stop }: CellProps) => (
    <button
      type="button"
      class={`map-room paved-${room % 4} ${here ? 'here' : ''} ${option === null ? '' : 'go'} ${foes > 0 ? 'held' : ''}`}
      style={placed(column, row)}
      tabIndex={stop || option !== null ? 0 : -1}
      aria-label={label}
      data-room={room}
      {...(option === null ? {} : { 'data-option': option })}
    >
      {!here && card === null && <b aria-hidden>{name}</b>}
      {card !== null && !here && <EncounterSign class="room-sign" card={card} />}
      {chest && here && <CutOut class="room-sign low" icon="locked-chest" width={36} print="var(--wood-lo)" holes="var(--flame)" />}
      {stairs && <CutOut class={guarded ? 'room-stairs guarded' : 'room-stairs'} icon="stairs" width={44} print="var(--ember-lo)" />}
    </button>
  ),
);

type DoorProps = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Between two rooms beside each other. */
  readonly upright: boolean;
  readonly open: boolean;
  /** What a shut one shows. */
  readonly clue: Clue | null;
  readonly option: number | null;
  readonly label: string;
};

/** A door: an open one is a gap in the wall, a shut one can be tapped. */
export const DoorView = memoized(({ id, x, y, upright, open, clue, option, label }: DoorProps) =>
  open ? (
    <span class={upright ? 'map-gap upright' : 'map-gap'} style={placed(x, y)} />
  ) : (
    <button
      type="button"
      class={option === null ? 'map-door' : 'map-door go'}
      style={placed(x, y)}
      aria-label={label}
      data-door={id}
      {...(option === null ? { tabIndex: -1 } : { 'data-option': option })}
    >
      {clue && <ClueSign clue={clue} />}
    </button>
  ),
);

/** Clear of all four doors, but for a hair: a place is 0.3 wide. */
const [NEAR, MIDDLE, FAR] = [0.2, 0.35, 0.5];
/** Where each of so many stands in the room, in parts of it, like the pips of a die; those in front come last. */
const PIPS: readonly (readonly (readonly [u: number, v: number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [NEAR, MIDDLE],
    [FAR, MIDDLE],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MIDDLE, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MIDDLE, MIDDLE],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, 0.4],
    [FAR, 0.4],
    [NEAR, 0.58],
    [FAR, 0.58],
  ],
];

type MarchProps = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Changes when the map has grown to the left or the top: then nobody has walked. */
  readonly shift: string;
};

/** The party on the map, the torch-bearer in front with the torch. */
export function Marchers({ view, seats, x, y, side, shift }: MarchProps) {
  const element = useHop(x, y, side, shift);
  const alive = view.heroes.flatMap((hero) => (hero?.alive ? [hero] : []));
  const inOrder = [...alive.filter(({ seat }) => seat === view.torch), ...alive.filter(({ seat }) => seat !== view.torch)];
  return (
    <div ref={element} class="marchers" aria-hidden style={{ transform: `translate(calc(var(--s) * ${x}), calc(var(--s) * ${y}))` }}>
      {inOrder.map((hero, i) => {
        const [u, v] = PIPS[inOrder.length - 1]?.[i] ?? [MIDDLE, MIDDLE];
        return (
          <span key={hero.seat} class={hero.seat === view.torch ? 'marcher torch-bearer' : 'marcher'} style={placed(u, v)}>
            <PuppetBadge {...heroBadge(hero, view.heroes, seats)} />
            {hero.seat === view.torch && <Torch />}
          </span>
        );
      })}
    </div>
  );
}
