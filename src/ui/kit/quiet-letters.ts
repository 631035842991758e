/** The events of a letter that React's root listens for, each of them twice. */
const OF_A_LETTER: ReadonlySet<string> = new Set(['keydown', 'keypress', 'textInput', 'input', 'keyup']);

/** Boxes that hear of their letters by listeners of their own. */
const boxes = new WeakSet<EventTarget>();

/** Whether this event belongs to a letter typed into one of the boxes. Other keys may be shortcuts. */
function isLetter(event: Event): boolean {
  if (!event.target || !boxes.has(event.target)) return false;
  if (!(event instanceof KeyboardEvent)) return true;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

const quiet =
  (listener: EventListenerOrEventListenerObject): EventListener =>
  (event) => {
    if (isLetter(event)) return;
    if (typeof listener === 'function') listener(event);
    else listener.handleEvent(event);
  };

/**
 * Prepares an element for React's root, so that React is not asked about letters in the boxes below: for each of their events it looks
 * through the page for handlers, which on a slow processor takes longer than the letter itself. Everyone else's listeners hear them.
 * @param root without React yet
 */
export function rootWithQuietLetters(root: HTMLElement): HTMLElement {
  const listen: HTMLElement['addEventListener'] = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => listen(type, OF_A_LETTER.has(type) ? quiet(listener) : listener, options);
  return root;
}

/**
 * Calls back after each change of the box's text by a person. React's handlers for letters in this box are no longer called.
 * @returns ends it
 */
export function onQuietInput(box: HTMLElement, typed: () => void): () => void {
  boxes.add(box);
  box.addEventListener('input', typed);
  return () => {
    boxes.delete(box);
    box.removeEventListener('input', typed);
  };
}
