import type { Emblem } from '../../../../engine/seats.ts';
import type { ClassId, RaceId } from '../../../../games/labyrinth/words.ts';
import { EmblemShape } from '../../../parts/Emblem.tsx';
import { scallop } from '../../../parts/geometry.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { RosetteShape } from '../../../parts/Rosette.tsx';
import { still } from '../../../parts/still.tsx';
import { Stick } from './Stick.tsx';

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
