import { t } from '@lingui/core/macro';
import type { SharedWords } from '../../store/draw/shared-words.ts';
import { toast } from '../../store/toasts.ts';
import { copyText } from '../kit/copy-text.ts';

/** Says what became of shared words. Those that did not fit are nowhere else, so they can be copied, and there is a minute for it. */
export function tellSharedWords({ words, added }: SharedWords): void {
  if (added === 'all') {
    toast({ type: 'info', title: t`The words you shared are in the description` });
    return;
  }
  toast({
    type: 'warning',
    title:
      added === 'part'
        ? t`The description is full: only the beginning of what you shared is in it`
        : t`What you shared doesn't fit into the description any more and wasn't added`,
    action: { label: t`Copy what you shared`, run: () => void copyText(words) },
    seconds: 60,
  });
}
