const DAY = 86_400_000;

/**
 * Names a day: Today, Yesterday, or the date, with the year only if it isn't this one.
 * @param date YYYY-MM-DD in this browser's zone; other text is returned unchanged
 */
export function dayName(date: string, language: string, now: Date): string {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || !month || !day) return date;
  const that = new Date(year, month - 1, day);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  // rounded, because a day with a clock change has 23 or 25 hours
  const ago = Math.round((today.getTime() - that.getTime()) / DAY);
  if (ago === 0 || ago === 1) {
    const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    ...(year === now.getFullYear() ? {} : { year: 'numeric' }),
  }).format(that);
}
