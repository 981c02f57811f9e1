import type { DoorKind } from '../../../../games/magic-and-mayhem/state/constants.ts';

/** A door on the edge between two squares; `upright` when one passes it from left to right. */
export function Door({ x, y, upright, kind, open }: { x: number; y: number; upright: boolean; kind: DoorKind; open: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href={`#print-${open ? 'ajar' : 'door'}-${kind}`} transform={upright ? 'rotate(0)' : 'rotate(90)'} />
      {/* what says at a glance that it is locked, or hidden, stands upright whichever way the door lies */}
      {!open && kind !== 'plain' && <use href={`#print-sign-${kind}`} />}
    </g>
  );
}
