import { focusEnd } from '../kit/focus-end.ts';

/** The prompt box's id, for actions that focus it. */
export const PROMPT_ID = 'draw-prompt';

export const focusPrompt = (): void => focusEnd(PROMPT_ID);

/** The place of a reference, which is empty. */
export const focusPicturePlace = (): void =>
  document.querySelector<HTMLElement>('[data-ui=reference] button')?.focus();
