import { t } from '@lingui/core/macro';
import { takeSound } from '../../store/lipsync/sound-upload.ts';
import { toast } from '../../store/toasts.ts';
import { sendSoundFile } from '../kit/send-sound.ts';

/** Uploads a sound, and says what went wrong (LIP-21). @param take the upload; tests replace it */
export const sendSound = (file: File, take: (file: File) => Promise<void> = takeSound): Promise<void> =>
  sendSoundFile(file, take, (why) =>
    toast({ type: 'error', title: t`Audio upload failed`, ...(why ? { description: why } : {}) }),
  );
