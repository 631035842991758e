/** The film of the publish form. */
import { WORK_VIDEO } from '../../api/work-uploads.ts';
import { createFilmUpload } from './create-film-upload.ts';
import { filmUpload } from './film-state.ts';

export const publishedFilm = createFilmUpload({
  name: 'upload',
  state: filmUpload,
  maxBytes: WORK_VIDEO.maxBytes,
});
export const {
  take: takeFilm,
  keepFirstFrame,
  pause: pauseFilm,
  resume: resumeFilm,
  forget: forgetFilm,
  restart: restartFilm,
  restore: restoreFilm,
} = publishedFilm;
