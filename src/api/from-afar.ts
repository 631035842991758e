/** Shots in which people are small. The built-in engine stands them at the lower edge, and photographs often do, too. */
const FROM_AFAR = /\b(?:extreme )?long shot\b|\bsmall in the frame\b|远景|画面中显得很小/iu;

/**
 * Whether people are small in a shot. Its subtitles then stand at the upper edge: over the feet of somebody near they hide nothing, but
 * who is seen from afar would be gone.
 * @param description of the shot's picture
 */
export const isFromAfar = (description: string): boolean => FROM_AFAR.test(description);
