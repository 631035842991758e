import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagine, imagineFromImage } from '../../../src/api/draw.ts';
import { listPointsLog, readPoints } from '../../../src/api/points.ts';
import { checkSubmit } from '../../../src/api/studio.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const input = { tool_name: 'irag', prompt: 'a lighthouse', ratio: '1:1' } as const;
const COST = 2;
const draw = ({ token }: Member, idempotencyKey?: string, prompt: string = input.prompt) =>
  studio.send(token, imagine, { ...input, prompt }, idempotencyKey ? { idempotencyKey } : {});
const tasksOf = async ({ userId }: Member) =>
  (await studio.db.query<{ n: number }>('SELECT count(*)::int AS n FROM tasks WHERE user_id = $1', [userId]))
    .rows[0]?.n;

describe('an idempotency key', () => {
  it('sent 50 times concurrently charges once, and every request gets the same task', async () => {
    const member = await newMember(studio);
    const answers = await Promise.all(Array.from({ length: 50 }, () => draw(member, 'key-50')));
    expect(new Set(answers.map(({ task_id }) => task_id)).size).toBe(1);
    expect(await tasksOf(member)).toBe(1);
    expect(await balanceOf(studio, member.userId)).toBe(200 - COST);
  });

  it('with another input is refused and charges nothing', async () => {
    const member = await newMember(studio);
    await draw(member, 'key-body');
    expect(await refusalOf(draw(member, 'key-body', 'a harbour'))).toMatchObject({ code: 409 });
    expect(await balanceOf(studio, member.userId)).toBe(200 - COST);
  });

  it('on another call is refused', async () => {
    const member = await newMember(studio);
    await draw(member, 'key-call');
    const other = studio.send(
      member.token,
      imagineFromImage,
      { prompt: 'x', ratio: '1:1', image_url: '/media/0' },
      { idempotencyKey: 'key-call' },
    );
    expect(await refusalOf(other)).toMatchObject({ code: 409 });
  });

  it('that was checked before its submit arrived is never charged, since the person was told so', async () => {
    const member = await newMember(studio);
    expect(await studio.send(member.token, checkSubmit, { key: 'late' })).toEqual({ known: false });
    expect(await refusalOf(draw(member, 'late'))).toMatchObject({ code: 409 });
    expect(await studio.send(member.token, checkSubmit, { key: 'late' })).toEqual({ known: false });
    expect(await balanceOf(studio, member.userId)).toBe(200);
    expect(await tasksOf(member)).toBe(0);
  });

  it('is scoped to its member: another may use the same key', async () => {
    const [one, two] = [await newMember(studio), await newMember(studio)];
    const tasks = [await draw(one, 'shared'), await draw(two, 'shared')];
    expect(tasks[0]?.task_id).not.toBe(tasks[1]?.task_id);
  });

  it('that was refused for too few points works once there are enough', async () => {
    const member = await newMember(studio, 1);
    expect((await refusalOf(draw(member, 'poor'))).code).toBe(2001);
    await studio.db.query('UPDATE users SET points = 10 WHERE id = $1', [member.userId]);
    await studio.db.query(
      "INSERT INTO points_log (user_id, kind, points, description) VALUES ($1, 'grant', 9, 'test')",
      [member.userId],
    );
    expect((await draw(member, 'poor')).task_id).toBeTruthy();
  });

  it('finds the result of a lost answer', async () => {
    const member = await newMember(studio);
    const { task_id } = await draw(member, 'lost');
    const known = await studio.send(member.token, checkSubmit, { key: 'lost' });
    expect(known).toMatchObject({ known: true, answer: { task_id } });
    expect(await studio.send(member.token, checkSubmit, { key: 'never sent' })).toEqual({ known: false });
    const stranger = await newMember(studio);
    expect(await studio.send(stranger.token, checkSubmit, { key: 'lost' })).toEqual({ known: false });
  });
});

describe('points', () => {
  it('for one task, spent 100 times concurrently, are spent once; the other requests learn what is missing', async () => {
    const member = await newMember(studio, COST);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => draw(member, `spend-${n}`)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(99);
    expect(new Set(refused.map(({ reason }) => (reason as { code: number }).code))).toEqual(new Set([2001]));
    expect(await balanceOf(studio, member.userId)).toBe(0);
    expect(await tasksOf(member)).toBe(1);
  });

  it('can never fall below zero, whatever the code does', async () => {
    const { userId } = await newMember(studio);
    await expect(studio.db.query('UPDATE users SET points = -1 WHERE id = $1', [userId])).rejects.toThrow(
      /check/,
    );
  });

  it('are refunded once if the pictures cannot be made', async () => {
    const member = await newMember(studio);
    const before = studio.pictures.before;
    studio.pictures.before = async ({ prompt }) => {
      if (prompt === 'impossible') throw new Error('No.');
    };
    const { task_id } = await draw(member, 'fails', 'impossible');
    expect(await endOf(studio, task_id)).toBe('failed');
    studio.pictures.before = before;
    expect(await balanceOf(studio, member.userId)).toBe(200);
    const { lists } = await studio.send(member.token, listPointsLog, { page: 1 });
    expect(lists.map(({ description, points }) => [description, points])).toEqual([
      ['Refund: iRAG', COST],
      ['Drawing: iRAG', -COST],
      ['Welcome points', 200],
    ]);
  });

  it('of a finished task are not refunded', async () => {
    const member = await newMember(studio);
    const { task_id } = await draw(member);
    expect(await endOf(studio, task_id)).toBe('done');
    const { rows } = await studio.db.query('SELECT state FROM holds WHERE task_id = $1', [task_id]);
    expect(rows).toEqual([{ state: 'settled' }]);
    expect(await balanceOf(studio, member.userId)).toBe(200 - COST);
  });

  it("[POINTS-02, POINTS-04, POINTS-05] come with every cost, in the contract's spelling", async () => {
    const { token } = await newMember(studio);
    const answer = await studio.app.inject({
      method: 'POST',
      url: '/api/center/points',
      headers: { authorization: token },
      payload: {},
    });
    const { data } = answer.json<{ data: Record<string, unknown> }>();
    expect(data).toMatchObject({ potins: 200, show_tab: 0, action: 0, one_key_slice: 0 });
    for (const cost of [
      'draw_points id_setting luma_points runway_points kling_setting hailuo_video_setting hailuo_s2v_setting',
      'suno_points completions_setting describe_setting jimeng_setting flux_setting irag_setting',
    ].flatMap((names) => names.split(' ')))
      expect(data, cost).toHaveProperty(cost);
    // the documented prices apply unless somebody changes them
    expect(data).toMatchObject({
      jimeng_setting: {
        'lite-480p': 10,
        'lite-720p': 20,
        'lite-1080p': 50,
        'pro-480p': 15,
        'pro-720p': 30,
        'pro-1080p': 72,
      },
      hailuo_video_setting: { '512P': 12, '768P': 40, '1080P': 70 },
      vidu_setting: { 'v2.0': 25, 'v2.0-references': 60, Q1: 70 },
      google_veo_setting: { 'veo3-fast': 60, 'veo3-fast-frames': 60 },
      speech_points: 1,
    });
    expect(data.member_arr).toEqual({ buy_member: 0, member_name: '', expire_time: '' });
  });

  it('of a member show their phone masked', async () => {
    const { token, phone } = await newMember(studio);
    const { star_tel } = await studio.send(token, readPoints, {});
    expect(star_tel).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  });

  it('are logged page by page, also while new rows come', async () => {
    const member = await newMember(studio);
    for (let n = 0; n < 12; n++) await draw(member, `page-${n}`);
    const one = await studio.send(member.token, listPointsLog, { page: 1 });
    expect([one.lists.length, one.has_next]).toEqual([10, 1]);
    await draw(member);
    const before = one.lists.at(-1)?.id ?? 0;
    const two = await studio.send(member.token, listPointsLog, { page: 2, before });
    expect([two.lists.length, two.has_next]).toEqual([3, 0]);
    expect(two.lists.every(({ id = 0 }) => id < before)).toBe(true);
  });
});
