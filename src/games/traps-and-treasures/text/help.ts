import type { HelpLevel } from '../../../engine/seats.ts';
import { addedAtHome } from '../rules/gold-at-home.ts';
import { HELP, MAX_HEALTH, SACK } from '../state/constants.ts';

function more(help: HelpLevel): string {
  const [two, many, six] = [2, 3, 6].map((players) => SACK + addedAtHome(help, SACK, players));
  const others = [...(two === many ? [] : [`${two} if you are two`]), ...(six === many ? [] : [`${six} if you are six`])];
  return `A sack of ${SACK} gold makes ${many} in the chest${others.map((words) => `, ${words}`).join('')}.`;
}

/** TT-29: what each level of help does, made from its figures. */
export const helpText: { readonly [K in HelpLevel]: string } = {
  none: 'Gold and hearts as for everybody.',
  little: more('little'),
  lot: more('lot'),
  harder: `${MAX_HEALTH + HELP.harder.hearts} hearts in place of ${MAX_HEALTH}.`,
};
