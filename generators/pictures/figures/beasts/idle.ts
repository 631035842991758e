/**
 * What an animal does that stands about: lowers its head, and swings its tail aside.
 * @param part from 0, as the picture shows it, to 1
 */
export const idleAt = (part = 0): { nod: number; swing: number } => ({
  // never above where the picture shows it, so that it stays within its height
  nod: part,
  // in even steps: from one phase to the next it moves a few pixels
  swing: part * 1.5,
});
