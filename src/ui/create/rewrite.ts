import type { Project } from '../../api/projects.ts';
import { rewriteFilm } from '../../store/film/projects/projects.ts';
import { report } from '../errors/error-policy.ts';
import { toastSubmit } from '../kit/submit-words.ts';

/** Rewrites a script and reports a failure. @returns whether it is being written now */
export async function rewrite(project: Pick<Project, 'id' | 'name'>): Promise<boolean> {
  try {
    const { status } = await rewriteFilm(project);
    toastSubmit(status);
    return status === 'accepted';
  } catch (error) {
    report(error);
    return false;
  }
}
