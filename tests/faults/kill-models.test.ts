import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../server/db/engine.ts';
import { exchangeLink } from '../../src/api/account.ts';
import { imagine } from '../../src/api/draw.ts';
import { listTasks } from '../../src/api/task-list.ts';
import { EXAMPLES } from '../server/models/protocol-cases.ts';
import { ComfyStandIn } from '../server/models/stand-ins/comfyui.ts';
import { FalStandIn } from '../server/models/stand-ins/fal.ts';
import { endServer } from './built-server.ts';
import { clientOf, killableServer } from './killable-server.ts';

const KILLS = process.env.FAULTS === 'long' ? 100 : 4;
const SUBMITS_EACH = 4;
/** Milliseconds; long enough that requests are in any state between charged and fetched at the kill. */
const LONGEST_LIFE_MS = 1500;

const { folder, start } = killableServer();
let fal: FalStandIn;
let comfy: ComfyStandIn;
beforeAll(async () => {
  fal = await new FalStandIn().open();
  comfy = await new ComfyStandIn().open();
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  fal.file = comfy.file = picture;
  const service = { private: true, concurrency: 3 };
  const models = {
    services: {
      fal: { ...service, protocol: 'fal', base: fal.address, key: { env: 'FAL_KEY' } },
      gpu: { ...service, protocol: 'comfyui', base: comfy.address },
    },
    models: [
      {
        id: 'fal',
        for: { medium: 'picture', tool: 'flux', model: 'flux-pro' },
        service: 'fal',
        target: 'fal-ai/flux/dev',
        name: 'fal',
        input: { prompt: '{prompt}' },
        output: { file: '$.images[*].url' },
        points: 1,
        usd: 0.01,
      },
      {
        id: 'gpu',
        for: { medium: 'picture', tool: 'flux', model: 'flux-max' },
        service: 'gpu',
        workflow: join(EXAMPLES, 'workflows/text-to-picture.json'),
        name: 'gpu',
        input: { '@prompt.text': '{prompt}' },
        output: { node: '@save', kind: 'image' },
        points: 1,
      },
    ],
  };
  await writeFile(join(folder(), 'models.json'), JSON.stringify(models));
});
afterAll(async () => {
  await Promise.all([fal.close(), comfy.close()]);
});

const restart = () => start({ MODELS_FILE: join(folder(), 'models.json'), FAL_KEY: 'none' }, 'data');

/** Number of requests to the services per prompt. */
function asked(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { body } of [...fal.of('submit'), ...comfy.of('submit')]) {
    const prompt = /boat \d+-\d+/.exec(body)?.[0] ?? '';
    counts.set(prompt, (counts.get(prompt) ?? 0) + 1);
  }
  return counts;
}

describe('a server killed between a request to a service and its answer', () => {
  it(`${KILLS} times pays for nothing twice, loses no task, and refunds failed ones`, {
    timeout: KILLS * 60_000,
  }, async () => {
    const ids = new Set<string>();
    let token = '';
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await restart();
      token ||= (await clientOf(server.address, null).send(exchangeLink, { encrypt_str: server.link })).token;
      const client = clientOf(server.address, token);
      const submits = Array.from({ length: SUBMITS_EACH }, async (_, n) => {
        const { task_id = '' } = await client.send(
          imagine,
          {
            tool_name: 'flux',
            model_name: n % 2 === 0 ? 'flux-pro' : 'flux-max',
            prompt: `boat ${kill}-${n}`,
            ratio: '1:1',
          },
          { idempotencyKey: `${kill}-${n}` },
        );
        ids.add(task_id);
      });
      const ended = Promise.allSettled(submits);
      // cut some connections after the service has accepted, like a kill would
      if (kill % 2 === 1) fal.next('submit', 'cut');
      if (kill % 3 === 1) comfy.next('submit', 'cut');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      // without an acknowledged task the test would prove nothing
      if (kill === KILLS - 1) await ended;
      await endServer(server, 'SIGKILL');
      await ended;
    }

    const server = await restart();
    const client = clientOf(server.address, token);
    await expect
      .poll(async () => (await client.send(listTasks, { state: 'open' })).lists.length, {
        timeout: 180_000,
        interval: 500,
      })
      .toBe(0);
    await endServer(server, 'SIGTERM');

    const engine = await openEngine(join(folder(), 'data', 'database'));
    const { rows } = await engine.query<{ wrong: number; open: number; off: number }>(
      `SELECT (SELECT count(*)::int FROM tasks t JOIN holds h ON h.task_id = t.id
           WHERE (t.status = 'failed') <> (h.state = 'refunded') OR (t.status = 'done') <> (h.state = 'settled')) AS wrong,
         (SELECT count(*)::int FROM tasks WHERE status IN ('waiting', 'running')) AS open,
         (SELECT sum(points)::int FROM users) - (SELECT sum(points)::int FROM points_log) AS off`,
      [],
    );
    const requests = await engine.query<{ state: string; task: string; prompt: string }>(
      `SELECT r.state, t.status AS task, t.prompt FROM model_requests r JOIN tasks t ON t.id = r.task_id`,
      [],
    );
    await engine.close();
    expect(rows).toEqual([{ wrong: 0, open: 0, off: 0 }]);
    const counts = asked();
    expect(
      [...counts].filter(([, count]) => count > 1),
      'asked for twice',
    ).toEqual([]);
    for (const { state, task, prompt } of requests.rows) {
      // an accepted request is a picture, or a refunded orphan
      expect([prompt, state, task]).toEqual([
        prompt,
        state === 'done' ? 'done' : 'orphan',
        state === 'done' ? 'done' : 'failed',
      ]);
      if (state === 'done') expect([prompt, counts.get(prompt)]).toEqual([prompt, 1]);
    }
    expect(requests.rows.filter(({ state }) => state === 'done').length).toBeGreaterThan(0);
    expect(requests.rows.length).toBeGreaterThanOrEqual(ids.size);
  });
});
