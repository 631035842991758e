/**
 * Shots of a script written from a story: up to `few`, each sentence has one of its own; beyond `many`, neighbours are joined as far as
 * one shot can tell them, so that a long story has shots of even length; never more than `most`, which one batch draws.
 */
export const SHOTS = { few: 4, many: 40, most: 100 } as const;
