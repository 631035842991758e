import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../src/api/errors.ts';
import { submitBatch } from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { Film } from './film-for-test.ts';

const STORY =
  'Mei found a letter on the old pier at dusk. She opened it. The sea was quiet. A ship came back.';
const COST = 4;

let studio: Studio;
let member: Member;
let film: Film;
let shots: number[];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.pictures.before = async () => {};
  member = await newMember(studio, 100);
  film = await Film.make(studio, member, STORY, { style_name: 'ink-wash' });
  shots = (await film.shots()).map(({ id }) => id);
  studio.pictures.asked.length = 0;
});

const picture = (scene_id: number, prompt = 'a pier') => ({
  script_id: film.script_id,
  scene_id,
  api_name: 'jimeng',
  tool_name: 'seedream',
  prompt,
});
const batch = (items: unknown[], key?: string, token = member.token) =>
  studio.send(
    token,
    submitBatch,
    items as Parameters<typeof studio.send<typeof submitBatch>>[2],
    key ? { idempotencyKey: key } : {},
  );
const tasks = async () =>
  (
    await studio.db.query<{ id: string; status: string }>(
      "SELECT id, status FROM tasks WHERE user_id = $1 AND queue = 'pictures' ORDER BY created_at",
      [member.userId],
    )
  ).rows;

describe('a batch', () => {
  const items = () => shots.map((id) => ({ type: 1, ...picture(id) }));

  it('[BOARD-78] draws for every shot, each charged separately', async () => {
    await batch(items());
    for (const { id } of await tasks()) expect(await endOf(studio, id)).toBe('done');
    expect(await balanceOf(studio, member.userId)).toBe(100 - shots.length * COST);
    expect((await film.shots()).map(({ has_generate }) => has_generate)).toEqual(shots.map(() => 1));
    expect((await film.board()).image_need).toBe(0);
  });

  it('that the points do not cover charges none and starts nothing', async () => {
    member = await newMember(studio, shots.length * COST - 1);
    film = await Film.make(studio, member, STORY);
    shots = (await film.shots()).map(({ id }) => id);
    const { code } = await refusalOf(batch(items(), 'poor'));
    expect(code).toBe(CODE.shortOfPoints);
    expect(await balanceOf(studio, member.userId)).toBe(shots.length * COST - 1);
    expect(await tasks()).toEqual([]);
    const { rows } = await studio.db.query('SELECT 1 FROM holds WHERE user_id = $1 AND points > 0', [
      member.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('sent 20 times concurrently with the same key is charged once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => batch(items(), 'same')));
    expect(await tasks()).toHaveLength(shots.length);
    for (const { id } of await tasks()) await endOf(studio, id);
    expect(await balanceOf(studio, member.userId)).toBe(100 - shots.length * COST);
    expect((await refusalOf(batch(items().slice(1), 'same'))).code).toBe(409);
  });

  it.each([
    [
      'a clip of a version that its mode does not have',
      () => ({
        type: 2,
        api_name: 'duomi',
        tool_name: 'luma',
        script_id: film.script_id,
        scene_id: shots[0] ?? 0,
      }),
      400,
    ],
    [
      'a model that there is not',
      () => ({ type: 1, ...picture(shots[0] ?? 0), api_name: 'baidu', tool_name: 'k3' }),
      400,
    ],
    ['a shot that is gone', () => ({ type: 1, ...picture(999_999) }), 404],
  ])('with %s is refused whole', async (_what, bad, code) => {
    expect((await refusalOf(batch([...items(), bad()]))).code).toBe(code);
    expect(await balanceOf(studio, member.userId)).toBe(100);
    expect(await tasks()).toEqual([]);
  });

  it('of another member’s film is refused', async () => {
    const stranger = await newMember(studio, 100);
    expect((await refusalOf(batch(items(), undefined, stranger.token))).code).toBe(404);
    expect(await balanceOf(studio, stranger.userId)).toBe(100);
  });
});
