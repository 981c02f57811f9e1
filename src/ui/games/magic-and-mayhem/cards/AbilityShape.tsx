import { ABILITY_NAMES } from '../../../../games/magic-and-mayhem/describe/effects.ts';
import type { Ability } from '../../../../games/magic-and-mayhem/words.ts';
import { star } from '../../../parts/geometry.ts';

type Family = 'square' | 'star' | 'diamond';
type Look = { readonly family: Family; readonly strong: boolean; readonly colour: string };

/** The shape is the family, doubled for its strong form; the colour only says it again. */
const LOOKS: Readonly<Record<Ability, Look>> = {
  'light-weapons': { family: 'square', strong: false, colour: '#e69f00' },
  'heavy-weapons': { family: 'square', strong: true, colour: '#d8352a' },
  'adept-magic': { family: 'star', strong: false, colour: '#56b4e9' },
  'strong-magic': { family: 'star', strong: true, colour: '#cc79a7' },
  'agile-skills': { family: 'diamond', strong: false, colour: '#009e73' },
  'epic-skills': { family: 'diamond', strong: true, colour: '#0072b2' },
};

const OUTSIDE: Readonly<Record<Family, string>> = {
  square: 'M7 4h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
  star: star(16, 17, 15, 7.4, 5),
  diamond: 'M16 2L30 16L16 30L2 16Z',
};
const INSIDE: Readonly<Record<Family, string>> = {
  square: 'M12.5 11h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5z',
  star: star(16, 17.4, 5.6, 2.6, 5),
  diamond: 'M16 10L22 16L16 22L10 16Z',
};

type AbilityShapeProps = {
  readonly ability: Ability;
  /** False: only the dashed outline of its place. */
  readonly on?: boolean;
  /** A CSS length. */
  readonly size?: string;
};

/** An ability as its bare shape with an inked edge. */
export function AbilityShape({ ability, on = true, size = '1.5rem' }: AbilityShapeProps) {
  const { family, strong, colour } = LOOKS[ability];
  const box = { width: size, height: size, overflow: 'visible' };
  if (!on) {
    return (
      <svg viewBox="0 0 32 32" style={box} aria-hidden="true">
        <path d={OUTSIDE[family]} fill="none" style={{ stroke: 'var(--ink)' }} stroke-width="2.2" stroke-dasharray="3 3" opacity=".35" />
        {strong && <path d={INSIDE[family]} fill="none" style={{ stroke: 'var(--ink)' }} stroke-width="1.8" opacity=".35" />}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 32 32" style={box} role="img" aria-label={ABILITY_NAMES[ability]}>
      <g style={{ stroke: 'var(--ink)' }} stroke-linejoin="round">
        <path d={OUTSIDE[family]} fill={colour} stroke-width="2.6" />
        {strong && <path d={INSIDE[family]} style={{ fill: 'var(--paper-hi)' }} stroke-width="2.2" />}
      </g>
    </svg>
  );
}
