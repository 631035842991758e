import { t } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import { closeDialog, type DialogState, dialogs } from '../../store/dialogs.ts';
import { toast } from '../../store/toasts.ts';
import type { Published } from '../../store/works/publications.ts';
import { report } from '../errors/error-policy.ts';
import { reportAs } from '../errors/report-as.ts';
import { shareLink } from '../kit/share-link.ts';
import { workLink } from '../kit/work-link.ts';

/** What one wants next of a work that everybody can watch. */
const share = (name: string, worksId: number) => ({
  label: 'share' in navigator ? t`Share` : t`Copy link`,
  run: () => void shareLink(name, workLink(worksId)),
});

/** What an open form publishes; empty for another dialog. */
function aboutOf(open: DialogState | null): string {
  if (open?.name === 'publish') return `work ${open.work.worksId}`;
  return open?.name === 'publish-video' ? `video ${open.made?.from ?? ''} ${open.made?.id ?? ''}` : '';
}

/**
 * Publishes a work, says how it went, and closes its dialog after a success.
 * @param name the work's title, for who shares it
 * @param changed it was in the square before
 * @returns whether it was published while its dialog was open: who has left it is somewhere else by now
 */
export async function sendWork(
  publish: () => Promise<Published>,
  name: string,
  changed = false,
): Promise<boolean> {
  const about = aboutOf(dialogs.open);
  try {
    const { inSquare, worksId } = await publish();
    toast({
      type: 'success',
      title: inSquare ? (changed ? t`Saved` : t`Published`) : t`Reviewed before it goes public`,
      ...(inSquare && !changed && worksId !== null && { action: share(name, worksId) }),
    });
    if (aboutOf(dialogs.open) !== about) return false;
    closeDialog();
    return true;
  } catch (error) {
    // the server's words, or ours when it has none or did not answer (NOTICE-08); an ended login asks to sign in again
    const known = error instanceof ApiError;
    if (known && (error.kind === 'refused' || error.kind === 'busy') && error.message) report(error);
    else if (known) reportAs(t`Publish failed`, error);
    else {
      console.error(error);
      toast({ type: 'error', title: t`Publish failed` });
    }
    return false;
  }
}
