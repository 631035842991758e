/** The prompt box's id, for actions that focus it. */
export const PROMPT_ID = 'video-prompt';
/** The line between prompt and settings. */
export const STATUS_ID = 'video-status';

/** Puts the caret at the end of the prompt, after the calling menu or dialog has returned the focus. */
export function focusPrompt(): void {
  setTimeout(() => {
    const box = document.getElementById(PROMPT_ID);
    if (!(box instanceof HTMLTextAreaElement)) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, 50);
}
