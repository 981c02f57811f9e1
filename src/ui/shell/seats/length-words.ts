import { capitalize, numeral, pluralize } from '../../../engine/shared/sentences.ts';
import type { Sitting } from '../../../games/length.ts';

/** How long a game takes, in words. */

/** A length of time as one says it: a short one to the minute, others to five, later to quarters of an hour. */
export const roughly = (time: number): string => `about ${roundTime(time)}`;

/** The same, without "about". */
export function roundTime(time: number): string {
  const step = time < 17.5 ? 1 : time < 45 ? 5 : 15;
  const rounded = Math.max(step, Math.round(time / step) * step);
  if (rounded < 60) return pluralize(rounded, 'minute');
  const hours = Math.floor(rounded / 60);
  const rest = ['', ' and a quarter', ' and a half', ' and three quarters'][(rounded % 60) / 15] ?? '';
  return hours === 1 && rest === '' ? 'an hour' : `${hours}${rest} hours`;
}

/** "About 35 minutes for four of you." `part`: what takes so long, where it is not the whole game. */
export function timeWords(minutes: number, { people, bots }: Sitting, part: string | null): string {
  const you = people === 0 ? null : people === 1 ? 'one of you' : `${numeral(people)} of you`;
  const them = bots === 0 ? null : bots === 1 ? 'a bot' : `${numeral(bots)} bots`;
  const long = roughly(minutes);
  return `${part === null ? capitalize(long) : `${part} takes ${long}`} for ${[you, them].filter(Boolean).join(' and ')}.`;
}
