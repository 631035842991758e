import { proxy } from 'valtio';
import { refusalOf } from '../../api/uploads.ts';
import { onLeave } from '../account/on-leave.ts';
import { uploadFile } from '../uploads.ts';
import { drawForm, MATCH_REFERENCE } from './draw-form.ts';

/** The reference picture on its way into storage. What has arrived is in the form. */
export const referenceUpload = proxy({
  /** Parts of 1; null when nothing is on its way. */
  progress: null as number | null,
  name: '',
  /** Shows the file of this visit without asking the server; empty when there is none. */
  preview: '',
  problem: null as 'type' | 'size' | 'failed' | null,
});

let current: AbortController | null = null;

/** Uploads a picture as the reference (DRAW-38, DRAW-39). @throws ApiError when no grant is given */
export async function takeReference(file: File): Promise<void> {
  const refusal = refusalOf(file, 'drawReference');
  if (refusal) {
    referenceUpload.problem = refusal;
    return;
  }
  dropReference();
  const controller = new AbortController();
  current = controller;
  Object.assign(referenceUpload, {
    progress: 0,
    name: file.name,
    preview: URL.createObjectURL(file),
    problem: null,
  });
  try {
    const url = await uploadFile(file, 'drawReference', {
      signal: controller.signal,
      onProgress: (part) => {
        if (current === controller) referenceUpload.progress = part;
      },
    });
    if (current !== controller) return;
    drawForm.reference = { url, name: file.name };
    referenceUpload.progress = null;
  } catch (error) {
    // a newer file, or its removal, has taken over
    if (current !== controller) return;
    dropReference();
    referenceUpload.problem = 'failed';
    throw error;
  }
}

/** Takes the reference away, also while it is on its way. */
export function dropReference(): void {
  current?.abort();
  current = null;
  if (referenceUpload.preview) URL.revokeObjectURL(referenceUpload.preview);
  Object.assign(referenceUpload, { progress: null, name: '', preview: '', problem: null });
  drawForm.reference = null;
  if (drawForm.ratio === MATCH_REFERENCE) drawForm.ratio = '1:1';
}

// also stops an upload, which would hand its picture to whoever signs in next
onLeave(dropReference);
