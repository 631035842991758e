import { leaveBoard } from './board/leave-board.ts';
import { clearDraws } from './draw.ts';
import { clearDrawForm } from './draw-form.ts';
import { dropReference } from './draw-reference.ts';
import { drawing } from './draw-submit.ts';
import { clearFilmNotices } from './export/film-notice.ts';
import { dropAudio } from './export/form.ts';
import { exportMirror } from './export/mirror.ts';
import { closeFilm } from './film.ts';
import { wipePages } from './pages-db.ts';
import { forgetPoints } from './points.ts';
import { creating } from './project-create.ts';
import { clearProjectForm } from './project-form.ts';
import { clearProjects } from './projects.ts';
import { closeScript } from './script.ts';
import { signOut } from './session.ts';
import { session } from './session-state.ts';
import { clearStyles } from './styles.ts';
import { clearToasts } from './toasts.ts';

/** Signs out, and takes this account's cached answers and drafts off the device, also offline. */
export async function leave(): Promise<void> {
  const user = session.userId;
  forgetPoints();
  clearDraws();
  // also stops an upload, which would hand its picture to whoever signs in next
  dropReference();
  clearDrawForm();
  drawing.state = 'idle';
  clearProjects();
  clearProjectForm();
  creating.state = 'idle';
  clearStyles();
  closeFilm();
  closeScript();
  leaveBoard();
  dropAudio();
  exportMirror.clear();
  clearFilmNotices();
  clearToasts();
  await Promise.all([signOut(), wipePages(user)]);
}
