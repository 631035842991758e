/**
 * Where messages stand while a dialog is open. On a phone, where it is a sheet, that is below its head, which has its title and the button
 * that closes it. On a wide screen they stand beside it, and do not lie over its fields.
 */
import { besideDialog } from './messages-beside.ts';

/** Where sheets come from below. */
const SHEETS = '(max-width: 767.98px)';
/** So far down messages reach in their usual place; a dialog that begins below is not touched. */
const REACH = 240;
const GAP = 8;

/** Read by the toaster. */
type Edges = Partial<Record<'top' | 'left' | 'right', number>>;
const EDGES = ['top', 'left', 'right'] as const;

/** The open dialogs, the last one on top. */
const open: HTMLElement[] = [];

/** What differs from the usual place. */
function edges(): Edges {
  const dialog = open.at(-1);
  // what has no head fills the window, and shows pictures or films
  const head = dialog?.querySelector<HTMLElement>('[data-ui=dialog-head]');
  if (!dialog || !head) return {};
  if (matchMedia(SHEETS).matches) {
    // by its height, since it may still be on its way up
    const top = innerHeight - dialog.offsetHeight;
    return top > REACH ? {} : { top: top + head.offsetHeight + GAP };
  }
  // in the frame that fills the window, and without the movement of a dialog that opens
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight } = dialog;
  if (top > REACH) return {};
  return besideDialog(
    { left, width, bottom: top + offsetHeight },
    { width: innerWidth, height: innerHeight },
  );
}

function place(): void {
  const { style } = document.documentElement;
  const now = edges();
  for (const edge of EDGES) {
    const value = now[edge];
    if (value === undefined) style.removeProperty(`--messages-${edge}`);
    else style.setProperty(`--messages-${edge}`, `${value}px`);
  }
}

/** Keeps messages clear of a dialog as long as it is open. @returns ends that */
export function keepMessagesClear(dialog: HTMLElement): () => void {
  open.push(dialog);
  const sizes = new ResizeObserver(place);
  sizes.observe(dialog);
  addEventListener('resize', place);
  place();
  return () => {
    sizes.disconnect();
    removeEventListener('resize', place);
    open.splice(open.indexOf(dialog), 1);
    place();
  };
}
