import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PictureRequest } from '../../../generators/pictures/pictures.ts';
import { closeAccount } from '../../../server/account/close-account.ts';
import { eraseClosed } from '../../../server/account/erase-closed.ts';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { imagine } from '../../../src/api/draw.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { KEY, writeModels } from './protocol-cases.ts';
import { OpenAiStandIn } from './stand-ins/openai.ts';

let service: OpenAiStandIn;
let studio: Studio;
let member: Member;
let drop: () => Promise<void>;
beforeAll(async () => {
  service = await new OpenAiStandIn().open();
  service.file = await plainPicture(64, 64);
  const models = [
    { model: 'flux-pro', output: { base64: '$.data[*].b64_json' } },
    { model: 'flux-max', output: { file: '$.data[*].url' } },
  ].map(({ model, output }) => ({
    id: model,
    for: { medium: 'picture', tool: 'flux', model },
    service: 'open',
    name: 'GPT Image',
    target: 'gpt-image',
    path: '/images/generations',
    input: { prompt: '{prompt}' },
    output,
    points: 9,
    usd: 0.05,
  }));
  const open = {
    protocol: 'openai',
    base: `${service.address}/v1`,
    private: true,
    key: { env: 'STAND_KEY' },
    hosts: ['pictures.invalid'],
  };
  const written = await writeModels({ services: { open }, models });
  drop = written.drop;
  studio = await openStudio({ MODELS_FILE: written.file, STAND_KEY: KEY });
});
afterAll(async () => {
  await studio.close();
  await service.close();
  await drop();
});
beforeEach(async () => {
  service.forget();
  member = await newMember(studio, 100);
});

const draw = async (model_name: 'flux-pro' | 'flux-max') => {
  const input = { tool_name: 'flux', model_name, prompt: 'a lamp', ratio: '1:1' } as const;
  return (await studio.send(member.token, imagine, input)).task_id ?? '';
};

it('a picture that was made, but whose address cannot be reached, is not made again and again', async () => {
  service.url = 'https://pictures.invalid/1.png';
  const task = await draw('flux-max');
  expect(await endOf(studio, task)).toBe('failed');
  expect(service.of('submit')).toHaveLength(1);
  expect(await balanceOf(studio, member.userId)).toBe(100);
  const { rows } = await studio.db.query('SELECT state, usd::text FROM model_requests WHERE task_id = $1', [
    task,
  ]);
  expect(rows, 'the service has worked').toEqual([{ state: 'failed', usd: '0.0500' }]);
});

it('a picture that was made is fetched again when that fails', async () => {
  service.url = `${service.address}/files/1.png`;
  service.next('file', 'broken', 'cut');
  expect(await endOf(studio, await draw('flux-max'))).toBe('done');
  expect(service.of('submit')).toHaveLength(1);
});

it('a picture that came with the answer is deleted with its account', async () => {
  const task = await draw('flux-pro');
  expect(await endOf(studio, task)).toBe('done');
  const { rows } = await studio.db.query<{ name: string }>(
    "SELECT handle->'stored'->>0 AS name FROM model_requests WHERE task_id = $1",
    [task],
  );
  const name = rows[0]?.name ?? '';
  expect(await studio.deps.storage.size(name)).toBeGreaterThan(0);
  await closeAccount(studio.deps, member.userId);
  await eraseClosed(studio.deps, 0);
  expect(await studio.deps.storage.size(name)).toBeNull();
});

const isStored = async (name: unknown) => (await studio.deps.storage.size(String(name))) !== null;
const aDayLater = async () => {
  await studio.db.query("UPDATE loose_files SET at = at - interval '25 hours'");
  await cleanUp(studio.deps);
};

it('a picture that came with the answer is deleted after a day if the process dies before it notes the answer', async () => {
  const { maker } = studio.deps.models.find('picture', { tool: 'flux', model: 'flux-pro' });
  if (maker.runs !== 'remote') throw new Error('It is made here.');
  const request = { prompt: 'a lamp', width: 64, height: 64, count: 1, seed: 1 } as PictureRequest;
  const intent = await maker.prepare(request, { key: 'died', signal: AbortSignal.timeout(20_000) });
  const { stored } = await intent.send();
  const [name] = stored as string[];
  await cleanUp(studio.deps);
  expect(await isStored(name)).toBe(true);
  await aDayLater();
  expect(await isStored(name)).toBe(false);
});

it('a picture that came with the answer stays as long as its request needs it', async () => {
  const task = await draw('flux-pro');
  expect(await endOf(studio, task)).toBe('done');
  await studio.db.query('UPDATE model_requests SET ended_at = NULL WHERE task_id = $1', [task]);
  await aDayLater();
  const { rows } = await studio.db.query<{ name: string }>(
    "SELECT handle->'stored'->>0 AS name FROM model_requests WHERE task_id = $1",
    [task],
  );
  expect(await isStored(rows[0]?.name)).toBe(true);
});
