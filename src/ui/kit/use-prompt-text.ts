import { type RefObject, useLayoutEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { onQuietInput } from './quiet-letters.ts';
import { grow } from './use-growth.ts';

/** Milliseconds without a letter after which the form gets the words. */
const PAUSE = 100;
/** What a person does besides typing: before it, the form gets the words that were typed. */
const DEEDS = ['click', 'submit', 'visibilitychange'] as const;

function join(box: RefObject<HTMLTextAreaElement | null>, form: { prompt: string }, changed: () => void) {
  /** Set while the box has words that the form does not have yet. */
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    if (box.current) form.prompt = box.current.value;
  };
  const show = (): void => {
    const field = box.current;
    if (!field) return;
    if (waiting === undefined && field.value !== form.prompt) field.value = form.prompt;
    grow(field);
  };
  /** Something was typed: the box grows with it, and the form gets it at the next pause. */
  const typed = (): void => {
    grow(box.current);
    clearTimeout(waiting);
    waiting = setTimeout(flush, PAUSE);
    changed();
  };
  return {
    /** The form gets at once what was typed. */
    flush,
    listen: () => {
      show();
      const stop = subscribe(form, show);
      const stopTyped = box.current && onQuietInput(box.current, typed);
      for (const deed of DEEDS) document.addEventListener(deed, flush, true);
      return () => {
        for (const deed of DEEDS) document.removeEventListener(deed, flush, true);
        flush();
        stopTyped?.();
        stop();
      };
    },
  };
}

/**
 * Joins a form's prompt and its box without rendering anything. The form, and all that depends on it, gets the words when the fingers
 * pause or do something else, so that on a slow processor nothing delays a letter. What comes from elsewhere, such as a draft or an
 * earlier prompt, is written into the box, unless somebody is typing there.
 * @param form the bar's contents, a proxy; neither it nor the box changes
 * @param changed called after each letter; the one of the first render is kept
 */
export function usePromptText(
  box: RefObject<HTMLTextAreaElement | null>,
  form: { prompt: string },
  changed: () => void,
) {
  const [text] = useState(() => join(box, form, changed));
  useLayoutEffect(text.listen, []);
  return text;
}
