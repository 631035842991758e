import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { ExampleFace } from '../../src/api/lipsync.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { putMedia } from '../media/loose-files.ts';
import { type Media, storageName } from '../media/media.ts';
import { makeNow } from '../models/make.ts';
import { newKey } from '../secrets.ts';
import { PORTRAIT_SIDE, PORTRAITS } from './portraits.ts';

const PATIENCE = 25_000;

/** One member has each example once: whoever presses it again gets the same file. */
const findExample = (db: Queries, userId: number, example: ExampleFace): Promise<Media | undefined> =>
  first(
    db.query<Media>(
      `SELECT key, ext, mime, bytes, width, height, upscaled FROM media WHERE user_id = $1 AND example = $2`,
      [userId, example],
    ),
  );

/** A painted face to try lip-sync with, as a file of the member. It shows nobody, so it needs no consent. */
export async function exampleFaceOf(
  { db, storage, models }: Pick<Deps, 'db' | 'storage' | 'models'>,
  userId: number,
  example: ExampleFace,
): Promise<Media> {
  const kept = await findExample(db, userId, example);
  if (kept) return kept;
  const [picture] = await makeNow(
    { db },
    null,
    // always the built-in engine, whatever model draws here: what a model makes may be somebody's likeness
    models.builtIn('picture'),
    { ...PORTRAITS[example], width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, count: 1, style: 'auto' },
    { signal: timeoutSignal(PATIENCE) },
  );
  if (!picture) throw new Error(`No portrait for the example ${example}.`);
  const { data, mime, width, height } = picture;
  const media: Media = {
    key: newKey(),
    ext: 'jpg',
    mime,
    bytes: data.length,
    width,
    height,
    upscaled: false,
  };
  await putMedia({ db, storage }, media, data);
  const { count } = await db.query(
    `WITH recorded AS (DELETE FROM loose_files WHERE name = $10)
     INSERT INTO media (key, user_id, ext, mime, bytes, width, height, upscaled, example)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [
      ...[media.key, userId, media.ext, mime, media.bytes, width, height, media.upscaled, example],
      storageName(media),
    ],
  );
  if (count > 0) return media;
  // two presses at once painted it twice
  await storage.delete(storageName(media));
  return (await findExample(db, userId, example)) ?? media;
}
