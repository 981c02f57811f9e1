import type { Emblem } from '../../../../engine/seats.ts';
import type { ClassId, RaceId } from '../../../../games/labyrinth/words.ts';
import { EmblemShape } from '../../../parts/Emblem.tsx';
import { moved, scallop } from '../../../parts/geometry.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { RosetteShape } from '../../../parts/Rosette.tsx';
import { still } from '../../../parts/still.tsx';
import { Stick } from './Stick.tsx';
import { CLASS_SHAPES, RACE_SHAPES, type Sheets } from './shapes.ts';

const outlines = (sheets: Sheets): string => sheets.map(([outline]) => outline).join('');
const cutOuts = new Map<string, string>();
/** The whole outline of a hero, for border and shadow. */
function outlineOf(race: RaceId, klass: ClassId | null): string {
  const key = `${race} ${klass}`;
  const known = cutOuts.get(key);
  if (known !== undefined) return known;
  const made = outlines(RACE_SHAPES[race].head) + (klass ? outlines(CLASS_SHAPES[klass].hat) : '');
  cutOuts.set(key, made);
  return made;
}

type HeroProps = { readonly race: RaceId; readonly klass: ClassId | null };

/** A hero of cut paper as a group of 200 x 200: shadow, border, head, face, hat. */
export function HeroShape({ race, klass }: HeroProps) {
  const outline = outlineOf(race, klass);
  const hat = klass && CLASS_SHAPES[klass];
  const sheets = [...RACE_SHAPES[race].head, ...RACE_SHAPES[race].face, ...(hat ? [...hat.hat, ...hat.trim] : [])];
  return (
    <g stroke-linejoin="round">
      <path
        d={moved(outline, 4, 8)}
        style={{ fill: 'var(--cast)', stroke: 'var(--cast)' }}
        stroke-width="11"
        fill-opacity=".38"
        stroke-opacity="0"
      />
      <path d={outline} style={{ fill: 'var(--paper-hi)', stroke: 'var(--paper-hi)' }} stroke-width="11" />
      {sheets.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </g>
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
