/** The source of a digital human: a clip from this device, which is uploaded in parts, or a finished digital human. */
import { proxy, subscribe } from 'valtio';
import type { CallAnswer } from '../../api/call.ts';
import { ApiError, isNotOffered, isWorthRepeating } from '../../api/errors.ts';
import { findFace, takeSourceClip } from '../../api/lipsync.ts';
import { LIP_SYNC_LIMITS } from '../../api/lipsync-limits.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { faceFrom } from '../face-place.ts';
import { createFilmUpload } from '../works/create-film-upload.ts';
import { type FilmProblem, type FilmUpload, NO_FILM, saidNow } from '../works/film-state.ts';
import { waitToRetry } from '../works/retry.ts';
import { lipForm, plain, type SourceClip } from './lip-form.ts';

const state = proxy<FilmUpload>({ ...NO_FILM });

/** The upload, which survives a closed tab as that of publishing does. */
export const clipUpload = createFilmUpload({
  name: 'lip-sync',
  state,
  maxBytes: LIP_SYNC_LIMITS.video.maxBytes,
});

/** `looking`: the clip has been uploaded, and its face is being detected. */
export const clipState = proxy({ phase: 'idle' as 'idle' | 'looking' });

/** What the server refused a clip for, which the field says in the language of the moment. */
const REFUSED_FOR: Readonly<Record<number, FilmProblem>> = { 413: 'size', 415: 'type' };

/** The last address that was asked about, so that each upload is used once. */
let taken = '';

// sync, so that a form that is cleared meanwhile is not filled again
subscribe(state, () => {
  if (state.phase === 'arrived' && state.source && state.source !== taken)
    void take().catch(failInBackground);
});

/** Ends the waiting for an answer about a clip that is no longer wanted. */
let looking = new AbortController();
function stopLooking(): void {
  looking.abort();
  looking = new AbortController();
  taken = '';
  clipState.phase = 'idle';
}

async function take(): Promise<void> {
  const { source, name, info } = state;
  taken = source;
  clipState.phase = 'looking';
  const { signal } = looking;
  const is = () => !signal.aborted && state.source === source;
  try {
    const { head_url: url, seconds, width, height, face } = await askAbout(source, is, signal);
    if (!is()) return;
    lipForm.clip = { url, name, seconds, width, height, face: faceFrom(face), own: false };
  } catch (error) {
    if (!is()) return;
    if (isNotOffered(error))
      // a server without this call takes the upload's own address
      lipForm.clip = {
        ...{ url: source, name, seconds: info?.duration ?? 0 },
        ...{ width: info?.width ?? 0, height: info?.height ?? 0, face: null, own: false },
      };
    else if (error instanceof ApiError && error.kind === 'refused') {
      // beside the field, where another file can be chosen
      await clipUpload.forget();
      const problem = REFUSED_FOR[error.code];
      Object.assign(state, { problem: problem ?? 'upload', said: problem ? null : saidNow(error.message) });
    }
    throw error;
  } finally {
    if (taken === source) clipState.phase = 'idle';
  }
}

/** Asks until there is an answer: the clip has been uploaded, and nobody should have to choose it again. */
async function askAbout(
  source: string,
  is: () => boolean,
  signal: AbortSignal,
): Promise<CallAnswer<typeof takeSourceClip>> {
  for (let tries = 0; ; tries++)
    try {
      return await client.send(takeSourceClip, { source }, { signal });
    } catch (error) {
      if (!is() || isNotOffered(error) || !isWorthRepeating(error)) throw error;
      await waitToRetry(tries, undefined, signal);
    }
}

/** Counts what the form's clip was changed to: an answer about an earlier wish is dropped. */
let wish = 0;

/** Removes the clip from the form, with its upload. */
export async function dropClip(): Promise<void> {
  wish += 1;
  lipForm.clip = null;
  stopLooking();
  await clipUpload.forget();
}

/**
 * Uses a finished digital human as the source of another one (DIGI-10), unless another clip was wanted meanwhile. The clip before stays
 * until this one can take its place.
 * @returns brings that one back; null if there was none, or it is still there @throws ApiError
 */
export async function reuseClip(clip: Omit<SourceClip, 'face' | 'own'>): Promise<(() => void) | null> {
  wish += 1;
  const mine = wish;
  clipState.phase = 'looking';
  try {
    const { head_url, face } = await client.send(findFace, { head_url: clip.url });
    if (wish !== mine) return null;
    const before = plain().clip;
    const dropped = dropClip();
    lipForm.clip = { ...clip, url: head_url, face: faceFrom(face), own: true };
    await dropped;
    return (
      before &&
      (() => {
        lipForm.clip = before;
      })
    );
  } finally {
    if (wish === mine) clipState.phase = 'idle';
  }
}

onLoginChange(() => {
  wish += 1;
  stopLooking();
});
