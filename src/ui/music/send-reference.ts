import { t } from '@lingui/core/macro';
import { takeReference } from '../../store/music/reference.ts';
import { toast } from '../../store/toasts.ts';
import { sendSoundFile } from '../kit/send-sound.ts';

/** Uploads a reference audio, and says what went wrong (MUSIC-25). @param take the upload; tests replace it */
export const sendReference = (
  file: File,
  take: (file: File) => Promise<void> = takeReference,
): Promise<void> =>
  sendSoundFile(file, take, (why) =>
    toast({ type: 'error', title: why ? t`Upload failed: ${why}` : t`Upload failed` }),
  );
