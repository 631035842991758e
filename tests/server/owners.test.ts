import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '../../server/frame/all-calls.ts';
import { allRoutes } from '../../server/routes/routes.ts';
import { listSessions, login } from '../../src/api/account.ts';
import { createOrder } from '../../src/api/billing.ts';
import { getDrawTasks, imagine } from '../../src/api/draw.ts';
import { searchExport, startExport } from '../../src/api/exports.ts';
import { CREATION, createProject } from '../../src/api/projects.ts';
import { listLines } from '../../src/api/script.ts';
import { generateShotVideo, listShots } from '../../src/api/storyboard.ts';
import { endOf, type Member, newMember, openStudio, PASSWORD, type Studio, writingOf } from './harness.ts';

/** What the owner has, and nobody else may reach. */
interface Belongings {
  clip_task_id: string;
  tasks_id: string;
  works_id: number;
  task_id: string;
  draw_id: number;
  image: string;
  session_id: number;
  script_id: number;
  drama_id: number;
  order_no: string;
  scense_id: number;
  other_scense_id: number;
}

const KEY = 'the-owners-key';
/** Whether a stranger can take it away is asked in push.test.ts, as the answer tells nothing. */
const ENDPOINT = 'https://push.example.com/the-owners-device';
/** Words that only the owner's film holds. */
const PLOT = 'Aurelia kept a cobalt letter.';

/** An input that names the owner's belongings, for every call that takes an id, a key or an address. */
type Body = Record<string, unknown> | Record<string, unknown>[];
const CASES: Record<string, (own: Belongings) => Body> = {
  '/draw/imagine': ({ image }) => ({ tool_name: 'irag', prompt: 'x', ratio: '1:1', image_url: image }),
  '/draw/fluxImageApi': ({ image }) => ({ prompt: 'x', ratio: '1:1', image_url: image }),
  '/draw/chagne-image': ({ task_id }) => ({ api_name: 'mj', action: 'VARIATION', index: 0, task_id }),
  '/draw/mediaSrp': ({ image, draw_id }) => ({ media_url: image, id: draw_id }),
  '/draw/seed': ({ task_id }) => ({ api_name: 'mj', task_id }),
  '/draw/get-task': ({ task_id }) => ({ taskId: [task_id] }),
  '/draw/lists': ({ draw_id }) => ({ page: 1, before: draw_id + 1 }),
  '/studio/task/list': ({ task_id }) => ({ before: task_id }),
  '/studio/task/cancel': ({ task_id }) => ({ task_id }),
  '/studio/task/request': ({ task_id }) => ({ task_id }),
  '/studio/draw/restore': ({ draw_id }) => ({ draw_id }),
  '/draw/del-draw': ({ draw_id }) => ({ draw_id }),
  '/script/script-info': ({ script_id }) => ({ script_id }),
  '/script/check-sg-status': ({ script_id }) => ({ script_ids: [script_id] }),
  '/script/update-script': ({ script_id }) => ({ script_id, type: 2, width_height: '9:16' }),
  '/script/list-drama': ({ script_id }) => ({ script_id }),
  '/script/handle-drama': ({ script_id, drama_id }) => ({ script_id, type: 3, drama_id, move: 'Pan' }),
  '/script/order-drama': ({ script_id, drama_id }) => ({
    script_id,
    from_drama_id: drama_id,
    to_drama_id: drama_id,
  }),
  '/script/list-scense': ({ script_id }) => ({ script_id }),
  '/script/handle-scense': ({ script_id, scense_id }) => ({ script_id, type: 3, scense_id, narration: 'x' }),
  '/script/order-scense': ({ script_id, scense_id, other_scense_id }) => ({
    script_id,
    from_scense_id: scense_id,
    to_scense_id: other_scense_id,
  }),
  '/script/save-scense': ({ script_id, drama_id }) => ({ script_id, type: 1, drama_id, drama_dialogue: 'x' }),
  '/script/copy-scense': ({ script_id, scense_id }) => ({ script_id, scense_id }),
  '/script/imagine': ({ script_id, scense_id }) => shotPicture(script_id, scense_id),
  '/script/submit-task': ({ script_id, scense_id }) => [{ type: 1, ...shotPicture(script_id, scense_id) }],
  '/script/list-draw-pro': ({ script_id, scense_id }) => ({ script_id, scense_id, page: 1 }),
  '/script/video': ({ script_id, scense_id }) => shotClip(script_id, scense_id),
  '/video/get-task': ({ clip_task_id }) => ({ task_id: [clip_task_id] }),
  '/script/list-video': ({ script_id, scense_id }) => ({ script_id, scense_id, page: 1 }),
  '/script/bind-video': ({ scense_id, clip_task_id }) => ({ scense_id, video_task_id: clip_task_id }),
  '/script/voice-setting': ({ scense_id }) => ({
    type: 1,
    global: 0,
    scense_id,
    voice_speed: 1,
    voice_vol: 1,
    voice_pitch: 0,
    voice_emotion: 'neutral',
  }),
  '/script/download-scense': ({ script_id }) => ({ script_id }),
  '/studio/exports/quote': ({ script_id }) => ({ script_id }),
  '/script/okl-export': ({ script_id }) => ({ script_id, audio_type: 3, audio_vol: 1 }),
  '/script/okl-searching': ({ tasks_id }) => ({ tasks_id }),
  '/script/okl-handle': ({ works_id }) => ({ type: 2, works_id }),
  '/script/copy-script': ({ script_id }) => ({ script_id }),
  '/script/re-generate-base': ({ script_id }) => ({ script_id }),
  '/script/del-script-pro': ({ script_id }) => ({ id: script_id }),
  '/studio/project/restore': ({ script_id }) => ({ script_id }),
  '/package/create-order': () => ({ product_type: 1, pay_type: 1, package_id: 1 }),
  '/package/search-order': ({ order_no }) => ({ order_type: 1, order_no }),
  '/center/points-log': () => ({ page: 1, before: 1_000_000 }),
  '/center/invited-users': () => ({ page: 1, before: 1_000_000 }),
  '/center/distribute-users': () => ({ page: 1, before: 1_000_000 }),
  '/center/list-broadcast': () => ({ page: 1, before: 1_000_000 }),
  '/center/mark-broadcast': () => ({ id: 1 }),
  '/studio/session/revoke': ({ session_id }) => ({ id: session_id }),
  '/studio/submits/check': () => ({ key: KEY }),
  '/studio/notices/ack': ({ task_id }) => ({ ids: [task_id] }),
  '/studio/push/unsubscribe': () => ({ endpoint: ENDPOINT }),
};

const shotPicture = (script_id: number, scense_id: number) => ({
  script_id,
  scense_id,
  api_name: 'jimeng',
  tool_name: 'seedream',
  prompt: 'a letter',
});

const shotClip = (script_id: number, scense_id: number) => ({
  script_id,
  scense_id,
  api_name: 'jimeng',
  tool_name: 'jimeng',
  prompt: 'a letter is opened',
  model: 'lite',
  resolution: '480p',
});

let studio: Studio;
let owner: Member;
let stranger: Member;
let own: Belongings;

beforeAll(async () => {
  studio = await openStudio();
  owner = await newMember(studio, 1000);
  stranger = await newMember(studio, 1000);
  const other = await studio.send(null, login, { user_login: owner.phone, user_pass: PASSWORD });
  const submitted = await studio.send(
    owner.token,
    imagine,
    { tool_name: 'mj', desc: 'mine', options: {} },
    { idempotencyKey: KEY },
  );
  const task_id = submitted.task_id ?? '';
  await endOf(studio, task_id);
  const [task] = await studio.send(owner.token, getDrawTasks, { taskId: [task_id] });
  const { lists } = await studio.send(other.token, listSessions, {});
  const order = await studio.send(owner.token, createOrder, { product_type: 1, pay_type: 1, package_id: 2 });
  own = {
    task_id,
    draw_id: submitted.draw_id ?? 0,
    image: task?.images[0] ?? '',
    order_no: order.order_no,
    session_id: lists.find(({ current }) => current)?.id ?? 0,
    ...(await film()),
  };
});
afterAll(() => studio.close());

/** A project whose script is written. */
async function film() {
  const { script_id } = await studio.send(owner.token, createProject, {
    generate_method: CREATION.story,
    content: `${PLOT} She looked at the sea.`,
    text_type: 'story',
    width_height: '16:9',
  });
  await writingOf(studio, script_id);
  const { lists } = await studio.send(owner.token, listLines, { script_id });
  const shots = (await studio.send(owner.token, listShots, { script_id })).lists;
  const scene_id = shots[0]?.id ?? 0;
  const { scense_id: _, ...clipInput } = shotClip(script_id, scene_id);
  const clip = await studio.send(owner.token, generateShotVideo, { ...clipInput, scene_id });
  await endOf(studio, clip.task_id);
  const { tasks_id } = await studio.send(owner.token, startExport, {
    script_id,
    audio_type: 3,
    audio_vol: 1,
  });
  await endOf(studio, tasks_id);
  const { works_id } = await studio.send(owner.token, searchExport, { tasks_id });
  return {
    clip_task_id: clip.task_id,
    tasks_id,
    works_id,
    script_id,
    drama_id: lists[0]?.id ?? 0,
    scense_id: shots[0]?.id ?? 0,
    other_scense_id: shots[1]?.id ?? 0,
  };
}

const post = async (path: string, payload: Body, token?: string) => {
  const answer = await studio.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: token ? { authorization: token } : {},
  });
  // a file is an answer as well
  const isJson = String(answer.headers['content-type']).includes('json');
  const code = isJson ? answer.json<{ code: number }>().code : answer.statusCode;
  return { status: answer.statusCode, body: answer.body, code };
};

/** What only the owner's answers may contain. */
const secrets = () => [
  own.task_id,
  own.order_no,
  own.clip_task_id,
  own.tasks_id,
  own.image.slice('/media/'.length, '/media/'.length + 32),
  'Aurelia',
  'cobalt',
];

describe.each(Object.keys(CASES))('%s', (path) => {
  it('answers nobody without a token', async () => {
    expect(await post(path, CASES[path]?.(own) ?? {})).toMatchObject({ status: 401 });
    expect(await post(path, CASES[path]?.(own) ?? {}, 'no such token')).toMatchObject({ status: 401 });
  });

  it("gives a stranger nothing of the owner's", async () => {
    const { status, body } = await post(path, CASES[path]?.(own) ?? {}, stranger.token);
    expect(status).toBe(200);
    for (const secret of secrets()) expect(body).not.toContain(secret);
    if (
      ![
        '/draw/get-task',
        '/draw/lists',
        '/center/points-log',
        '/center/invited-users',
        '/center/distribute-users',
        // what is on offer, and what all members are told, belongs to nobody
        '/package/create-order',
        '/center/list-broadcast',
        '/center/mark-broadcast',
        '/studio/submits/check',
        '/studio/notices/ack',
        '/studio/task/list',
        '/studio/push/unsubscribe',
        '/script/check-sg-status',
        '/video/get-task',
      ].includes(path)
    )
      expect(JSON.parse(body).code).not.toBe(200);
  });

  it('serves the owner afterwards', async () => {
    expect(await post(path, CASES[path]?.(own) ?? {}, owner.token)).toMatchObject({ status: 200, code: 200 });
  });
});

describe('the contract', () => {
  interface Schema {
    entries?: Record<string, Schema>;
    options?: readonly unknown[];
    wrapped?: Schema;
    item?: Schema;
    pipe?: readonly Schema[];
  }

  /** Names of fields at any depth that could name something of somebody. */
  function references(schema: Schema | undefined): string[] {
    if (!schema) return [];
    const entries = Object.entries(schema.entries ?? {});
    return [
      ...entries
        .map(([name]) => name)
        .filter((name) => /^(id|ids|key|before)$|_ids?$|Id$|_url$|image/.test(name)),
      ...entries.flatMap(([, inner]) => references(inner)),
      ...(schema.options ?? []).flatMap((option) =>
        typeof option === 'object' && option !== null ? references(option as Schema) : [],
      ),
      ...references(schema.wrapped),
      ...references(schema.item),
      ...(schema.pipe ?? []).slice(1).flatMap(references),
    ];
  }

  it('has no call with an id that is not tried here as nobody, as a stranger and as the owner', () => {
    const offered = new Set(allRoutes(studio.deps).map(({ call }) => call.path));
    const missing = ALL_CALLS.filter((call) => offered.has(call.path) && call.access !== 'anyone')
      .filter((call) => references(call.input as Schema).length > 0)
      .map(({ path }) => path as string)
      .filter((path) => !Object.hasOwn(CASES, path));
    expect(missing).toEqual([]);
  });

  it('lets nobody without a token into any call for members', async () => {
    for (const { call } of allRoutes(studio.deps).filter((route) => route.call.access === 'member'))
      expect(await post(call.path, {}), call.path).toMatchObject({ status: 401, code: 401 });
  });

  it('is known whole: what has no handler says so in both languages', async () => {
    expect(ALL_CALLS.length).toBeGreaterThan(20);
    const offered = new Set(allRoutes(studio.deps).map(({ call }) => call.path));
    for (const { path, method } of ALL_CALLS.filter((call) => !offered.has(call.path))) {
      const ask = (language: string) =>
        studio.app.inject({ method, url: `/api${path}`, headers: { 'accept-language': language } });
      expect((await ask('en')).json(), path).toMatchObject({ code: 501, message: 'Not offered yet' });
      expect((await ask('zh')).json(), path).toMatchObject({ code: 501, message: '暂未提供' });
    }
  });
});
