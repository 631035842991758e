import { t } from '@lingui/core/macro';
import type { Shot } from '../../api/shot.ts';
import { clipFiles, storyboardFile } from '../../store/film/export/files.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { fileNameOf, saveBlob } from './download.ts';
import { mediaOf } from './media-address.ts';
import { saveFile } from './save-file.ts';

/** Saves every picture of a project's storyboard as one file (EXPORT-26). */
export async function savePicturesOf(projectId: number, name: string): Promise<void> {
  try {
    saveBlob(await storyboardFile(projectId), `${fileNameOf(name)}.zip`);
  } catch (error) {
    reportAs(t`File download failed, please try again`, error);
  }
}

/** Saves every clip of the shots, numbered as the shots are (EXPORT-25). */
export async function saveClipsOf(shots: readonly Shot[], name: string): Promise<void> {
  const files = clipFiles(shots);
  if (files.length === 0) {
    toast({ type: 'error', title: t`No videos available` });
    return;
  }
  // a failure has its own message; the others are still saved
  for (const { address, number } of files) await saveFile(mediaOf(address) ?? '', name, number - 1);
}
