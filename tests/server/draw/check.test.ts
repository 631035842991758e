import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyModel } from '../../../server/models/model.ts';
import type { CallInput } from '../../../src/api/call.ts';
import { checkFilm, checkPrompt } from '../../../src/api/prompt-check.ts';
import { Film } from '../film/film-for-test.ts';
import { newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

const maker = { runs: 'direct', make: () => Promise.reject(new Error('not asked')) } as const;
const row = { limits: {}, points: null, traits: {}, maker } as const;
/** Real models for one model of flux, for its edits, and for one resolution of clips. */
const rows: readonly AnyModel[] = [
  { ...row, id: 'max', medium: 'picture', name: 'FLUX', for: { tool: 'flux', model: 'flux-max' } },
  {
    ...row,
    id: 'clip',
    medium: 'clip',
    name: 'Jimeng',
    for: { tool: 'jimeng', model: 'lite', resolution: '1080p' },
  },
  { ...row, id: 'edit', medium: 'edit', name: 'Kontext', for: { tool: 'fluxImage', model: 'flux-pro' } },
];
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false, rows });
});
afterAll(() => studio.close());

const check = async (input: CallInput<typeof checkPrompt>, token: string | null = null) =>
  (await studio.send(token, checkPrompt, input)).undrawn;

describe('the check of a prompt', () => {
  it('names what the built-in engine cannot draw, to visitors and members, for free', async () => {
    const { token, userId } = await newMember(studio, 3);
    const input = {
      medium: 'picture',
      tool_name: 'mj',
      prompt: 'a platypus and a fox beside a mosque',
    } as const;
    for (const caller of [null, token]) expect(await check(input, caller)).toEqual(['platypus', 'mosque']);
    expect(await check({ ...input, prompt: '一只鸭嘴兽' })).toEqual(['鸭嘴兽']);
    const { rows } = await studio.db.query('SELECT points FROM users WHERE id = $1', [userId]);
    expect(rows).toEqual([{ points: 3 }]);
  });

  it('leaves out what is not wanted', async () => {
    const prompt = 'a desert, no platypus';
    expect(await check({ medium: 'picture', tool_name: 'irag', prompt })).toEqual([]);
    expect(await check({ medium: 'picture', tool_name: 'mj', prompt: 'a platypus', no: 'platypus' })).toEqual(
      [],
    );
  });

  it.each([
    [{ medium: 'picture', tool_name: 'flux', model_name: 'flux-max' }, []],
    [{ medium: 'picture', tool_name: 'flux', model_name: 'flux-pro' }, ['platypus']],
    [{ medium: 'picture', tool_name: 'flux' }, ['platypus']],
    [{ medium: 'edit', tool_name: 'fluxImage', model_name: 'flux-pro' }, []],
    [{ medium: 'edit', tool_name: 'fluxImage', model_name: 'flux-max' }, ['platypus']],
    [{ medium: 'picture', tool_name: 'seedream' }, ['platypus']],
    [{ medium: 'clip', tool_name: 'jimeng', model_name: 'lite', resolution: '480p' }, ['platypus']],
    [{ medium: 'clip', tool_name: 'jimeng', model_name: 'lite', resolution: '1080p' }, []],
  ] as const)('answers only for models that the built-in engine serves: %o', async (model, undrawn) => {
    expect(await check({ ...model, prompt: 'a platypus' })).toEqual(undrawn);
  });

  it('refuses what is no prompt of a drawing', async () => {
    const long: CallInput<typeof checkPrompt> = {
      medium: 'picture',
      tool_name: 'mj',
      prompt: 'x'.repeat(2001),
    };
    expect((await refusalOf(check(long))).code).toBe(400);
    const answer = await studio.app.inject({
      method: 'POST',
      url: '/api/studio/prompt/check',
      payload: { medium: 'picture', tool_name: 'mj', prompt: 'a fox', more: 1 },
    });
    expect(answer.json()).toMatchObject({ code: 400 });
  });
});

describe('the check of a film', () => {
  it('names what its script and its storyboard ask for in vain, with the lines and the shots', async () => {
    const member = await newMember(studio);
    const script_id = (await Film.make(studio, member)).script_id;
    const words = ['a fox on a hill', 'a platypus beside a mosque', 'Platypus at sea'];
    const { rows: lines } = await studio.db.query<{ id: number }>(
      `INSERT INTO drama_lines (project_id, position, hm_desc) SELECT $1, n - 1, words FROM
         unnest($2::text[]) WITH ORDINALITY AS given (words, n) ORDER BY n RETURNING id`,
      [script_id, words],
    );
    const { rows: shots } = await studio.db.query<{ id: number }>(
      `INSERT INTO shots (project_id, position, static_desc) VALUES ($1, 0, 'Mei waits'), ($1, 1, '@Mei# and a platypus') RETURNING id`,
      [script_id],
    );
    const ask = (of: 'script' | 'storyboard', model: { tool_name: string; model_name?: string }) =>
      studio.send(member.token, checkFilm, { script_id, of, ...model });
    expect((await ask('script', { tool_name: 'mj' })).undrawn).toEqual([
      { word: 'platypus', ids: [lines[1]?.id, lines[2]?.id] },
      { word: 'mosque', ids: [lines[1]?.id] },
    ]);
    expect((await ask('storyboard', { tool_name: 'mj' })).undrawn).toEqual([
      { word: 'platypus', ids: [shots[1]?.id] },
    ]);
    expect((await ask('script', { tool_name: 'flux', model_name: 'flux-max' })).undrawn).toEqual([]);
  });
});
