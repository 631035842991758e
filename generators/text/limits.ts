/** Least and most shots of a script written from a story. */
export const SHOTS = { fewest: 4, most: 40 } as const;
