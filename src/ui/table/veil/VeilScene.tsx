import type { SeatRecord } from '../../../engine/seats.ts';
import { Curtain } from '../../parts/Curtain.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { EmblemShape } from '../../parts/Emblem.tsx';
import { LightPool } from '../../parts/LightPool.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Valance } from '../../parts/Valance.tsx';
import { Arm } from './VeilArm.tsx';
import { Basket, Handle, VeilFlame } from './VeilTorch.tsx';
import './veil-scene.css';

/** Radii of the light, largest first. */
const RADII = [700, 560, 430, 330] as const;
const EMBERS = ['var(--plum-lo)', 'var(--plum)', 'var(--ember-lo)', 'var(--ember)'] as const;

/** A pair of eyes in the dark background. */
function Eyes({ place }: { place: string }) {
  return (
    <svg class={`veil-eyes ${place}`} viewBox="-40 -24 80 48" aria-hidden>
      {[-19, 19].map((x) => (
        <g key={x} class="veil-eye">
          <ellipse cx={x} rx="15" ry="19" style={{ fill: 'var(--glow)' }} />
          <circle cx={x + 5} cy="3" r="7" style={{ fill: 'var(--cast)' }} />
        </g>
      ))}
    </svg>
  );
}

/** A ghost. It is inline, because the veil is shown before a game's sprite is loaded. */
function GhostShape() {
  const sheet =
    'M40 470C20 430 62 400 58 330C50 160 96 40 236 36C392 32 440 160 434 320C430 392 470 420 452 466C436 500 396 444 362 470C336 492 320 492 296 464C272 440 246 440 222 466C200 490 178 490 152 464C122 440 66 520 40 470Z';
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d={sheet} style={{ fill: 'var(--cast)', stroke: 'var(--cast)' }} stroke-width="30" opacity=".38" transform="translate(12 22)" />
      <path d={sheet} style={{ fill: 'var(--on-veil)', stroke: 'var(--on-veil)' }} stroke-width="30" />
      <path d={sheet} style={{ fill: 'var(--night-800)' }} />
      <ellipse cx="176" cy="190" rx="48" ry="60" style={{ fill: 'var(--glow)' }} />
      <ellipse cx="312" cy="186" rx="48" ry="60" style={{ fill: 'var(--glow)' }} />
      <circle cx="158" cy="204" r="24" style={{ fill: 'var(--cast)' }} />
      <circle cx="294" cy="200" r="24" style={{ fill: 'var(--cast)' }} />
      <path d="M176 308L204 286L230 310L256 286L284 308L310 288" fill="none" style={{ stroke: 'var(--glow)' }} stroke-width="20" />
    </g>
  );
}

/** Two puppets on strings. */
function Puppets() {
  return (
    <>
      <span class="veil-puppet goblin">
        <CutOut icon="goblin" print="#26391a" holes="var(--glow)" rim="var(--moss-hi)" width={30} />
      </span>
      <span class="veil-puppet ghost">
        <Picture class="cut-out" viewBox="0 0 512 512">
          <GhostShape />
        </Picture>
      </span>
    </>
  );
}

/** The drawing of the veil, without its text. */
export function VeilScene({ from, to }: { from: SeatRecord | null; to: SeatRecord }) {
  return (
    <div class="veil-scene" aria-hidden>
      <Curtain open={false} />
      <div class="veil-light">
        <LightPool radii={RADII} colours={EMBERS} />
      </div>
      <Valance />
      <Puppets />
      <Eyes place="near" />
      <Eyes place="far" />
      <Eyes place="small" />
      <div class="veil-torch">
        <svg viewBox="-300 0 600 1000" aria-hidden>
          <Handle />
        </svg>
        <VeilFlame />
        <svg viewBox="-300 0 600 1000" aria-hidden>
          <Basket />
          <g transform="translate(15 288) scale(2) translate(-24 -24)">
            <EmblemShape emblem={to.emblem} />
          </g>
          {from && <Arm seat={from} side="left" />}
          <Arm seat={to} side="right" />
        </svg>
      </div>
    </div>
  );
}
