/** Makes a work's excerpt and the smaller sizes of its cover, in the background after publishing. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeExcerpt } from '../../generators/ffmpeg/excerpt.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { addMedia, fileName, partsOf, storageName, WIDTHS } from '../media/media.ts';
import { keyOfAttempt } from '../media/media-keys.ts';
import { dropFiles, putFiles } from '../media/put-files.ts';
import { makeVariant } from '../media/variants.ts';
import { makeTempFolder } from '../temp-folders.ts';

const EVERY_MS = 6_000;
/** Lifetime of a claim; longer than any attempt takes. */
const CLAIM = '10 minutes';
/**
 * Until the next try of a film that could not be cut: a minute, an hour, two and a half days, then a week. What was missing, such as
 * ffmpeg or a bucket, may be there by then.
 */
const PAUSE = "least(interval '1 minute' * power(60, least(excerpt_tries, 4) - 1), interval '7 days')";

type Needs = Pick<Deps, 'db' | 'storage' | 'secret' | 'report'>;

interface Due {
  id: number;
  user_id: number;
  video: string;
  poster: string;
  seconds: number;
  excerpt_tries: number;
}

/** Claims the next work without an excerpt; those that failed come after the others. The claim of a dead worker expires. */
const claim = (db: Queries): Promise<Due | undefined> =>
  first(
    db.query<Due>(
      `UPDATE works SET excerpt_tries = excerpt_tries + 1, excerpt_until = now() + interval '${CLAIM}'
       WHERE id = (SELECT id FROM works WHERE excerpt = '' AND is_show = 1 AND deleted_at IS NULL
           AND (excerpt_until IS NULL OR excerpt_until < now())
         ORDER BY excerpt_tries, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, user_id, video, poster, seconds, excerpt_tries`,
    ),
  );

/** Makes the excerpt of one work that has none. @returns false if there is none to make */
export async function makeExcerpt(deps: Needs, signal: AbortSignal): Promise<boolean> {
  const { db, storage, secret, report } = deps;
  const due = await claim(db);
  if (!due) return false;
  const taskId = `excerpt-${due.id}`;
  const keyed = (attempt: number) => ({
    key: keyOfAttempt(secret, 'excerpt', { taskId }, attempt),
    ext: 'mp4',
    mime: 'video/mp4',
  });
  const folder = await makeTempFolder('excerpt');
  try {
    if (due.excerpt_tries > 1) await dropFiles(storage, [keyed(due.excerpt_tries - 1)]);
    for (const width of WIDTHS) await makeVariant(deps, partsOf(due.poster), width);
    const file = join(folder, 'excerpt.mp4');
    await withLocalFile(storage, storageName(partsOf(due.video)), (film) =>
      writeExcerpt(film, file, { seconds: due.seconds, signal }),
    );
    const media = { ...keyed(due.excerpt_tries), width: null, height: null, upscaled: false };
    const put = await putFiles(deps, [{ file, media }]);
    await db.transaction(async (client) => {
      for (const one of put) await addMedia(client, due.user_id, one);
      await client.query('UPDATE works SET excerpt = $2, excerpt_until = NULL WHERE id = $1', [
        due.id,
        fileName(media),
      ]);
    });
  } catch (error) {
    // an attempt aborted by a shutdown does not count
    const counts = signal.aborted ? 1 : 0;
    await db.query(
      `UPDATE works SET excerpt_tries = excerpt_tries - $2,
         excerpt_until = CASE WHEN $2 = 1 THEN NULL ELSE now() + ${PAUSE} END WHERE id = $1`,
      [due.id, counts],
    );
    if (!signal.aborted) report('excerpt of a work', error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

/** Makes missing excerpts continuously. @returns stops, and settles when nothing is running */
export function watchExcerpts(deps: Needs): () => Promise<void> {
  const shutdown = new AbortController();
  let round: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (!shutdown.signal.aborted && (await makeExcerpt(deps, shutdown.signal)));
  };
  const watching = setInterval(() => {
    round ??= run()
      .catch((error: unknown) => deps.report('excerpts', error))
      .finally(() => {
        round = null;
      });
  }, EVERY_MS);
  return async () => {
    clearInterval(watching);
    shutdown.abort(new Error('The server is stopping.'));
    await round;
  };
}
