import type { HelpLevel } from '../../../engine/seats.ts';
import { pluralize } from '../../../engine/shared/sentences.ts';
import { HELP, helpInForce } from '../rules/difficulty.ts';

const hearts = (level: HelpLevel): string => `${pluralize(HELP[helpInForce(level, 2, false)].hp, 'more heart')} than the card says.`;

/** MM-51: what each level of help does, made from its figures. */
export const helpText: { readonly [K in HelpLevel]: string } = {
  none: 'Hearts as the card says.',
  little: hearts('little'),
  lot: hearts('lot'),
  harder: `${-HELP.harder.hp} hearts fewer than the card says.`,
};
