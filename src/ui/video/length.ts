/** A length as `00:05` (VIDEO-05, decisions C-37). */
export const lengthOf = (seconds: number): string => `00:${String(Math.round(seconds)).padStart(2, '0')}`;
