export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant so many seconds from now. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** An instant as the contract writes it: ISO 8601 in UTC with Z. Takes what either database gives for a timestamptz. */
export const instant = (value: Date | string): string => new Date(value).toISOString();
