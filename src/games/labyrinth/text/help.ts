import type { HelpLevel } from '../../../engine/seats.ts';
import { HELP } from '../state/rule-constants.ts';

const more = (hp: number): string => `${hp} more hit points than heroes of this kind have.`;

/** LA-39: what each level of help does, made from its figures. */
export const helpText: { readonly [K in HelpLevel]: string } = {
  none: 'As many hit points as heroes of this kind have.',
  little: more(HELP.little),
  lot: more(HELP.lot),
  harder: `${-HELP.harder} hit points fewer than heroes of this kind have.`,
};
