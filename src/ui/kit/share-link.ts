import { copyText } from './copy-text.ts';

/** Shares a link with the system's share sheet; where there is none, copies it. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (!('share' in navigator)) {
    await copyText(url);
    return;
  }
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // the person closed the sheet
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(url);
  }
}
