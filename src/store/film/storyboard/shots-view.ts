import { proxy } from 'valtio';

/** How the shots stand under the player: side by side, or by their lengths. */
export const shotsView = proxy({ timeline: false });
