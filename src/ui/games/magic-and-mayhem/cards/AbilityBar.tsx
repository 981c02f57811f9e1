import { joinWithAnd } from '../../../../engine/shared/sentences.ts';
import { ABILITIES, type Ability } from '../../../../games/magic-and-mayhem/state/constants.ts';
import { ABILITY_NAMES } from '../../../../games/magic-and-mayhem/text/effects.ts';
import { AbilityShape } from './AbilityShape.tsx';

/** Six fixed places; those in `lit` are printed, the others only dashed. */
export function AbilityBar({ lit, size = 1.875 }: { lit: readonly Ability[]; size?: number }) {
  const names = lit.map((ability) => ABILITY_NAMES[ability]);
  return (
    <div class="card-bar" role="img" aria-label={names.length > 0 ? joinWithAnd(names) : 'Anybody'}>
      {ABILITIES.map((ability) => (
        <span key={ability} aria-hidden>
          <AbilityShape ability={ability} on={lit.includes(ability)} size={size} />
        </span>
      ))}
    </div>
  );
}
