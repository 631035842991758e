/** The source of a digital human: a clip from this device, which is uploaded in parts, or a finished digital human. */
import { proxy, subscribe } from 'valtio';
import { findFace, takeSourceClip } from '../../api/lipsync.ts';
import { LIP_SYNC_LIMITS } from '../../api/lipsync-limits.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { faceFrom } from '../face-place.ts';
import { createFilmUpload } from '../works/create-film-upload.ts';
import { type FilmUpload, NO_FILM } from '../works/film-state.ts';
import { lipForm, type SourceClip } from './lip-form.ts';

const state = proxy<FilmUpload>({ ...NO_FILM });

/** The upload, which survives a closed tab as that of publishing does. */
export const clipUpload = createFilmUpload({
  name: 'lip-sync',
  state,
  maxBytes: LIP_SYNC_LIMITS.video.maxBytes,
});

/** `looking`: the clip has been uploaded, and its face is being detected. */
export const clipState = proxy({ phase: 'idle' as 'idle' | 'looking', said: '' });

/** The last address that was asked about, so that each upload is used once. */
let taken = '';

// sync, so that a form that is cleared meanwhile is not filled again
subscribe(state, () => {
  if (state.phase === 'arrived' && state.source && state.source !== taken)
    void take().catch(failInBackground);
});

async function take(): Promise<void> {
  const { source, name, info } = state;
  taken = source;
  Object.assign(clipState, { phase: 'looking', said: '' });
  const is = () => state.source === source;
  try {
    const found = await client.send(takeSourceClip, { source });
    if (!is()) return;
    const { head_url: url, seconds, width, height, face } = found;
    lipForm.clip = { url, name, seconds, width, height, face: faceFrom(face), own: false };
  } catch (error) {
    if (!is()) return;
    // a server without this call takes the upload's own address
    lipForm.clip = {
      url: source,
      name,
      seconds: info?.duration ?? 0,
      width: info?.width ?? 0,
      height: info?.height ?? 0,
      face: null,
      own: false,
    };
    throw error;
  } finally {
    if (is()) clipState.phase = 'idle';
  }
}

/** Counts what the form's clip was changed to: an answer about an earlier wish is dropped. */
let wish = 0;

/** Removes the clip from the form, with its upload. */
export async function dropClip(): Promise<void> {
  wish += 1;
  lipForm.clip = null;
  taken = '';
  clipState.phase = 'idle';
  await clipUpload.forget();
}

/** Uses a finished digital human as the source of another one (DIGI-10), unless another clip was wanted meanwhile. @throws ApiError */
export async function reuseClip(clip: Omit<SourceClip, 'face' | 'own'>): Promise<void> {
  const dropped = dropClip();
  const mine = wish;
  await dropped;
  if (wish !== mine) return;
  clipState.phase = 'looking';
  try {
    const { head_url, face } = await client.send(findFace, { head_url: clip.url });
    if (wish === mine) lipForm.clip = { ...clip, url: head_url, face: faceFrom(face), own: true };
  } finally {
    if (wish === mine) clipState.phase = 'idle';
  }
}

onLoginChange(() => {
  wish += 1;
  taken = '';
  clipState.phase = 'idle';
});
