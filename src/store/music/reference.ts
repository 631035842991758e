/** The reference audio: its checks, its upload, and its audio features as the studio analyzed them. */
import { proxy } from 'valtio';
import { uploadMusicReference } from '../../api/music.ts';
import { type ReferenceProblem, referenceFileProblem, referenceLengthFits } from '../../api/music-tools.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { client } from '../client.ts';
import { secondsOf } from '../sound-length.ts';
import { uploads } from '../uploads.ts';
import { musicForm, rowOf } from './music-form.ts';

/** `phase` of the file in the form; `problem` of the last one that was chosen. */
export const referenceUpload = proxy({
  phase: 'idle' as 'idle' | 'checking' | 'uploading',
  name: '',
  problem: null as ReferenceProblem | null,
});

let current: AbortController | null = null;

/** Stops an upload: its file is no longer wanted. */
export function stopReference(): void {
  current?.abort();
  current = null;
  Object.assign(referenceUpload, { phase: 'idle', name: '', problem: null });
}
onSignOut(stopReference);

/** Stops an upload, and removes the file from the form. */
export function dropReference(): void {
  stopReference();
  musicForm.reference = null;
}

/**
 * Checks a file and uploads it (MUSIC-19 to MUSIC-24). A refused file only sets `problem`; the one before stays.
 * @throws ApiError when the server refuses it, or does not answer
 */
export async function takeReference(file: File, lengthOf = secondsOf): Promise<void> {
  const row = rowOf(musicForm);
  const controller = new AbortController();
  current?.abort();
  current = controller;
  const is = () => current === controller;
  Object.assign(referenceUpload, { phase: 'checking', name: file.name, problem: null });
  const refuse = (problem: ReferenceProblem): void => {
    current = null;
    Object.assign(referenceUpload, { phase: 'idle', problem });
  };
  const wrong = referenceFileProblem(file, row);
  if (wrong) {
    refuse(wrong);
    return;
  }
  const seconds = await lengthOf(file).catch(() => null);
  if (!is()) return;
  if (seconds === null || !Number.isFinite(seconds)) {
    refuse('unreadable');
    return;
  }
  if (!referenceLengthFits(seconds)) {
    refuse('length');
    return;
  }
  referenceUpload.phase = 'uploading';
  uploads.running += 1;
  try {
    const { reference_task_id, heard } = await client.send(
      uploadMusicReference,
      {
        file,
        api_name: row.api,
        tool_name: row.tool,
        // MUSIC-19
        ...(row.tool === 'mureka'
          ? { make_instrumental: musicForm.instrumental ? ('1' as const) : ('0' as const) }
          : {}),
      },
      { signal: controller.signal },
    );
    if (!is()) return;
    musicForm.reference = { id: reference_task_id, name: file.name, heard: heard ?? null };
  } catch (error) {
    if (is()) throw error;
  } finally {
    uploads.running -= 1;
    if (is()) Object.assign(referenceUpload, { phase: 'idle' });
  }
}
