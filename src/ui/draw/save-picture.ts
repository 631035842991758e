import { t } from '@lingui/core/macro';
import { toast } from '../../store/toasts.ts';
import { download, fileName } from '../kit/download.ts';

/** Saves one picture of a record; says so when it fails (ERR-09). */
export async function savePicture(address: string, prompt: string, index: number): Promise<void> {
  try {
    await download(address, fileName(prompt, index, address));
  } catch (error) {
    console.warn(error);
    toast({ type: 'error', title: t`File download failed, please try again` });
  }
}
