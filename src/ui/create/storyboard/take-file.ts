import type { Upload } from '../../../store/create-upload.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import { uploadProblem } from '../../kit/upload-words.ts';

/** Uploads a file, and says so when it cannot be used. */
export async function takeFile({ take, state, use }: Upload, file: File): Promise<void> {
  try {
    await take(file);
    if (state.problem) toast({ type: 'error', title: uploadProblem(use, state.problem) });
  } catch (error) {
    reportAs(uploadProblem(use, 'failed'), error);
  }
}
