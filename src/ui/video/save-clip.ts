import { t } from '@lingui/core/macro';
import { toast } from '../../store/toasts.ts';
import type { ClipView } from '../../store/video/clip-view.ts';
import { download } from '../kit/download.ts';
import { mediaOf } from '../kit/media-address.ts';

/** Saves a clip (VIDEO-09), or says that the download failed (VIDEO-53). */
export async function saveClip({ video }: ClipView): Promise<void> {
  try {
    await download(mediaOf(video) ?? video, 'video.mp4');
  } catch (error) {
    console.warn(error);
    toast({ type: 'error', title: t`File download failed, please try again` });
  }
}
