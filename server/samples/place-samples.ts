/** Adds the sample works to the square of a new studio, and removes them with SAMPLES=no. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { BUILT_IN_ENGINE } from '../../generators/name.ts';
import { CHECK_STATUS } from '../../src/api/works.ts';
import { type Database, first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { addMediaOnce, fileName, type Media, storageName } from '../media/media.ts';
import { newKey } from '../secrets.ts';
import { SAMPLE_SECONDS } from './lengths.ts';
import { SAMPLES, type Sample } from './samples.ts';

/** The author's display name. */
const AUTHOR = 'Inkreel';
const LOCK = 7_311_043;

const FILES = [
  { name: 'video', ending: '.mp4', ext: 'mp4', mime: 'video/mp4' },
  { name: 'excerpt', ending: '-excerpt.mp4', ext: 'mp4', mime: 'video/mp4' },
  { name: 'poster', ending: '.jpg', ext: 'jpg', mime: 'image/jpeg' },
] as const;

/**
 * Adds or removes the samples according to the setting. They are added to a studio without publications, and restored in one that
 * had them before; a sample that the operator took down stays down.
 * @param folder with the samples' files; if null, nothing is added
 */
export async function placeSamples(
  { db, storage, config }: Pick<Deps, 'db' | 'storage' | 'config'>,
  folder: URL,
): Promise<void> {
  if (!config.samples) {
    await db.query('UPDATE works SET deleted_at = now() WHERE sample = 1 AND deleted_at IS NULL');
    return;
  }
  if (!existsSync(folder)) return;
  const missing = await missingSamples(db);
  if (missing.length === 0) return;
  const files = new Map<Sample, Media[]>();
  for (const sample of missing) files.set(sample, await storeFiles(storage, sample, folder));
  await db.transaction(async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    const author = await authorOf(client);
    const still = new Set((await missingSamples(client)).map(({ id }) => id));
    // in reverse, so that the first sample is the newest work in the square
    for (const [sample, media] of [...files].reverse())
      if (still.has(sample.id)) await addSample(client, author, sample, media);
  });
}

/** The samples that should be in the square but are not; none for a studio that never had any and has other works. */
async function missingSamples(db: Database | Queries): Promise<Sample[]> {
  const { rows } = await db.query<{ name: string; there: boolean }>(
    `SELECT name, bool_or(deleted_at IS NULL OR check_status = ${CHECK_STATUS.rejected}) AS there
     FROM works WHERE sample = 1 GROUP BY name`,
  );
  if (rows.length === 0) {
    const own = await db.query('SELECT 1 FROM works WHERE sample = 0 AND is_show = 1 LIMIT 1');
    if (own.rows.length > 0) return [];
  }
  const there = new Set(rows.filter((row) => row.there).map(({ name }) => name));
  return SAMPLES.filter(({ en }) => !there.has(en.name));
}

/** Copies a sample's files to storage, under keys derived from their contents. */
async function storeFiles(storage: Deps['storage'], sample: Sample, folder: URL): Promise<Media[]> {
  const stored: Media[] = [];
  for (const { ending, ext, mime, name } of FILES) {
    const data = await readFile(new URL(`${sample.id}${ending}`, folder));
    const key = createHash('sha256').update(data).digest('hex').slice(0, 32);
    const size =
      name === 'excerpt' ? { width: null, height: null } : { width: sample.width, height: sample.height };
    const media: Media = { key, ext, mime, bytes: data.length, ...size, upscaled: false };
    if ((await storage.size(storageName(media))) === null) await storage.put(storageName(media), data);
    stored.push(media);
  }
  return stored;
}

/** The studio's own account. Nobody can sign in to it, because it has neither phone nor password. */
async function authorOf(client: Queries): Promise<number> {
  const known = await first(client.query<{ id: number }>('SELECT id FROM users WHERE studio'));
  if (known) return known.id;
  const made = await first(
    client.query<{ id: number }>(
      'INSERT INTO users (phone, name, invite_code, studio) VALUES (NULL, $1, $2, true) RETURNING id',
      [AUTHOR, newKey()],
    ),
  );
  if (!made) throw new Error('The account of the samples was not written.');
  return made.id;
}

async function addSample(
  client: Queries,
  author: number,
  { id, en, zh, width, height }: Sample,
  media: readonly Media[],
): Promise<void> {
  for (const one of media) await addMediaOnce(client, author, one);
  const [video = '', excerpt = '', poster = ''] = media.map(fileName);
  await client.query(
    `INSERT INTO works (user_id, name, name_zh, description, description_zh, alt, alt_zh, video, excerpt, poster, poster_width,
       poster_height, width_height, seconds, sample, provider, is_show, check_status, published_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1, $15, 1, ${CHECK_STATUS.published}, now())`,
    [
      author,
      en.name,
      zh.name,
      en.description,
      zh.description,
      en.alt,
      zh.alt,
      video,
      excerpt,
      poster,
      width,
      height,
      `${width}:${height}`,
      SAMPLE_SECONDS[id] ?? 0,
      BUILT_IN_ENGINE,
    ],
  );
}
