const GAP = 12;
/** The narrowest room in which a message can be read. */
const ROOM = 200;
/** The highest place in the window: beside a wide dialog there is no room, and there they reach over the line of its title at most. */
const HIGHEST = 8;

/**
 * Where messages stand beside a dialog on a wide screen, in the larger room.
 * @param dialog its place in the window @param width of the window
 * @returns distances from the edges of the window; those that are missing are the usual ones
 */
export function besideDialog(
  dialog: { left: number; width: number },
  width: number,
): { top?: number; left?: number; right?: number } {
  const end = dialog.left + dialog.width;
  const before = dialog.left - 2 * GAP;
  const after = width - end - 2 * GAP;
  if (Math.max(before, after) < ROOM) return { top: HIGHEST };
  return after >= before ? { left: end + GAP, right: GAP } : { left: GAP, right: width - dialog.left + GAP };
}
