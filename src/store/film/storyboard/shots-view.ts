import { proxy } from 'valtio';

/** The layout of the shots under the player: a row, or a timeline by their lengths. */
export const shotsView = proxy({ timeline: false });
