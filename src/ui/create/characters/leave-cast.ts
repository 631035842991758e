import { t } from '@lingui/core/macro';
import { cast, loadCast } from '../../../store/film/characters/cast.ts';
import { casting, incomplete, saveCast } from '../../../store/film/characters/save-cast.ts';
import { film } from '../../../store/film/film.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Opens the storyboard when each character is complete and all of them are saved (CHAR-11, CHAR-16 to 18). */
export async function leaveCast(leave: () => void): Promise<void> {
  if (casting.saving) return;
  const { projectId } = film;
  try {
    if (cast.projectId !== projectId || cast.state !== 'ready') await loadCast(projectId);
    casting.lacking = incomplete();
    const [first] = casting.lacking;
    if (first !== undefined) {
      cast.roleId = first;
      toast({ type: 'error', title: t`Every character needs a name, an image and a description` });
      return;
    }
    await saveCast();
  } catch (error) {
    reportAs(t`Couldn't save the characters. Nothing is lost; try again.`, error);
    return;
  }
  if (film.projectId === projectId) leave();
}
