/** The locale of this device. */
const deviceLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/** A date format in English with the device's hour cycle (12 or 24 hours). */
function english(device: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { hourCycle } = new Intl.DateTimeFormat(device, { hour: 'numeric' }).resolvedOptions();
  const isEnglish = new Intl.Locale(device).language === 'en';
  return new Intl.DateTimeFormat(isEnglish ? device : 'en', isEnglish || !hourCycle ? parts : { ...parts, hourCycle });
}

/** Shown instead of an invalid date, which a wrong device clock may cause. */
const NO_DATE = 'Some day';
const hasDate = (moment: number): boolean => !Number.isNaN(new Date(moment).getTime());

const A_DAY = 24 * 60 * 60 * 1000;
/** Within this time a weekday is unambiguous, in milliseconds. */
const WEEKDAYS_DIFFER = 6 * A_DAY;

/** Formats the last play time: "Saturday 19:30", or a date if it is older. `played` and `now`: milliseconds since 1970. */
export const lastPlayed = (played: number, now: number, device = deviceLocale()): string =>
  hasDate(played)
    ? english(
        device,
        Math.abs(now - played) < WEEKDAYS_DIFFER ? { weekday: 'long', hour: 'numeric', minute: '2-digit' } : { dateStyle: 'long' },
      ).format(played)
    : NO_DATE;

/** Formats date and time, such as "3 Mar 2026, 19:30". `moment`: milliseconds since 1970. */
export const dateAndTime = (moment: number, device = deviceLocale()): string =>
  hasDate(moment) ? english(device, { dateStyle: 'medium', timeStyle: 'short' }).format(moment) : NO_DATE;
