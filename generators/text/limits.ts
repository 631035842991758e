/** Shots of a script written from a story: up to `few`, each sentence has one of its own; never more than `most`. */
export const SHOTS = { few: 4, most: 40 } as const;
