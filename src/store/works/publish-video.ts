/** The form that publishes a video: one from this device, or one that the studio made: a clip or a talking head. */
import * as v from 'valibot';
import type { Client } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { isInSquare } from '../../api/exports.ts';
import { createWork } from '../../api/works.ts';
import { session } from '../account/session-state.ts';
import { clientOfThisLogin } from '../client.ts';
import { uploadFile } from '../uploads.ts';
import { saveAuthorName } from './author-name.ts';
import { filmUpload } from './film-state.ts';
import { forgetFilm, restartFilm } from './film-upload.ts';
import { notePublication, type Published } from './publications.ts';
import { createPublishForm } from './publish-form.ts';

/** A clip or a talking head that the studio made: it needs no upload. */
export interface MadeVideo {
  /** Of its record: a clip's, or with `from` a talking head's. */
  id: number;
  from?: 'lip-sync';
  name: string;
  /** Addresses of the video and its cover. */
  video: string;
  poster: string;
  seconds: number;
  ratio: string;
}

export const videoForm = createPublishForm('publish-video');

/** The draft's key for what the studio made: below 0, so that it cannot be a work's id, and odd or even by its page. */
export const aboutOf = (made: MadeVideo | null): number =>
  made ? -2 - 2 * made.id - (made.from === 'lip-sync' ? 1 : 0) : -1;

/** Opens the form for a clip, or for a video from this device. */
export const openVideoForm = (made: MadeVideo | null): Promise<void> =>
  videoForm.open({ worksId: aboutOf(made), name: made?.name ?? '', description: '' });

export type Missing = 'video' | 'cover' | 'title';

/** What the form still needs, in its order (PUB-03). */
export function missingOf(
  { title, cover, own }: { title: string; cover: string; own: object | null },
  { phase, frame }: { phase: string; frame: object | null },
  made: MadeVideo | null,
): Missing[] {
  const missing: Missing[] = [];
  if (!made && phase === 'none') missing.push('video');
  const hasCover = cover === 'own' ? own !== null : made !== null || frame !== null;
  if (!hasCover && (made || phase !== 'none')) missing.push('cover');
  if (title.trim() === '') missing.push('title');
  return missing;
}

const Created = v.object({ works_id: v.number() });

/**
 * Publishes the video (PUB-16).
 * @throws ApiError; form and film stay
 */
export async function publishVideo(made: MadeVideo | null): Promise<Published> {
  const { fields } = videoForm;
  const { token } = session;
  const client = clientOfThisLogin();
  // read before the first answer: form and film may be another member's by then
  const alt = fields.alt.trim();
  const work = {
    name: fields.title.trim(),
    desc: fields.description,
    source: made?.video ?? filmUpload.source,
    duration: made?.seconds ?? filmUpload.info?.duration ?? 0,
    ...(alt ? { alt } : {}),
  };
  const cover = (fields.cover === 'own' && fields.own?.url) || made?.poster || filmUpload.frame;
  try {
    await saveAuthorName(fields, client);
    const poster = typeof cover === 'string' ? cover : await uploadFrame(cover, client);
    const answer = await client.send(createWork, { ...work, poster });
    const inSquare = isInSquare(answer);
    // the form and the film are another member's by now
    if (session.token !== token) return { inSquare, worksId: null };
    const worksId = v.is(Created, answer) ? answer.works_id : null;
    if (worksId !== null) notePublication(worksId, inSquare ? 'published' : 'review');
    videoForm.clear(aboutOf(made));
    if (!made) await forgetFilm();
    return { inSquare, worksId };
  } catch (error) {
    // what had arrived was kept too long ago: the film is sent again, the form stays
    if (!made && session.token === token && error instanceof ApiError && error.status === 403)
      void restartFilm();
    throw error;
  }
}

/** Uploads the film's first frame, which is its cover unless another was chosen. @returns its address */
async function uploadFrame(frame: Blob | null, client: Client): Promise<string> {
  if (!frame) throw new Error('no cover');
  const file = new File([frame], 'frame.jpg', { type: 'image/jpeg' });
  return uploadFile(file, 'workCover', {
    onProgress: () => {},
    signal: AbortSignal.timeout(60_000),
    client,
  });
}
