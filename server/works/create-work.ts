import type { CallOutput } from '../../src/api/call.ts';
import type { createWork as createWorkCall } from '../../src/api/works.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { addMediaOnce, fileName } from '../media/media.ts';
import { holdNamed } from '../media/named-files.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { holdWorkUpload, recordWorkOf } from '../uploads/work-uploads.ts';
import { againTakenDown, livingWork, lockFilm } from './same-film.ts';
import { workChangeOf } from './work-change.ts';
import { type WorkSource, workSourceAt } from './work-source.ts';
import { addWork, publishWork } from './works.ts';

/**
 * Creates and publishes a work from an uploaded video, or from one made in the studio. If the video is a work already, that work is
 * returned, so repeating a call creates no second one. The stored length is measured, not taken from the call.
 * @throws Refusal if video or cover is not the member's, or the video is not playable in browsers
 */
export async function createWork(
  deps: Deps,
  context: Context,
  { name, desc, alt, poster, source }: CallOutput<typeof createWorkCall>,
): Promise<{ workId: number; inSquare: boolean }> {
  const { db, config } = deps;
  const { userId } = memberOf(context);
  const film = await workSourceAt(deps, context, userId, source);
  const change = await workChangeOf(deps, context, { name, desc, alt, poster });
  return db.transaction(async (client) => {
    const same = { userId, video: fileName(film.video) };
    await lockFilm(client, same);
    await holdNamed(client, context);
    const workId = (await livingWork(client, same)) ?? (await begin(client, userId, name, film));
    const reviewed = config.review === 'operator';
    return { workId, inSquare: await publishWork(client, { userId, workId, reviewed }, change) };
  });
}

async function begin(client: Queries, userId: number, name: string, film: WorkSource): Promise<number> {
  const { video, seconds, provider, projectId } = film;
  if (film.uploaded) {
    await holdWorkUpload(client, video.key);
    await addMediaOnce(client, userId, video);
  }
  const workId = await addWork(client, {
    userId,
    projectId,
    name,
    video: fileName(video),
    // set by publishing, below
    poster: '',
    subtitles: '',
    ratio: ratioOf(video.width ?? 0, video.height ?? 0),
    seconds,
    size: { width: null, height: null },
    provider,
  });
  // a film that was taken down must be reviewed even if its work was deleted and created again
  await againTakenDown(client, { userId, video: fileName(video) }, workId);
  if (film.uploaded) await recordWorkOf(client, video.key, workId);
  return workId;
}

/** The aspect ratio in whole numbers, e.g. `16:9`. */
function ratioOf(width: number, height: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = divisor(width, height) || 1;
  return `${width / common}:${height / common}`;
}
