export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant this many seconds from now. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** A timestamptz inside JSON from either database, in UTC and with at least milliseconds. */
const IN_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}\+00:00$/;
const TO_MILLISECONDS = 'YYYY-MM-DDThh:mm:ss.sss'.length;

/** Formats an instant for the contract: ISO 8601 in UTC with Z. Accepts a timestamptz from either database. */
export const instant = (value: Date | string): string =>
  // a poll of fifty tasks formats fifty, and reading a date costs more than the rest of a row
  typeof value === 'string' && IN_UTC.test(value)
    ? `${value.slice(0, TO_MILLISECONDS)}Z`
    : new Date(value).toISOString();

/** Zones that were looked up, by the header's text: looking one up costs as much as the rest of a small call. */
const zones = new Map<string, string>();
/** More than there are zones; callers choose the text, so there has to be an end. */
const MOST_ZONES = 1_000;

/** The IANA time zone of a header; UTC if it is missing or unknown. */
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

/** Making a format takes a thousand times as long as using it, and a list needs one for each row. By zone, as `knownZone` gives them. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (dayFormats.size < MOST_ZONES) dayFormats.set(timeZone, format);
  return format;
}

/** The day of an instant in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, value: Date | string): string =>
  dayFormat(timeZone).format(new Date(value));
