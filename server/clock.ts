export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time in this many seconds from now. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** Formats a time for the contract: ISO 8601 in UTC with Z. Accepts a timestamptz of both databases. */
export const instant = (value: Date | string): string => new Date(value).toISOString();

/** Validated zones by header text, because validating one costs as much as the rest of a small call. */
const zones = new Map<string, string>();
/** More than the existing zones; bounds the cache, because clients choose the text. */
const MOST_ZONES = 1_000;

/** The IANA time zone in a header; UTC if it is missing or unknown. */
export function knownZone(name: string): string {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = lookUpZone(name);
  if (zones.size < MOST_ZONES && name.length < 64) zones.set(name, zone);
  return zone;
}

function lookUpZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Formatters by zone, since creating one takes a thousand times as long as using it. Keys come from `knownZone`. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (dayFormats.size < MOST_ZONES) dayFormats.set(timeZone, format);
  return format;
}

/** The calendar day of a time in a zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, value: Date | string): string =>
  dayFormat(timeZone).format(new Date(value));
