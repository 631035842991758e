const GAP = 12;
/** The narrowest room in which a message can be read, and the lowest. */
const NARROW = 200;
const LOW = 100;
/** The highest place in the window: where there is no room around a dialog, they begin in the line of its title. */
const HIGHEST = 8;

/** What is free in the line of a dialog's title, from the end of its words to the first button. */
export interface FreeLine {
  left: number;
  right: number;
}

/** Messages in that line, so that title and buttons stay in sight. @param width of the window @returns null if it is too narrow */
export const inLine = (
  { left, right }: FreeLine,
  width: number,
): { top: number; left: number; right: number } | null =>
  right - left - 2 * GAP < NARROW ? null : { top: HIGHEST, left: left + GAP, right: width - right + GAP };

/**
 * Where messages stand on a wide screen while a dialog is open: beside it in the larger room, else below it, else in its title's line.
 * @param dialog its place in the window @param room the size of the window @param line what is free in the title's line
 * @returns distances from the edges of the window; those that are missing are the usual ones
 */
export function besideDialog(
  dialog: { left: number; width: number; bottom: number },
  room: { width: number; height: number },
  line: FreeLine,
): { top?: number; left?: number; right?: number } {
  const end = dialog.left + dialog.width;
  const before = dialog.left - 2 * GAP;
  const after = room.width - end - 2 * GAP;
  if (Math.max(before, after) >= NARROW)
    return after >= before
      ? { left: end + GAP, right: GAP }
      : { left: GAP, right: room.width - dialog.left + GAP };
  if (room.height - dialog.bottom - 2 * GAP >= LOW) return { top: dialog.bottom + GAP };
  return inLine(line, room.width) ?? { top: HIGHEST };
}
