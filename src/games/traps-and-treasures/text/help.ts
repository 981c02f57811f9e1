import type { HelpLevel } from '../../../engine/seats.ts';
import { addedAtHome } from '../rules/gold-at-home.ts';
import { HELP, MAX_HEALTH, SACK } from '../state/constants.ts';

const more = (help: HelpLevel, players: number): string =>
  `A sack of ${SACK} gold makes ${SACK + addedAtHome(help, SACK, players)} in the chest.`;

/** TT-29: what each level of help does at a table of so many, made from its figures. */
export const helpText = (players: number): { readonly [K in HelpLevel]: string } => ({
  none: 'Gold and hearts as for everybody.',
  little: more('little', players),
  lot: more('lot', players),
  harder: `${MAX_HEALTH + HELP.harder.hearts} hearts in place of ${MAX_HEALTH}.`,
});
