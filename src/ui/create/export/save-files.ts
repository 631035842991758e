import { t } from '@lingui/core/macro';
import { hasPictures } from '../../../store/film/export/files.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { toast } from '../../../store/toasts.ts';
import { saveClipsOf, savePicturesOf } from '../../kit/save-parts.ts';

/** Saves every picture of the open storyboard, if it has any (EXPORT-24). */
export async function savePictures(): Promise<void> {
  if (hasPictures(board.shots)) await savePicturesOf(board.projectId, film.name);
  else toast({ type: 'error', title: t`The storyboard has no images` });
}

/** Saves every clip of the open storyboard. */
export const saveClips = (): Promise<void> => saveClipsOf(board.shots, film.name);
