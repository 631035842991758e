export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant so many seconds from now. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** An instant as the contract writes it: ISO 8601 in UTC with Z. Takes what either database gives for a timestamptz. */
export const instant = (value: Date | string): string => new Date(value).toISOString();

/** The IANA zone of a header, or UTC for one that is missing or unknown. */
export function knownZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The day of an instant in a zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, value: Date | string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(value));
