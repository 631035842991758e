import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SAMPLE_SECONDS } from '../../../server/samples/lengths.ts';
import { placeSamples } from '../../../server/samples/place-samples.ts';
import { SAMPLES } from '../../../server/samples/samples.ts';
import { listMembers } from '../../../server/user-center/member-list.ts';
import { readWork } from '../../../server/works/read-work.ts';
import { serializeWork } from '../../../server/works/serialize-work.ts';
import { type Studio, studioForTest } from '../harness.ts';

const FILES = new URL('../../../server/public/sample-works/', import.meta.url);

const place = (studio: Studio) => placeSamples(studio.deps, FILES);
const shown = async ({ db }: Studio) =>
  (
    await db.query<{ id: number; name: string }>(
      'SELECT id, name FROM works WHERE sample = 1 AND deleted_at IS NULL AND check_status = 1 ORDER BY id DESC',
    )
  ).rows;
const quiet = (env: Record<string, string> = {}) => studioForTest(env, { working: false });

it('a dozen samples have at most 8 MB in total, with a short silent excerpt each', async () => {
  expect(SAMPLES).toHaveLength(12);
  const names = await readdir(FILES);
  expect(names.sort()).toEqual(
    SAMPLES.flatMap(({ id }) => [`${id}-excerpt.mp4`, `${id}.jpg`, `${id}.mp4`]).sort(),
  );
  const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(name, FILES))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * 1024 * 1024);
  expect(Object.keys(SAMPLE_SECONDS).sort()).toEqual(SAMPLES.map(({ id }) => id).sort());
});

it('a new studio shows them in its square, in the reader’s language, by an author nobody can sign in as', async () => {
  const studio = await quiet();
  await place(studio);
  await place(studio);
  const works = await shown(studio);
  expect(works.map(({ name }) => name)).toEqual(SAMPLES.map(({ en }) => en.name));
  const row = await readWork(studio.db, works[0]?.id ?? 0);
  if (!row) throw new Error('no sample');
  const english = serializeWork(row, { secret: 'test', language: 'en' });
  expect(english).toMatchObject({
    name: 'The lamp',
    sample: 1,
    provider: 'built-in engine',
    user_nickname: 'Inkreel',
    is_show: 1,
    check_status: 1,
  });
  expect(serializeWork(row, { secret: 'test', language: 'zh' }).name).toBe('守灯人');
  for (const address of [english.source_url, english.poster_url, english.excerpt_url ?? ''])
    expect((await studio.app.inject({ url: address })).statusCode).toBe(200);
  const { rows } = await studio.db.query('SELECT phone, password_hash FROM users WHERE studio');
  expect(rows).toEqual([{ phone: null, password_hash: null }]);
  expect(await listMembers(studio.db, { count: 10, before: undefined })).toEqual([]);
});

it('SAMPLES=no removes them at the next start, and yes restores them; one that was taken down stays so', async () => {
  const studio = await quiet();
  await place(studio);
  const [first] = await shown(studio);
  await studio.db.query('UPDATE works SET check_status = 2 WHERE id = $1', [first?.id]);
  const samples = (on: boolean) => Object.assign(studio.deps.config, { samples: on });
  await place(studio);
  expect(await shown(studio)).toHaveLength(11);
  samples(false);
  await place(studio);
  expect(await shown(studio)).toEqual([]);
  samples(true);
  await place(studio);
  expect(await shown(studio)).toHaveLength(11);
});

it('a studio with published works gets none, nor does one without the files', async () => {
  const studio = await quiet();
  const without = new URL('nothing/', `file://${fileURLToPath(FILES)}`);
  await placeSamples(studio.deps, without);
  expect(await shown(studio)).toEqual([]);
  await studio.db.query(
    `WITH made AS (INSERT INTO users (phone, name, invite_code) VALUES ('1', 'A', 'a') RETURNING id)
     INSERT INTO works (user_id, name, video, poster, width_height, seconds, is_show, check_status)
     SELECT id, 'Mine', 'v', 'p', '16:9', 3, 1, 1 FROM made`,
  );
  await place(studio);
  expect(await shown(studio)).toEqual([]);
});
