/** The nearest even number of pixels, which every encoder takes; at least 2. */
export const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
