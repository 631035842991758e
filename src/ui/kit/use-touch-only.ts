import { useMedia } from './use-media.ts';

/**
 * Whether there is no mouse or pen, as on a phone: nothing can be dropped from another window, and there are hardly ever keys. A
 * tablet with a mouse has both.
 */
export const useTouchOnly = (): boolean => useMedia('(any-hover: none)');
