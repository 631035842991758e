import { t } from '@lingui/core/macro';
import type { LipView } from '../../store/lipsync/lip-view.ts';
import { toast } from '../../store/toasts.ts';
import { download, fileNameOf } from '../kit/download.ts';
import { mediaOf } from '../kit/media-address.ts';

/** Saves a result, or says that the download failed (LIP-37). */
export async function saveLip({ video, text }: LipView): Promise<void> {
  try {
    await download(mediaOf(video) ?? video, `${fileNameOf(text)}.mp4`);
  } catch (error) {
    console.warn(error);
    toast({ type: 'error', title: t`Download failed` });
  }
}
