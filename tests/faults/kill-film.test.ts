import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openEngine } from '../../server/db/engine.ts';
import { exchangeLink } from '../../src/api/account.ts';
import type { Client } from '../../src/api/client.ts';
import { EXPORT_STEP, FILM_MUSIC, quoteExport, searchExport, startExport } from '../../src/api/exports.ts';
import { readPoints } from '../../src/api/points.ts';
import { CREATION, createProject } from '../../src/api/projects.ts';
import { copyShot, handleShot, imagineMaterial, listShots, SHOT_ACTION } from '../../src/api/storyboard.ts';
import { checkFilm } from '../generators/film-check.ts';
import { endServer } from './built-server.ts';
import { clientOf, killableServer } from './killable-server.ts';

const SHOTS = 100;
/** Progress of the export at which the server is killed. */
const KILLS = [0.3, 0.6] as const;
const PATIENCE = { timeout: 1_200_000, interval: 1_000 };
/** Small media for speed; their quality is not tested. */
const SMALL = { FILM_RESOLUTION: '360p', PICTURE_SIDE: '384' };

const { folder, start } = killableServer();

/** Creates a project of a hundred shots of two seconds, all with the same picture and different texts. */
async function longFilm(client: Client): Promise<number> {
  const { script_id } = await client.send(createProject, {
    generate_method: CREATION.blank,
    name: 'A hundred shots',
    text_type: 'story',
    width_height: '16:9',
  });
  const shots = async () => (await client.send(listShots, { script_id })).lists;
  await client.send(handleShot, { type: SHOT_ACTION.add, script_id, add_type: 2 });
  const scene_id = (await shots())[0]?.id ?? 0;
  await client.send(imagineMaterial, {
    script_id,
    scene_id,
    api_name: 'baidu',
    tool_name: 'irag',
    prompt: 'a paper lamp at the edge of a forest',
    ratio: '16:9',
  });
  await vi.waitFor(async () => expect((await shots())[0]?.scene_img).not.toBe(''), PATIENCE);
  for (let shot = 1; shot < SHOTS; shot++) await client.send(copyShot, { script_id, scene_id });
  for (const [index, { id }] of (await shots()).entries())
    await client.send(handleShot, {
      type: SHOT_ACTION.save,
      script_id,
      scene_id: id,
      narration: `Lamp ${index}.`,
      seconds: 2,
    });
  return script_id;
}

describe.runIf(process.env.FAULTS === 'long')('a film of a hundred shots', () => {
  it('is completed and charged once after its server was killed twice', {
    timeout: 1_500_000,
  }, async () => {
    let server = await start(SMALL);
    const { token } = await clientOf(server.address, null).send(exchangeLink, { encrypt_str: server.link });
    let client = clientOf(server.address, token);
    const script_id = await longFilm(client);
    const { points, seconds } = await client.send(quoteExport, { script_id });
    expect(points).toBe(SHOTS);
    const before = (await client.send(readPoints, {})).total_points;
    const { tasks_id } = await client.send(
      startExport,
      { script_id, audio_type: FILM_MUSIC.automatic, audio_vol: 1, subtitles: 1 },
      { idempotencyKey: 'the-film' },
    );
    const told = () => client.send(searchExport, { tasks_id });
    for (const share of KILLS) {
      await vi.waitFor(async () => expect((await told()).progress).toBeGreaterThan(share), PATIENCE);
      await endServer(server, 'SIGKILL');
      // finished parts were reused under the same names: shots, and transitions between them
      const files = await readdir(join(folder(), 'work'), { recursive: true });
      const segments = files.filter((name) => /segment-\w+\.mp4$/.test(name));
      expect(segments.length).toBeLessThanOrEqual(2 * SHOTS - 1);
      server = await start(SMALL);
      client = clientOf(server.address, token);
    }
    await vi.waitFor(async () => {
      const { step } = await told();
      if (step === EXPORT_STEP.failed) throw new Error('the film failed');
      expect(step).toBe(EXPORT_STEP.done);
    }, PATIENCE);
    const made = await told();
    // the length of the speech was an estimate
    expect(Math.abs((made.seconds ?? 0) - seconds)).toBeLessThan(SHOTS * 0.5);
    const file = join(folder(), 'film.mp4');
    const answer = await fetch(new URL(made.video_url, server.address));
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    const film = await checkFilm(file);
    expect(film.seconds).toBeCloseTo(made.seconds ?? 0, 0);
    expect(film).toMatchObject({ indexFirst: true, audioCodec: 'aac' });
    expect(before - (await client.send(readPoints, {})).total_points).toBe(points);
    await endServer(server, 'SIGTERM');

    const engine = await openEngine(join(folder(), 'database'));
    const { rows } = await engine.query(
      `SELECT (SELECT count(*)::int FROM tasks WHERE kind = 'export') AS films,
         (SELECT count(*)::int FROM works) AS works,
         (SELECT count(*)::int FROM speeches) AS speeches,
         (SELECT sum(l.points)::int FROM points_log l JOIN tasks t ON t.id = l.ref WHERE t.kind = 'export') AS charged,
         (SELECT attempt FROM tasks WHERE kind = 'export') AS attempts,
         (SELECT count(*)::int FROM tasks WHERE status IN ('waiting', 'running')) AS open`,
      [],
    );
    await engine.close();
    expect(rows).toEqual([
      { films: 1, works: 1, speeches: SHOTS, charged: -points, attempts: KILLS.length + 1, open: 0 },
    ]);
  });
});
