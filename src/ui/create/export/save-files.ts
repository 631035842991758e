import { t } from '@lingui/core/macro';
import { clipFiles, hasPictures, storyboardFile } from '../../../store/film/export/files.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import { fileNameOf, saveBlob } from '../../kit/download.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { saveFile } from '../../kit/save-file.ts';

/** Saves every picture of the storyboard as one file (EXPORT-24, EXPORT-26). */
export async function savePictures(): Promise<void> {
  if (!hasPictures(board.shots)) {
    toast({ type: 'error', title: t`The storyboard has no images` });
    return;
  }
  try {
    saveBlob(await storyboardFile(board.projectId), `${fileNameOf(film.name)}.zip`);
  } catch (error) {
    reportAs(t`File download failed, please try again`, error);
  }
}

/** Saves every clip of the storyboard, numbered as the shots are (EXPORT-25). */
export async function saveClips(): Promise<void> {
  const files = clipFiles(board.shots);
  if (files.length === 0) {
    toast({ type: 'error', title: t`No videos available` });
    return;
  }
  // a failure is reported, and the others are still saved
  for (const { address, number } of files) await saveFile(mediaOf(address) ?? '', film.name, number - 1);
}
