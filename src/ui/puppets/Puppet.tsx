import { Fragment } from 'preact';
import type { Emblem } from '../../engine/seats.ts';
import { EMBLEM_COLOURS, EmblemShape } from '../parts/Emblem.tsx';
import { star } from '../parts/geometry.ts';
import { memoized } from '../parts/memoize.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Blanket, Pillow } from './bed.tsx';
import { FaceShape } from './faces.tsx';
import type { Figure, Mood } from './figure.ts';
import { lookOf } from './group-looks.ts';
import { oval } from './outline.ts';
import { PAINTS } from './puppet-colours.ts';
import { drawn, type FigureShapes, pieceShapes, shapesOf } from './shapes.ts';

const known = new WeakMap<Figure, FigureShapes>();

/** The static shapes of a figure, worked out once. */
function shapes(figure: Figure): FigureShapes {
  const before = known.get(figure);
  if (before) return before;
  const made = shapesOf(figure);
  known.set(figure, made);
  return made;
}

type PuppetShapeProps = {
  readonly figure: Figure;
  readonly mood?: Mood;
  /** The seat whose hero it is: its colour and its emblem. */
  readonly emblem?: Emblem | undefined;
  /** Which one of its gang, counted from 1. */
  readonly gang?: number | undefined;
  /** Whether the number of its gang is said here; a board says it itself. */
  readonly numbered?: boolean;
  /** The stick it is held by, hanging out of the box below. */
  readonly stick?: boolean;
  /** What it stands on: a disc in its player's colour for heroes, a spiked sheet for monsters. */
  readonly base?: 'disc' | 'spikes' | 'none';
  /** The name of its static shapes in a sprite of the page; without it they are drawn here. */
  readonly name?: string | undefined;
};

const DISC = oval(100, 186, 84, 22);
/** A spiked sheet that lies on the floor: a star, seen from the side. */
const spikes = (y: number, radius: number): string =>
  star(100, 0, radius, radius * 0.84, 12).replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, down: string) => `${x} ${(Number(down) * 0.36 + y).toFixed(1)}`,
  );
const SPIKES = { cast: spikes(193, 96), outer: spikes(184, 96), inner: spikes(184, 78) } as const;

function Base({ base, emblem }: Pick<PuppetShapeProps, 'base' | 'emblem'>) {
  if (base === 'spikes') {
    return (
      <>
        <path d={SPIKES.cast} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
        <path d={SPIKES.outer} style={{ fill: PAINTS.plum, stroke: PAINTS['paper-hi'] }} stroke-width="5" stroke-linejoin="round" />
        <path d={SPIKES.inner} style={{ fill: PAINTS['plum-hi'] }} />
      </>
    );
  }
  return (
    <>
      <path d={DISC} transform="translate(4 9)" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <path d={DISC} fill={emblem ? EMBLEM_COLOURS[emblem] : PAINTS['night-600']} style={{ stroke: PAINTS['paper-hi'] }} stroke-width="6" />
    </>
  );
}

const Stick = () => (
  <g fill="none" stroke-width="12">
    <path d="M106 130V262" style={{ stroke: 'var(--cast)' }} stroke-opacity=".35" />
    <path d="M100 130V258" style={{ stroke: PAINTS['wood-hi'] }} />
    <path d="M103 130V258" style={{ stroke: PAINTS.wood }} stroke-width="5" />
  </g>
);

/** The sheets of a figure; a change of its face does not draw them again. */
const Sheets = memoized(({ figure }: { readonly figure: Figure }) => (
  <>
    {shapes(figure).print.map((shape, i) => (
      <Fragment key={i}>{drawn(shape)}</Fragment>
    ))}
  </>
));

/** The cut paper itself: shadow, border, sheets, face and hat. */
function Cut({ figure, mood, gang, name }: Pick<PuppetShapeProps, 'figure' | 'gang' | 'name'> & { readonly mood: Mood }) {
  const own = name === undefined ? shapes(figure) : null;
  const hat = gang === undefined ? null : lookOf(gang, figure).hat;
  const worn = hat && pieceShapes(figure, hat);
  const mass = (
    <>
      {own ? <path d={own.mass} /> : <use href={`#mass-${name}`} />}
      {worn && <path d={worn.mass} />}
    </>
  );
  return (
    <>
      <g
        transform="translate(4 8)"
        style={{ fill: 'var(--cast)', stroke: 'var(--cast)' }}
        stroke-width="11"
        stroke-linejoin="round"
        opacity=".38"
      >
        {mass}
      </g>
      <g style={{ fill: PAINTS['paper-hi'], stroke: PAINTS['paper-hi'] }} stroke-width="11" stroke-linejoin="round">
        {mass}
      </g>
      {own ? <Sheets figure={figure} /> : <use href={`#print-${name}`} />}
      <FaceShape figure={figure} mood={mood} />
      {worn?.print.map((shape, i) => (
        <Fragment key={i}>{drawn(shape)}</Fragment>
      ))}
    </>
  );
}

const GangNumber = ({ of }: { readonly of: number }) => (
  <g transform="translate(26 40)">
    <circle cx="2" cy="4" r="25" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
    <circle r="25" style={{ fill: PAINTS['paper-hi'] }} />
    <circle r="20" style={{ fill: PAINTS.paper, stroke: PAINTS.plum }} stroke-width="3" />
    <text y="11" text-anchor="middle" font-size="30" style={{ fill: PAINTS.plum, fontFamily: 'var(--disp)' }}>
      {of}
    </text>
  </g>
);

/** Where the hem of a blanket lies on somebody who is in bed: under the mouth, never over the face. */
const hemOf = ({ face }: Figure): number =>
  Math.min(158, Math.max(104, Math.round(face.mouth[1] * 0.78 + Math.max(face.width, 10) * 0.8 + 16)));

/** A puppet as a group in a box of 200, for somebody's picture. The foot of its stick, about which it leans, is at (100, 188). */
export function PuppetShape({
  figure,
  mood = 'well',
  emblem,
  gang,
  numbered = true,
  stick = false,
  base = 'none',
  name,
}: PuppetShapeProps) {
  const inBed = mood === 'out';
  const lean = gang === undefined ? 0 : lookOf(gang, figure).lean;
  const cut = <Cut figure={figure} mood={mood} gang={gang} name={name} />;
  return (
    <>
      {base !== 'none' && <Base base={base} emblem={emblem} />}
      {stick && !inBed && <Stick />}
      {inBed && <Pillow />}
      <g transform={inBed ? 'translate(22 6) rotate(-7 78 94) scale(.78)' : `rotate(${lean} 100 188)`}>{cut}</g>
      {inBed && <Blanket top={hemOf(figure)} emblem={emblem} />}
      {gang !== undefined && numbered && <GangNumber of={gang} />}
      {emblem && !inBed && (
        <g transform="translate(146 140) scale(1.1)">
          <EmblemShape emblem={emblem} />
        </g>
      )}
    </>
  );
}

type PuppetProps = PuppetShapeProps & {
  /** In rem; without it, as large as its class says. */
  readonly size?: number | undefined;
  /** What is said; without it the puppet is decoration, because the words beside it say who it is. */
  readonly label?: string;
  readonly class?: string;
};

/** Somebody of the games as a puppet of cut paper, with the face of a mood, on an element of its own. */
export const Puppet = memoized(({ size, label = '', class: name = 'puppet', ...shape }: PuppetProps) => (
  <Picture viewBox="0 0 200 200" class={name} size={size} label={label}>
    <PuppetShape {...shape} />
  </Picture>
));
