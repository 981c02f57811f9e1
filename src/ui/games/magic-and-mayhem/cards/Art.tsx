import type { Art } from '../../../../games/magic-and-mayhem/content/card-schemas.ts';
import { CutOutShape } from '../../../parts/CutOut.tsx';
import { star } from '../../../parts/geometry.ts';
import { cutOf } from '../../../parts/inks.ts';
import { LightPoolShape } from '../../../parts/LightPool.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { type CardKind, KINDS, type Papers, type Scenery } from './card-kinds.ts';

/** A sheet of paper with its shadow above it. */
function Layer({ path, fill, lean = -4 }: { path: string; fill: string; lean?: number }) {
  return (
    <>
      <path d={path} style={{ fill: 'var(--cast)' }} opacity=".35" transform={`translate(3 ${lean})`} />
      <path d={path} style={{ fill }} />
    </>
  );
}

const STARS = [star(60, 46, 13, 5, 4), star(286, 60, 16, 6, 4), star(246, 26, 9, 3.5, 4), star(94, 92, 8, 3, 4)];

/** What stands behind the cut-out, and what before it. */
function Behind({ scenery, papers }: { scenery: Scenery; papers: Papers }) {
  const { near, back } = papers;
  switch (scenery) {
    case 'arch':
      return <Layer path="M0 0H340V230H300V118A130 112 0 0 0 40 118V230H0Z" fill="var(--night-700)" lean={5} />;
    case 'curtain':
      return (
        <>
          <Layer path="M0 0H92Q80 120 44 230H0Z" fill="var(--plum)" lean={5} />
          <path d="M30 0Q34 120 16 230M62 0Q58 120 32 230" fill="none" style={{ stroke: 'var(--plum-lo)' }} stroke-width="7" opacity=".6" />
          <Layer path="M340 0H248Q260 120 296 230H340Z" fill="var(--plum)" lean={5} />
          <path
            d="M310 0Q306 120 324 230M278 0Q282 120 308 230"
            fill="none"
            style={{ stroke: 'var(--plum-lo)' }}
            stroke-width="7"
            opacity=".6"
          />
        </>
      );
    case 'planks':
      return (
        <>
          <Layer path="M0 0H34L26 230H0ZM340 0H306L314 230H340Z" fill={near} lean={4} />
          <path d="M0 58h31M0 122h29M340 84h-32M340 150h-29" style={{ stroke: back }} stroke-width="4" />
        </>
      );
    case 'shelf':
      return (
        <>
          <Layer path="M0 0H26V230H0ZM314 0H340V230H314ZM0 0H340V20H0Z" fill="var(--wood)" lean={4} />
          <path d="M26 20V230M314 20V230M26 20H314" fill="none" style={{ stroke: 'var(--wood-lo)' }} stroke-width="4" />
        </>
      );
    case 'night':
      return <Layer path="M0 230V176Q34 128 70 164Q104 196 120 230ZM340 230V150Q300 118 268 158Q244 192 226 230Z" fill={near} />;
    default:
      return (
        <Layer
          path="M0 230V150Q20 90 60 120Q90 140 84 190Q120 180 150 198Q190 180 230 196Q250 120 290 116Q330 120 340 160V230Z"
          fill={near}
        />
      );
  }
}

function Before({ scenery, papers }: { scenery: Scenery; papers: Papers }) {
  if (scenery === 'shelf') {
    return (
      <>
        <Layer path="M0 202H340V230H0Z" fill="var(--wood-hi)" />
        <path d="M0 208H340" style={{ stroke: 'var(--paper-lo)' }} stroke-width="5" />
      </>
    );
  }
  if (scenery === 'curtain' || scenery === 'planks') {
    return (
      <>
        <Layer path="M0 230V208Q170 196 340 208V230Z" fill="var(--wood)" />
        <path d="M0 219Q170 208 340 219" fill="none" style={{ stroke: 'var(--wood-lo)' }} stroke-width="3" stroke-dasharray="60 8 90 8" />
      </>
    );
  }
  return <Layer path="M0 230V208Q80 194 170 205T340 203V230Z" fill={papers.near} />;
}

type ArtProps = {
  readonly art: Readonly<Art>;
  readonly kind: CardKind;
  /** Who is on the card, in place of the cut-out. */
  readonly figure?: Figure | undefined;
  readonly mood?: Mood | undefined;
};

/** The paper stage of a card: rings of light, scenery, and the puppet or the cut-out in the middle. Only the scenery is cut off where the window is low. */
export function ArtWindow({ art, kind, figure, mood = 'well' }: ArtProps) {
  const { scenery, papers } = KINDS[kind];
  const stands = scenery === 'shelf' || scenery === 'curtain';
  const before = (
    <svg class="card-art" viewBox="0 0 340 230" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Before scenery={scenery} papers={papers} />
    </svg>
  );
  return (
    <>
      <svg class="card-art" viewBox="0 0 340 230" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path d="M0 0H340V230H0Z" style={{ fill: papers.back }} />
        <LightPoolShape x={170} y={126} radii={[172, 128, 90]} colours={papers.rings} />
        <Behind scenery={scenery} papers={papers} />
        {papers.stars && STARS.map((path) => <path key={path} d={path} style={{ fill: 'var(--paper-hi)' }} />)}
      </svg>
      {stands && before}
      {figure ? (
        <svg class="card-art" viewBox="-14 -20 228 240" preserveAspectRatio="xMidYMid meet" aria-hidden>
          <PuppetShape figure={figure} mood={mood} />
        </svg>
      ) : (
        <svg class="card-art" viewBox="-40 -56 592 650" preserveAspectRatio="xMidYMid meet" aria-hidden>
          <CutOutShape {...cutOf(art)} width={26} shadow={[16, 24]} />
        </svg>
      )}
      {!stands && before}
    </>
  );
}
