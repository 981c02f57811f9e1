import type { HelpLevel } from '../../../engine/seats.ts';
import { HELP } from '../rules/difficulty.ts';

const more = ({ hp, mov }: { readonly hp: number; readonly mov: number }): string =>
  `${hp} more hearts and ${mov} more ${mov === 1 ? 'step' : 'steps'} than the card says.`;

/** MM-51: what each level of help does, made from its figures. */
export const helpText: { readonly [K in HelpLevel]: string } = {
  none: 'Hearts and steps as the card says.',
  little: more(HELP.little),
  lot: more(HELP.lot),
  harder: `${-HELP.harder.hp} hearts fewer than the card says.`,
};
