/** How this device writes dates and times. */
const deviceLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/** Dates in English words, as the app speaks, on the clock that the device goes by: who reads 19:30 elsewhere reads it here. */
function english(device: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { hourCycle } = new Intl.DateTimeFormat(device, { hour: 'numeric' }).resolvedOptions();
  const isEnglish = new Intl.Locale(device).language === 'en';
  return new Intl.DateTimeFormat(isEnglish ? device : 'en', isEnglish || !hourCycle ? parts : { ...parts, hourCycle });
}

const A_DAY = 24 * 60 * 60 * 1000;
/** So long a weekday names one day only: a whole week ago it was today's. */
const WEEKDAYS_DIFFER = 6 * A_DAY;

/** When a game was played last, in milliseconds, seen from `now`: "Saturday 19:30", or a date where that weekday has come round again. */
export const lastPlayed = (played: number, now: number, device = deviceLocale()): string =>
  english(
    device,
    Math.abs(now - played) < WEEKDAYS_DIFFER ? { weekday: 'long', hour: 'numeric', minute: '2-digit' } : { dateStyle: 'long' },
  ).format(played);

/** A moment in milliseconds, exactly: "3 Mar 2026, 19:30". */
export const dateAndTime = (moment: number, device = deviceLocale()): string =>
  english(device, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
