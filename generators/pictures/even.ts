/** The nearest even number, at least 2: encoders with 4:2:0 need even sizes. */
export const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
