/** Puts the caret at the end of a text box, after the calling menu or dialog has returned the focus. */
export function focusEnd(id: string): void {
  setTimeout(() => {
    const box = document.getElementById(id);
    if (!(box instanceof HTMLTextAreaElement)) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, 50);
}
