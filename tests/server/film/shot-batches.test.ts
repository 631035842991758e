import { describe, expect, it } from 'vitest';
import { CODE } from '../../../src/api/errors.ts';
import { balanceOf, endOf, newMember, refusalOf } from '../harness.ts';
import { Film } from './film-for-test.ts';
import { filmWithShots, pictureCalls, STORY } from './film-with-shots.ts';

const COST = 4;

const made = filmWithShots();

const { picture, batch, tasks } = pictureCalls(made);

describe('a batch', () => {
  const items = () => made.shots.map((id) => ({ type: 1, ...picture(id) }));

  it('[BOARD-78] draws for every shot, each charged separately', async () => {
    await batch(items());
    for (const { id } of await tasks()) expect(await endOf(made.studio, id)).toBe('done');
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100 - made.shots.length * COST);
    expect((await made.film.shots()).map(({ has_generate }) => has_generate)).toEqual(
      made.shots.map(() => 1),
    );
    expect((await made.film.board()).image_need).toBe(0);
  });

  it('that the points do not cover charges none and starts nothing', async () => {
    made.member = await newMember(made.studio, made.shots.length * COST - 1);
    made.film = await Film.make(made.studio, made.member, STORY);
    made.shots = (await made.film.shots()).map(({ id }) => id);
    const { code } = await refusalOf(batch(items(), 'poor'));
    expect(code).toBe(CODE.shortOfPoints);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(made.shots.length * COST - 1);
    expect(await tasks()).toEqual([]);
    const { rows } = await made.studio.db.query('SELECT 1 FROM holds WHERE user_id = $1 AND points > 0', [
      made.member.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('sent 20 times concurrently with the same key is charged once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => batch(items(), 'same')));
    expect(await tasks()).toHaveLength(made.shots.length);
    for (const { id } of await tasks()) await endOf(made.studio, id);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100 - made.shots.length * COST);
    expect((await refusalOf(batch(items().slice(1), 'same'))).code).toBe(409);
  });

  it.each([
    [
      'a clip of a version that its mode does not have',
      () => ({
        type: 2,
        api_name: 'duomi',
        tool_name: 'luma',
        script_id: made.film.script_id,
        scene_id: made.shots[0] ?? 0,
      }),
      400,
    ],
    [
      'a model that there is not',
      () => ({ type: 1, ...picture(made.shots[0] ?? 0), api_name: 'baidu', tool_name: 'k3' }),
      400,
    ],
    ['a shot that is gone', () => ({ type: 1, ...picture(999_999) }), 404],
  ])('with %s is refused whole', async (_what, bad, code) => {
    expect((await refusalOf(batch([...items(), bad()]))).code).toBe(code);
    expect(await balanceOf(made.studio, made.member.userId)).toBe(100);
    expect(await tasks()).toEqual([]);
  });

  it('that is refused for one shot says which, and why', async () => {
    const clip = (id: number, prompt: string) => ({
      type: 2,
      api_name: 'haomiao',
      tool_name: 'google-veo',
      model: 'veo3-fast-frames',
      seconds: 8,
      prompt,
      script_id: made.film.script_id,
      scene_id: id,
    });
    const [one = 0, two = 0] = made.shots;
    const { code, message } = await refusalOf(batch([clip(one, 'a lamp'), clip(two, '')]));
    expect([code, message]).toEqual([400, 'Shot 2: Please add description']);
    expect(await tasks()).toEqual([]);
  });

  it('of another member’s film is refused', async () => {
    const stranger = await newMember(made.studio, 100);
    expect((await refusalOf(batch(items(), undefined, stranger.token))).code).toBe(404);
    expect(await balanceOf(made.studio, stranger.userId)).toBe(100);
  });
});
