import type { Damage } from '../../../../games/magic-and-mayhem/state/constants.ts';

const ICONS: { readonly [K in Damage]: string } = {
  melee: 'broadsword',
  psy: 'brain',
  fire: 'torch',
  ice: 'snowflake-1',
  poison: 'round-potion',
};
/** The picture of an attack: what does the damage; a hand where something is thrown. */
export const damageIcon = ({ type, range }: { readonly type: Damage; readonly range: number }): string =>
  type === 'melee' && range > 1 ? 'hand' : ICONS[type];
