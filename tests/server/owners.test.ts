import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../server/routes.ts';
import { ALL_CALLS } from '../../server/rpc/all-calls.ts';
import { CODE } from '../../src/api/errors.ts';
import { type Member, newMember, openStudio, type Studio } from './harness.ts';
import { belongingsOf } from './owner-belongings.ts';
import { type Belongings, type Body, CASES } from './owner-cases.ts';
import { ANSWERED, FOR_ALL, OWN_ONLY } from './owner-tables.ts';

let studio: Studio;
let owner: Member;
let stranger: Member;
let own: Belongings;

beforeAll(async () => {
  studio = await openStudio();
  owner = await newMember(studio, 1000);
  stranger = await newMember(studio, 1000);
  own = await belongingsOf(studio, owner);
});
afterAll(() => studio.close());

/** The body as the call takes it: JSON, or a form if it contains a file. */
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
  // a file counts as an answer, too
  const isJson = String(answer.headers['content-type']).includes('json');
  const code = isJson ? answer.json<{ code: number }>().code : answer.statusCode;
  return { status: answer.statusCode, body: answer.body, code };
};

/** Data that only the owner's answers may contain. */
const secrets = () => [
  own.phone,
  owner.token,
  own.task_id,
  own.order_no,
  own.clip_task_id,
  own.head_task_id,
  own.tasks_id,
  own.image.slice('/media/'.length, '/media/'.length + 32),
  'Aurelia',
  'cobalt',
];

describe.each(Object.keys(CASES))('%s', (path) => {
  it('refuses requests without a token', async () => {
    expect(await post(path, CASES[path]?.(own) ?? {})).toMatchObject({ status: 401 });
    expect(await post(path, CASES[path]?.(own) ?? {}, 'no such token')).toMatchObject({ status: 401 });
  });

  it('gives another member none of the owner’s data', async () => {
    const { status, body } = await post(path, CASES[path]?.(own) ?? {}, stranger.token);
    expect(status).toBe(200);
    for (const secret of secrets()) expect(body).not.toContain(secret);
    if (!ANSWERED.has(path)) expect(JSON.parse(body).code).not.toBe(200);
  });

  it('serves the owner afterwards', async () => {
    const { status, code } = await post(path, CASES[path]?.(own) ?? {}, owner.token);
    expect(status).toBe(200);
    // 201 contains the address of the upload
    expect([CODE.ok, CODE.stream]).toContain(code);
  });
});

describe.each(Object.keys(FOR_ALL))('%s, which needs no token,', (path) => {
  it('gives visitors and other members none of the owner’s data', async () => {
    for (const token of [undefined, 'no such token', stranger.token]) {
      const { status, body } = await post(path, FOR_ALL[path]?.(own) ?? {}, token);
      expect(status).toBe(200);
      for (const secret of secrets()) expect(body).not.toContain(secret);
    }
  });
});

describe.each(Object.keys(OWN_ONLY))('%s, which names nothing,', (path) => {
  it('refuses requests without a token, and gives other members only their own data', async () => {
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

  /** Names of fields at any depth that could identify something of a member's. */
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

  it('has no call that is not tested here as visitor, other member and owner', () => {
    const offered = allRoutes(studio.deps).map(({ call }) => call);
    const tables = [Object.keys(CASES), Object.keys(OWN_ONLY), Object.keys(FOR_ALL)];
    expect(tables.flat().sort()).toEqual(offered.map(({ path }) => path as string).sort());
    // calls that take an id or an address are tried with the owner's
    const naming = offered.filter(({ input }) => references(input as Schema).length > 0);
    expect(naming.map(({ path }) => path).filter((path) => Object.hasOwn(OWN_ONLY, path))).toEqual([]);
    // calls that need a token are not in the table of those that do not
    const open = offered.filter(({ access }) => access !== 'member').map(({ path }) => path as string);
    expect(Object.keys(FOR_ALL).filter((path) => !open.includes(path))).toEqual([]);
  });

  it('requires a token for all calls for members', async () => {
    for (const { call } of allRoutes(studio.deps).filter((route) => route.call.access === 'member'))
      expect(await post(call.path, {}), call.path).toMatchObject({ status: 401, code: 401 });
  });

  it('is fully registered: calls without a handler say so in both languages', async () => {
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
