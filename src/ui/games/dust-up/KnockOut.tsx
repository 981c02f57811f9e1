import type { Emblem } from '../../../engine/seats.ts';
import { EMBLEM_COLOURS } from '../../parts/Emblem.tsx';
import { scallop, star } from '../../parts/geometry.ts';
import type { Mood } from '../../puppets/figure.ts';
import { PuppetShape } from '../../puppets/Puppet.tsx';
import type { Sheet } from '../../puppets/part.ts';
import { PAINTS, type Paint } from '../../puppets/puppet-colours.ts';
import { Fill, Line } from '../../puppets/strokes.tsx';
import { KNOCK_OUTS } from './knock-outs.ts';
import { heroFigure } from './puppet-figures.ts';
import { SceneSheet } from './SceneSheet.tsx';

/** The pictures of a knock-out, in their order, and how one looks in them. */
export const FALLING = { wobble: 'oh', timber: 'hurt', splash: 'hurt', rest: 'proud' } as const satisfies Readonly<Record<string, Mood>>;
type Falling = keyof typeof FALLING;
export const isFalling = (kind: string): kind is Falling => Object.hasOwn(FALLING, kind);

const RINGS = [scallop(160, 118, 158, 18, 1.05), scallop(160, 118, 112, 16, 1.05), scallop(160, 118, 70, 14, 1.05)] as const;
const SPLASH = star(160, 130, 128, 92, 14);
const STARS = [0, 1, 2, 3, 4].map((i) => {
  const turn = (i * 2 * Math.PI) / 5;
  return star(160 + Math.cos(turn) * 84, 42 + Math.sin(turn) * 20, i % 2 ? 9 : 13, i % 2 ? 4 : 6, 5);
});

const Sheets = ({ sheets }: { readonly sheets: readonly Sheet<Paint>[] }) =>
  sheets.map(([paint, d, width]) =>
    width === undefined ? <Fill key={d} paint={paint} d={d} /> : <Line key={d} paint={paint} d={d} width={width} />,
  );

/** The border of paper around something: its own outlines, drawn wider. */
const Border = ({ sheets }: { readonly sheets: readonly Sheet<Paint>[] }) => (
  <g style={{ fill: PAINTS['paper-hi'], stroke: PAINTS['paper-hi'] }} stroke-width="10" stroke-linejoin="round">
    {sheets.map(([, d, width]) => width === undefined && <path key={d} d={d} />)}
  </g>
);

type KnockOutProps = {
  readonly hero: string;
  readonly emblem: Emblem;
  readonly falling: Falling /** Who did it, and with what. */;
  readonly by: string | null;
};

/** Somebody is out: they wobble, fall over, land in what they wanted all along, and are happy. Decoration: the prompt says it in words. */
export function KnockOut({ hero, emblem, falling, by }: KnockOutProps) {
  const scene = KNOCK_OUTS[hero];
  if (!scene) return null;
  const { word, says, behind, before } = scene;
  const landed = falling === 'splash' || falling === 'rest';
  return (
    <SceneSheet
      class={falling}
      ground={PAINTS['plum-lo']}
      word={falling === 'splash' && word}
      says={falling === 'rest' && says}
      by={falling === 'rest' && by}
    >
      <path d={RINGS[0]} style={{ fill: PAINTS.plum }} />
      <path d={RINGS[1]} style={{ fill: landed ? PAINTS.ember : PAINTS['plum-hi'] }} />
      <path d={RINGS[2]} style={{ fill: landed ? PAINTS.flame : PAINTS.lilac }} />
      <path d="M0 200H320V240H0Z" style={{ fill: PAINTS['wood-lo'] }} />
      <path d="M0 200H320V206H0Z" fill={EMBLEM_COLOURS[emblem]} />
      {falling === 'splash' && <path d={SPLASH} style={{ fill: PAINTS['paper-hi'] }} />}
      <g transform="translate(60 18)">
        <g class="dust-falls-into">
          <Border sheets={behind} />
          <Sheets sheets={behind} />
        </g>
        <g class="dust-faller">
          <g transform="translate(10 4) scale(.9)">
            <PuppetShape figure={heroFigure(hero)} mood={FALLING[falling]} stick={!landed} />
          </g>
        </g>
        <g class="dust-falls-into">
          <Border sheets={before} />
          <Sheets sheets={before} />
        </g>
      </g>
      {falling === 'wobble' && (
        <g class="dust-stars" style={{ fill: PAINTS.flame, stroke: PAINTS['paper-hi'] }} stroke-width="3" stroke-linejoin="round">
          {STARS.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      )}
    </SceneSheet>
  );
}
