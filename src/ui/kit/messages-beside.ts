const GAP = 12;
/** The narrowest room in which a message can be read, and the lowest. */
const NARROW = 200;
const LOW = 100;
/** The highest place in the window: where there is no room around a dialog, they begin over the line of its title. */
const HIGHEST = 8;

/**
 * Where messages stand on a wide screen while a dialog is open: beside it in the larger room, else below it.
 * @param dialog its place in the window @param room the size of the window
 * @returns distances from the edges of the window; those that are missing are the usual ones
 */
export function besideDialog(
  dialog: { left: number; width: number; bottom: number },
  room: { width: number; height: number },
): { top?: number; left?: number; right?: number } {
  const end = dialog.left + dialog.width;
  const before = dialog.left - 2 * GAP;
  const after = room.width - end - 2 * GAP;
  if (Math.max(before, after) < NARROW)
    return { top: room.height - dialog.bottom - 2 * GAP < LOW ? HIGHEST : dialog.bottom + GAP };
  return after >= before
    ? { left: end + GAP, right: GAP }
    : { left: GAP, right: room.width - dialog.left + GAP };
}
