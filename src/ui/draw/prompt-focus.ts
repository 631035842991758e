/** The prompt box has this id, so that a record's menu can lead to it. */
export const PROMPT_ID = 'draw-prompt';

/** Puts the caret at the end of the prompt, once the menu or dialog that asked has given the focus back. */
export function focusPrompt(): void {
  setTimeout(() => {
    const box = document.getElementById(PROMPT_ID);
    if (!(box instanceof HTMLTextAreaElement)) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, 50);
}
