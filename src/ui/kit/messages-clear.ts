/**
 * Where messages stand while a dialog is open. On a phone, where it is a sheet, that is below its head, which has its title and the button
 * that closes it. On a wide screen they stand beside it, and do not lie over its fields.
 */
import { besideDialog, type FreeLine, inLine } from './messages-beside.ts';

/** Where sheets come from below. */
const SHEETS = '(max-width: 767.98px)';
/** So far down messages reach in their usual place; a dialog that begins below is not touched. */
const REACH = 240;
const HEAD = '[data-ui=dialog-head]';
const GAP = 8;
/** Below this height a window shows little more than the head of a sheet. */
const LOW_WINDOW = 480;

/** Read by the toaster. */
type Edges = Partial<Record<'top' | 'left' | 'right', number>>;
const EDGES = ['top', 'left', 'right'] as const;

/** The open dialogs, the last one on top. */
const open: HTMLElement[] = [];

/** What differs from the usual place. */
function edges(): Edges {
  const dialog = open.at(-1);
  // what has no head fills the window, and shows pictures or films
  const head = dialog?.querySelector<HTMLElement>(HEAD);
  if (!dialog || !head) return {};
  if (matchMedia(SHEETS).matches) {
    // by its height, since it may still be on its way up
    const top = innerHeight - dialog.offsetHeight;
    if (top > REACH) return {};
    // in a low window the fields below the head would be all that is seen
    const low = innerHeight < LOW_WINDOW && inLine(freeLine(dialog, head), innerWidth);
    return low ? { ...low, top: Math.max(low.top, top) } : { top: top + head.offsetHeight + GAP };
  }
  // in the frame that fills the window, and without the movement of a dialog that opens
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight } = dialog;
  if (top > REACH) return {};
  return besideDialog(
    { left, width, bottom: top + offsetHeight },
    { width: innerWidth, height: innerHeight },
    freeLine(dialog, head),
  );
}

/** The free part of the line of a dialog's title, as it will be when the dialog has opened: it may still be growing or on its way up. */
function freeLine(dialog: HTMLElement, head: HTMLElement): FreeLine {
  const now = dialog.getBoundingClientRect();
  const scale = now.width / dialog.offsetWidth || 1;
  const at = (x: number) => dialog.offsetLeft + (x - now.left) / scale;
  const words = document.createRange();
  words.selectNodeContents(head.firstElementChild ?? head);
  const { bottom } = head.getBoundingClientRect();
  // the button that closes it lies over the end of the head; one that does so too may be at its foot
  const ends = [...dialog.querySelectorAll(`${HEAD} > :nth-child(2), [data-part=close-trigger]`)]
    .map((one) => one.getBoundingClientRect())
    .flatMap(({ left, top }) => (top < bottom ? left : []));
  return { left: at(words.getBoundingClientRect().right), right: at(Math.min(now.right, ...ends)) };
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
