import type { DoorKind } from '../../../../games/magic-and-mayhem/words.ts';

const PAPERS: Readonly<Record<DoorKind, { face: string; line: string; rim: string }>> = {
  plain: { face: 'var(--wood-hi)', line: 'var(--wood-lo)', rim: 'var(--paper-hi)' },
  locked: { face: 'var(--ember)', line: '#7a2809', rim: 'var(--paper-hi)' },
  secret: { face: '#1d535e', line: '#123a43', rim: 'var(--glow)' },
};

function Leaf({ kind }: { kind: DoorKind }) {
  const { face, line, rim } = PAPERS[kind];
  return (
    <>
      <rect x="-4.5" y="-14.5" width="13" height="35" rx="5" style={{ fill: 'var(--cast)' }} fill-opacity=".45" />
      <rect
        x="-6.5"
        y="-17.5"
        width="13"
        height="35"
        rx="5"
        style={{ fill: face, stroke: rim }}
        stroke-width="2"
        stroke-dasharray={kind === 'secret' ? '4 3' : 'none'}
      />
      {kind === 'plain' && (
        <>
          <path d="M-4.5-7h9M-4.5 7h9" style={{ stroke: line }} stroke-width="2" />
          <circle r="2.5" style={{ fill: line }} />
        </>
      )}
    </>
  );
}

/** What says at a glance that a door is locked, or hidden. It stands upright whichever way the door lies. */
function Sign({ kind }: { kind: 'locked' | 'secret' }) {
  return (
    <>
      <circle cx="1.5" cy="3" r="13" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <circle r="13" style={{ fill: kind === 'locked' ? 'var(--ink)' : 'var(--glow)', stroke: 'var(--paper-hi)' }} stroke-width="2" />
      {kind === 'locked' ? (
        <>
          <path d="M-4-1V-3.5a4 4 0 0 1 8 0V-1" fill="none" style={{ stroke: 'var(--flame)' }} stroke-width="2.6" />
          <rect x="-6.5" y="-1.5" width="13" height="9" rx="2" style={{ fill: 'var(--flame)' }} />
          <circle cy="3" r="1.8" style={{ fill: 'var(--ink)' }} />
        </>
      ) : (
        <path
          d="M-4-3.5a4 4 0 1 1 5.5 3.7q-1.5.7-1.5 2.8"
          fill="none"
          style={{ stroke: 'var(--ink)' }}
          stroke-width="3"
          stroke-linecap="round"
        />
      )}
      {kind === 'secret' && <circle cy="7" r="1.9" style={{ fill: 'var(--ink)' }} />}
    </>
  );
}

/** A leaf that has swung open: seen from its end, hinge and pull, with the frame it left. */
function Ajar({ kind }: { kind: DoorKind }) {
  const { face, line, rim } = PAPERS[kind];
  return (
    <>
      <rect x="-4" y="-19" width="8" height="7" rx="2.5" style={{ fill: face, stroke: rim }} stroke-width="1.6" />
      <rect x="-4" y="12" width="8" height="7" rx="2.5" style={{ fill: face, stroke: rim }} stroke-width="1.6" />
      <g transform="translate(0 -15) rotate(-62)">
        <rect x="-2" y="2" width="10" height="30" rx="4" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
        <rect x="-4.5" y="-1" width="9" height="30" rx="4" style={{ fill: face, stroke: rim }} stroke-width="1.8" />
        <circle cy="23" r="2" style={{ fill: line }} />
      </g>
    </>
  );
}

/** A door on the edge between two squares; `upright` when one passes it from left to right. */
export function Door({ x, y, upright, kind, open }: { x: number; y: number; upright: boolean; kind: DoorKind; open: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={upright ? 'rotate(0)' : 'rotate(90)'}>{open ? <Ajar kind={kind} /> : <Leaf kind={kind} />}</g>
      {!open && kind !== 'plain' && <Sign kind={kind} />}
    </g>
  );
}
