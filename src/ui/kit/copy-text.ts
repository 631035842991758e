import { t } from '@lingui/core/macro';
import { toast } from '../../store/toasts.ts';

/** Copies to the clipboard and shows a toast with the outcome. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ type: 'success', title: t`Copied` });
  } catch {
    toast({ type: 'error', title: t`Copy failed` });
  }
}
