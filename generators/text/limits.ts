/** Shots of one script, however short or long the story is. */
export const SHOTS = { fewest: 4, most: 40 } as const;
