/** Times and signed numbers, formatted the same everywhere: 24 hours, and a real minus sign. */

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { month: 'short', day: 'numeric' } as const;

type At = string | number | Date;

/** An instant; null for text that is not one. */
export function instantOf(at: At): Date | null {
  const when = new Date(at);
  return Number.isNaN(when.getTime()) ? null : when;
}

/** `options` chooses the format by the instant. */
const writes =
  (options: (when: Date) => Intl.DateTimeFormatOptions) =>
  (language: string, at: At): string => {
    const when = instantOf(at);
    return when ? new Intl.DateTimeFormat(language, options(when)).format(when) : '';
  };

/** The year only if it is not this one. */
const dayOf = (when: Date): Intl.DateTimeFormatOptions =>
  when.getFullYear() === new Date().getFullYear() ? DAY : { ...DAY, year: 'numeric' };

/** A day, e.g. `Nov 22`. */
export const dateOf = writes(dayOf);

/** Day and time, e.g. `Nov 22, 14:05`. */
export const dateTimeOf = writes((when) => ({ ...dayOf(when), ...CLOCK }));

/** Only the time if it is today, otherwise the day as well. */
export const recentOf = writes((when) =>
  when.toDateString() === new Date().toDateString() ? CLOCK : { ...dayOf(when), ...CLOCK },
);

/** The full instant, for tooltips. */
export const fullTimeOf = writes(() => ({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'long',
  ...CLOCK,
}));

/** A change of points or money: `+5`, `−5` or `0`. */
export const signedOf = (language: string, value: number): string =>
  // Intl writes a hyphen
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');
