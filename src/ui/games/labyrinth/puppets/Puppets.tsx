import type { Emblem } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import type { ClassId, RaceId } from '../../../../games/labyrinth/words.ts';
import { CutOutShape } from '../../../parts/CutOut.tsx';
import { EmblemShape } from '../../../parts/Emblem.tsx';
import { moved, scallop, star } from '../../../parts/geometry.ts';
import { cutOf } from '../../../parts/inks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { RosetteShape } from '../../../parts/Rosette.tsx';
import { still } from '../../../parts/still.tsx';

/** The stick a puppet is held by, in a box of 200, hanging out of it below. */
const Stick = () => (
  <g fill="none" stroke-width="12">
    <path d="M106 130V262" style={{ stroke: 'var(--cast)' }} stroke-opacity=".35" />
    <path d="M100 130V258" style={{ stroke: 'var(--wood-hi)' }} />
    <path d="M103 130V258" style={{ stroke: 'var(--wood)' }} stroke-width="5" />
  </g>
);

type HeroProps = { readonly race: RaceId; readonly klass: ClassId | null };

/** A hero of cut paper as a group of 200 x 200: shadow, border, and the sheets of its head, its face and its hat. */
export function HeroShape({ race, klass }: HeroProps) {
  const sheets = klass ? [race, klass] : [race];
  const drawn = (layer: 'mass' | 'print') => sheets.map((sheet) => <use key={sheet} href={`#${layer}-${sheet}`} />);
  return (
    <>
      <g transform="translate(4 8)" style={{ fill: 'var(--cast)' }} opacity=".38">
        {drawn('mass')}
      </g>
      <g style={{ fill: 'var(--paper-hi)', stroke: 'var(--paper-hi)' }} stroke-width="11" stroke-linejoin="round">
        {drawn('mass')}
      </g>
      {drawn('print')}
    </>
  );
}

/** The same as it lies on somebody's disc. */
export const HeroOnDisc = ({ race, class: klass }: { readonly race: RaceId; readonly class: ClassId | null }) => (
  <g transform="translate(24 10) scale(.76)">
    <HeroShape race={race} klass={klass} />
  </g>
);

const STONE = 'M72 142V92Q72 60 102 60Q132 60 132 92V142Z';
const DAISY = scallop(62, 126, 13, 8, 1.1);

type PuppetProps = HeroProps & {
  readonly emblem: Emblem;
  readonly size?: number;
  /** Gone: a stone and a daisy keep the place. */
  readonly gone?: boolean;
};

/** Somebody's hero on a scalloped disc in their colour, with their emblem. Decoration: the name stands beside it. */
export const HeroPuppet = still(({ race, klass, emblem, size, gone = false }: PuppetProps) => (
  <Picture class="rosette" viewBox="0 0 200 200" size={size}>
    <RosetteShape emblem={emblem} {...(gone ? { paper: '#d9c4a0' } : {})}>
      {gone ? (
        <>
          <path d={STONE} style={{ fill: 'var(--ink-2)', stroke: 'var(--paper-hi)' }} stroke-width="7" />
          <path d={DAISY} style={{ fill: 'var(--paper-hi)' }} />
          <circle cx="62" cy="126" r="7" style={{ fill: 'var(--flame)' }} />
        </>
      ) : (
        <HeroOnDisc race={race} class={klass} />
      )}
    </RosetteShape>
  </Picture>
));

/** A hero cut out on a stick, as on the stage, with its emblem. */
export const HeroOnStick = still(({ race, klass, emblem }: HeroProps & { readonly emblem: Emblem }) => (
  <Picture viewBox="0 0 200 200">
    <Stick />
    <HeroShape race={race} klass={klass} />
    <g transform="translate(142 140) scale(1.1)">
      <EmblemShape emblem={emblem} />
    </g>
  </Picture>
));

/** Somebody's hero who has fallen, on a cloud of its own, with a halo that sits a little askew. */
export const HeroOnCloud = still(({ race, klass, emblem }: HeroProps & { readonly emblem: Emblem }) => (
  <Picture viewBox="0 0 200 210">
    <g transform="translate(20 14) scale(.8)">
      <HeroShape race={race} klass={klass} />
    </g>
    <use href="#print-cloud-and-halo" />
    <g transform="translate(118 146) scale(.9)">
      <EmblemShape emblem={emblem} />
    </g>
  </Picture>
));

const BASE = star(100, 96, 88, 74, 12);
const CAST = moved(BASE, 5, 9);

type FoeProps = {
  readonly kind: string;
  readonly content: Content;
  readonly size?: number;
  /** Held by its stick, as on the stage. */
  readonly stick?: boolean;
};

/** A monster as a puppet: a spiked sheet of plum, so that friend and foe differ in outline alone. */
export const FoePuppet = still(({ kind, content, size, stick = false }: FoeProps) => (
  <Picture class="foe-puppet" viewBox="0 0 200 200" size={size}>
    {stick && <Stick />}
    <path d={CAST} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
    <path d={BASE} style={{ fill: 'var(--plum)', stroke: 'var(--paper-hi)' }} stroke-width="6" stroke-linejoin="round" />
    <g transform="translate(32 28) scale(.266)">
      <CutOutShape {...cutOf(need(content.monsters, kind).art)} width={40} shadow={[16, 22]} />
    </g>
  </Picture>
));
