import { t } from '@lingui/core/macro';
import type { Project } from '../../api/projects.ts';
import { rewriteFilm } from '../../store/film/projects/projects.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';

/** Has a script written anew and says what went wrong. @returns whether it is being written now */
export async function rewrite(project: Pick<Project, 'id' | 'name'>): Promise<boolean> {
  try {
    const { status } = await rewriteFilm(project);
    if (status === 'not-charged')
      toast({ type: 'warning', title: t`That didn't go through. Nothing was charged; please try again` });
    if (status === 'unclear')
      toast({ type: 'warning', title: t`No reply. Check the list to see whether it's being written` });
    return status === 'accepted';
  } catch (error) {
    report(error);
    return false;
  }
}
