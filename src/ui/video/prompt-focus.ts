import { focusEnd } from '../kit/focus-end.ts';

/** The prompt box's id, for actions that focus it. */
export const PROMPT_ID = 'video-prompt';
/** The line between prompt and settings. */
export const STATUS_ID = 'video-status';

export const focusPrompt = (): void => focusEnd(PROMPT_ID);

/** The place of the first frame, or of a reference, which is empty. */
export const focusPicturePlace = (): void =>
  document.querySelector<HTMLElement>('[data-ui=frames] button, [data-ui=references] button')?.focus();

/** Marks the chip of ratio and length. */
export const PARAMETERS = 'video-parameters';
/** The chip of ratio and length. */
export const parameterChip = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-ui=${PARAMETERS}]`);
