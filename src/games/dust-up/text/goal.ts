import { playerName } from '../../../engine/shared/sentences.ts';
import type { View } from '../state/view-types.ts';
import type { Names } from './names.ts';

/** What everybody is after (DU-18, DU-23, DU-24). It is short: with large letters on a phone the table lies below it. */
export function goal({ teams, landlord }: View, names: Names): string {
  if (landlord !== null) return `Bonk! When ${playerName(names, landlord)} has no hearts left, all of you win.`;
  return `Bonk! The last ${teams ? 'side' : 'one'} with hearts wins.`;
}
