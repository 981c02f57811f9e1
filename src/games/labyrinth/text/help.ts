import type { HelpLevel } from '../../../engine/seats.ts';
import { pluralize } from '../../../engine/shared/sentences.ts';
import { HELP } from '../state/constants.ts';

const more = (hp: number): string => `${pluralize(hp, 'more hit point')} for each hero, and nothing else.`;

/** LA-39: what each level of help does, made from its figures. */
export const helpText: { readonly [K in HelpLevel]: string } = {
  none: 'As many hit points as the sheet says.',
  little: more(HELP.little),
  lot: more(HELP.lot),
  harder: `${-HELP.harder} hit points fewer for each hero.`,
};
