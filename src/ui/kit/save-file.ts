import { t } from '@lingui/core/macro';
import { toast } from '../../store/toasts.ts';
import { download, fileName } from './download.ts';

/** Saves a media file under a name made from text, with a toast if that fails (ERR-09). @returns whether it was saved */
export async function saveFile(address: string, words: string, index: number): Promise<boolean> {
  try {
    await download(address, fileName(words, index, address));
    return true;
  } catch (error) {
    console.warn(error);
    toast({ type: 'error', title: t`File download failed, please try again` });
    return false;
  }
}
