import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMedia } from '../../server/media/media.ts';
import { keyOfDerived } from '../../server/media/media-keys.ts';
import { allRoutes } from '../../server/routes.ts';
import { ALL_CALLS } from '../../server/rpc/all-calls.ts';
import { listSessions, login } from '../../src/api/account.ts';
import { createOrder } from '../../src/api/billing.ts';
import { listRoles } from '../../src/api/characters.ts';
import { getDrawTasks, imagine } from '../../src/api/draw.ts';
import { CODE } from '../../src/api/errors.ts';
import { searchExport, startExport } from '../../src/api/exports.ts';
import { createMusic } from '../../src/api/music.ts';
import { CREATION, createProject } from '../../src/api/projects.ts';
import { listLines } from '../../src/api/script.ts';
import { compareScript, updateStoryboard } from '../../src/api/script-changes.ts';
import { generateShotVideo, imagineMaterial, listShots } from '../../src/api/storyboard.ts';
import { saveStyle } from '../../src/api/styles.ts';
import { generateVideo, getVideoTasks } from '../../src/api/video.ts';
import { endOf, type Member, newMember, openStudio, PASSWORD, type Studio, writingOf } from './harness.ts';
import { HEARD } from './media-makers.ts';
import {
  ANSWERED,
  type Belongings,
  type Body,
  CASES,
  FOR_ALL,
  KEY,
  OWN_ONLY,
  PLOT,
  shotClip,
} from './owner-cases.ts';

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
    home_id: owner.userId,
    phone: owner.phone,
    task_id,
    draw_id: submitted.draw_id ?? 0,
    image: task?.images[0] ?? '',
    order_no: order.order_no,
    session_id: lists.find(({ current }) => current)?.id ?? 0,
    style_id: await style(task?.images[0] ?? ''),
    ...(await film()),
    page_clip_id: await pageClip(),
    ...(await song()),
  };
});
afterAll(() => studio.close());

const style = async (image: string): Promise<number> => {
  const input = { name: 'Mine', category: 'Animation' as const, text2video_prompt: 'mine', image };
  return (await studio.send(owner.token, saveStyle, input))?.id ?? 0;
};

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
  const { lists: roles } = await studio.send(owner.token, listRoles, { script_id });
  const role_id = roles[0]?.id ?? 0;
  const portrait = await studio.send(owner.token, imagineMaterial, {
    script_id,
    role_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a girl',
  });
  const role_task_id = typeof portrait === 'string' ? portrait : '';
  await endOf(studio, role_task_id);
  const shots = (await studio.send(owner.token, listShots, { script_id })).lists;
  const scene_id = shots[0]?.id ?? 0;
  const { scense_id: _, ...clipInput } = shotClip(script_id, scene_id);
  const clip = await studio.send(owner.token, generateShotVideo, { ...clipInput, scene_id });
  await endOf(studio, clip.task_id);
  const drawing = await studio.send(owner.token, imagineMaterial, {
    script_id,
    scene_id: shots[1]?.id ?? 0,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a lamp',
  });
  await endOf(studio, typeof drawing === 'string' ? drawing : drawing.task_id);
  const { tasks_id } = await studio.send(owner.token, startExport, {
    script_id,
    audio_type: 3,
    audio_vol: 1,
  });
  await endOf(studio, tasks_id);
  const { works_id } = await studio.send(owner.token, searchExport, { tasks_id });
  const [made] = await studio.send(owner.token, getVideoTasks, { task_id: [clip.task_id] });
  return {
    clip_task_id: clip.task_id,
    tasks_id,
    works_id,
    clip_id: made?.id ?? 0,
    film: made?.video_url ?? '',
    script_id,
    role_id,
    role_task_id,
    drama_id: lists[0]?.id ?? 0,
    ...(await updated(script_id)),
    scense_id: shots[0]?.id ?? 0,
    other_scense_id: shots[1]?.id ?? 0,
  };
}

/** A clip of the video page whose last picture was read before: what stands in for a clip here has no pictures. */
async function pageClip(): Promise<number> {
  const { script_id: _, scense_id: _s, ...input } = shotClip(0, 0);
  const { task_id, id = 0 } = await studio.send(owner.token, generateVideo, input);
  await endOf(studio, task_id);
  const { rows } = await studio.db.query<{ video: string }>('SELECT video FROM clips WHERE id = $1', [id]);
  const key = keyOfDerived(studio.deps.secret, 'last-frame', rows[0]?.video ?? '');
  const file = { key, ext: 'jpg', mime: 'image/jpeg', bytes: 1, width: 854, height: 480, upscaled: false };
  await addMedia(studio.db, owner.userId, file);
  return id;
}

/** Songs, and the audio that others may follow. */
async function song() {
  const reference = 'a'.repeat(32);
  const media = { key: reference, ext: 'mp3', mime: 'audio/mpeg', bytes: 1, width: null, height: null };
  await addMedia(studio.db, owner.userId, { ...media, upscaled: false });
  await studio.db.query(
    `INSERT INTO music_references (key, user_id, tool_name, heard) VALUES ($1, $2, 'mureka', $3::jsonb)`,
    [reference, owner.userId, JSON.stringify(HEARD)],
  );
  const { music_id, id = 0 } = await studio.send(owner.token, createMusic, {
    tool_name: 'suno',
    api_name: 'duomi',
    custom_mode: 0,
    make_instrumental: 1,
    prompt: 'a cobalt morning',
  });
  await endOf(studio, music_id);
  return { music_id, song_id: id, reference };
}

/** An update of a storyboard from its script. */
async function updated(script_id: number) {
  const { revision } = await studio.send(owner.token, compareScript, { script_id });
  return { revision, ...(await studio.send(owner.token, updateStoryboard, { script_id, revision })) };
}

/** A body as its call takes it: JSON, or a form if there is a file in it. */
async function bodyOf(payload: Body) {
  if (Array.isArray(payload) || !Object.values(payload).some((value) => value instanceof Blob))
    return { payload };
  const form = new FormData();
  for (const [name, value] of Object.entries(payload))
    form.append(name, value instanceof Blob ? value : String(value));
  const request = new Response(form);
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    type: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

const post = async (path: string, body: Body, token?: string) => {
  const method = ALL_CALLS.find((call) => call.path === path)?.method ?? 'POST';
  const { payload, type = {} } = await bodyOf(body);
  const answer = await studio.app.inject({
    method,
    url: `/api${path}`,
    ...(method === 'POST' ? { payload } : {}),
    headers: { ...type, ...(token ? { authorization: token } : {}) },
  });
  // a file is an answer as well
  const isJson = String(answer.headers['content-type']).includes('json');
  const code = isJson ? answer.json<{ code: number }>().code : answer.statusCode;
  return { status: answer.statusCode, body: answer.body, code };
};

/** What only the owner's answers may contain. */
const secrets = () => [
  own.phone,
  owner.token,
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
    if (!ANSWERED.has(path)) expect(JSON.parse(body).code).not.toBe(200);
  });

  it('serves the owner afterwards', async () => {
    const { status, code } = await post(path, CASES[path]?.(own) ?? {}, owner.token);
    expect(status).toBe(200);
    // 201 says where the rest is streamed
    expect([CODE.ok, CODE.stream]).toContain(code);
  });
});

describe.each(Object.keys(FOR_ALL))('%s, which needs no token,', (path) => {
  it("tells nobody and no stranger anything of the owner's", async () => {
    for (const token of [undefined, 'no such token', stranger.token]) {
      const { status, body } = await post(path, FOR_ALL[path]?.(own) ?? {}, token);
      expect(status).toBe(200);
      for (const secret of secrets()) expect(body).not.toContain(secret);
    }
  });
});

describe.each(Object.keys(OWN_ONLY))('%s, which names nothing,', (path) => {
  it('answers nobody without a token, and a stranger with their own', async () => {
    const body = OWN_ONLY[path] ?? {};
    expect(await post(path, body)).toMatchObject({ status: 401 });
    const answer = await post(path, body, stranger.token);
    expect(answer.status).toBeLessThan(500);
    for (const secret of secrets()) expect(answer.body).not.toContain(secret);
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

  it('has no call that is not tried here as nobody, as a stranger and as the owner', () => {
    const offered = allRoutes(studio.deps).map(({ call }) => call);
    const tables = [Object.keys(CASES), Object.keys(OWN_ONLY), Object.keys(FOR_ALL)];
    expect(tables.flat().sort()).toEqual(offered.map(({ path }) => path as string).sort());
    // what takes an id or an address is tried with the owner's
    const naming = offered.filter(({ input }) => references(input as Schema).length > 0);
    expect(naming.map(({ path }) => path).filter((path) => Object.hasOwn(OWN_ONLY, path))).toEqual([]);
    // and what needs a token is not in the table of what needs none
    const open = offered.filter(({ access }) => access !== 'member').map(({ path }) => path as string);
    expect(Object.keys(FOR_ALL).filter((path) => !open.includes(path))).toEqual([]);
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
