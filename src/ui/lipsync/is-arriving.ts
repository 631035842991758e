import { useSnapshot } from 'valtio';
import { lipForm } from '../../store/lipsync/lip-form.ts';
import { pictureUpload } from '../../store/lipsync/picture.ts';
import { soundUpload } from '../../store/lipsync/sound-upload.ts';
import { clipState, clipUpload } from '../../store/lipsync/source-clip.ts';

const GOING: ReadonlySet<string> = new Set(['starting', 'sending', 'checking', 'waiting', 'elsewhere']);

/** Whether a file of the form is still being uploaded. */
export function isArriving(): boolean {
  if (soundUpload.phase !== 'idle') return true;
  if (lipForm.tab === 'lipsync') return pictureUpload.state.phase === 'uploading';
  return clipState.phase !== 'idle' || GOING.has(clipUpload.state.phase);
}

/** The same as a hook. */
export function useArriving(): boolean {
  useSnapshot(soundUpload);
  useSnapshot(pictureUpload.state);
  useSnapshot(clipState);
  useSnapshot(clipUpload.state);
  useSnapshot(lipForm);
  return isArriving();
}
