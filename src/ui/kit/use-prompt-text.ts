import { type RefObject, useLayoutEffect } from 'react';
import { subscribe } from 'valtio';

const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

function grow(box: HTMLTextAreaElement): void {
  if (GROWS_BY_ITSELF) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}

/**
 * Shows a form's prompt in its box without rendering anything: what is typed there stands in the form already, and only what comes from
 * elsewhere, such as a draft or an earlier prompt, is written into the box.
 * @param form the bar's contents, a proxy
 */
export function usePromptText(box: RefObject<HTMLTextAreaElement | null>, form: { prompt: string }): void {
  useLayoutEffect(() => {
    const show = (): void => {
      const field = box.current;
      if (!field) return;
      if (field.value !== form.prompt) field.value = form.prompt;
      grow(field);
    };
    show();
    return subscribe(form, show);
  }, [box, form]);
}
