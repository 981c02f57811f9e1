import type { Ability } from '../../../../games/magic-and-mayhem/state/constants.ts';
import { ABILITY_NAMES } from '../../../../games/magic-and-mayhem/text/effects.ts';
import { Picture } from '../../../parts/Picture.tsx';

/** `on`: false for the dashed outline of its place alone. `size` in rem. */
type AbilityShapeProps = { readonly ability: Ability; readonly on?: boolean; readonly size?: number };

/** An ability as its bare shape with an inked edge. The shape is the family, doubled for its strong form; the colour only says it again. */
export const AbilityShape = ({ ability, on = true, size = 1.5 }: AbilityShapeProps) => (
  <Picture viewBox="0 0 32 32" size={size} label={on ? ABILITY_NAMES[ability] : ''}>
    <use href={`#print-${on ? '' : 'no-'}${ability}`} />
  </Picture>
);
