import { copyText } from './copy-text.ts';

/** What goes with a shared link. */
interface Beside {
  text?: string;
  files?: File[];
}

/** Shares a link with the system's share sheet; where there is none, copies it. */
export async function shareLink(title: string, url: string, beside: Beside = {}): Promise<void> {
  if (!('share' in navigator)) {
    await copyText(url);
    return;
  }
  try {
    await navigator.share({ title, url, ...beside });
  } catch (error) {
    // the person closed the sheet
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(url);
  }
}
