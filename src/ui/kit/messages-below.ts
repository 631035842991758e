/** Where messages stand while a sheet is open on a phone: below its head, which has its title and the button that closes it. */

/** Where sheets come from below. */
const SHEETS = '(max-width: 767.98px)';
/** So far down messages reach in their usual place; a sheet that begins below is not touched. */
const REACH = 240;
const GAP = 8;
/** Read by the toaster. */
const TOP = '--messages-top';

/** The open dialogs, the last one on top. */
const open: HTMLElement[] = [];

function place(): void {
  const sheet = open.at(-1);
  const head = sheet?.querySelector<HTMLElement>('[data-ui=dialog-head]');
  const { style } = document.documentElement;
  // by its height, since it may still be on its way up
  const top = sheet ? innerHeight - sheet.offsetHeight : 0;
  if (!head || top > REACH || !matchMedia(SHEETS).matches) style.removeProperty(TOP);
  else style.setProperty(TOP, `${top + head.offsetHeight + GAP}px`);
}

/** Keeps messages below the head of a dialog as long as it is open. @returns ends that */
export function keepMessagesBelow(dialog: HTMLElement): () => void {
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
