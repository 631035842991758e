/** Offset of a time zone from UTC at a given time, in milliseconds. */
function aheadAt(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/**
 * The start of a day in a time zone.
 * @param day YYYY-MM-DD
 * @param later number of days to add
 */
export function dayStart(timeZone: string, day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + later);
  // the first guess may be on the other side of a daylight saving change
  const guess = midnight - aheadAt(timeZone, midnight);
  return new Date(midnight - aheadAt(timeZone, guess));
}
