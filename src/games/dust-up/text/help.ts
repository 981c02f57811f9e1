import type { HelpLevel } from '../../../engine/seats.ts';
import { HELP, MAX_HP } from '../state/constants.ts';

const hearts = (level: HelpLevel): string => `Starts with ${MAX_HP + HELP[level]} hearts, and never has more.`;

/** DU-22: what each level of help does, made from its figures. */
export const helpText: { readonly [K in HelpLevel]: string } = {
  none: hearts('none'),
  little: hearts('little'),
  lot: hearts('lot'),
  harder: hearts('harder'),
};
