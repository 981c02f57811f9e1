import { playerName } from '../../../engine/shared/sentences.ts';
import type { View } from '../state/view-types.ts';
import type { Names } from './names.ts';

/** What everybody is after, in one sentence (DU-18, DU-23, DU-24). */
export function goal({ teams, landlord }: View, names: Names): string {
  if (landlord !== null) return `Bonk away all hearts of ${playerName(names, landlord)}, and you have won together!`;
  return teams
    ? 'Bonk away the other side’s hearts: the side that stands last wins!'
    : 'Bonk away all the other hearts: the last one standing wins!';
}
