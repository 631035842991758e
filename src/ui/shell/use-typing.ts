import { type RefObject, useEffect } from 'react';

/** Fields that bring up a keyboard on the screen. */
const FIELDS = 'textarea, input:not([type=range], [type=checkbox], [type=radio], [type=file])';
/** Milliseconds: the press that takes the focus away has to meet its button where the finger saw it. */
const UNTIL_BACK = 300;

/** Marks the frame with `data-typing` while a field of the page has the focus, so that it can leave its height to it. */
export function useTyping(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const app = frame.current;
    const page = app?.querySelector('main');
    if (!app || !page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !page.contains(target) || !target.matches(FIELDS)) return;
      clearTimeout(timer);
      app.dataset.typing = '';
    };
    const comes = ({ target }: FocusEvent) => look(target);
    // the static shell may have handed a field over with its focus
    look(document.activeElement);
    const goes = () => {
      clearTimeout(timer);
      timer = setTimeout(() => delete app.dataset.typing, UNTIL_BACK);
    };
    page.addEventListener('focusin', comes);
    page.addEventListener('focusout', goes);
    return () => {
      clearTimeout(timer);
      page.removeEventListener('focusin', comes);
      page.removeEventListener('focusout', goes);
    };
  }, [frame]);
}
