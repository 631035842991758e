import { expect, it } from 'vitest';
import { copyProject } from '../../../src/api/projects.ts';
import type { Shot } from '../../../src/api/shot.ts';
import { listShots, upscaleBatch } from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, refusalOf } from '../harness.ts';
import { clipCalls } from '../video/clip-calls.ts';
import { filmWithShots, pictureCalls } from './film-with-shots.ts';

const given = filmWithShots({ points: 200 });
const { imagine } = pictureCalls(given);
const { made } = clipCalls(() => ({
  studio: given.studio,
  member: given.member,
  script_id: given.film.script_id,
  shots: given.shots,
}));

const upscale = (media_type: 'image' | 'video', { id }: Shot) =>
  given.studio.send(given.member.token, upscaleBatch, { media_type, lists: [{ scene_id: id }] });
const shotsOf = async (script_id: number) =>
  (await given.studio.send(given.member.token, listShots, { script_id })).lists;
const fileOf = (address = ''): string => address.split('?')[0] ?? '';

/** A copy of the film. @returns its id */
async function copied(): Promise<number> {
  await given.studio.send(given.member.token, copyProject, { script_id: given.film.script_id });
  const { rows } = await given.studio.db.query<{ id: number }>(
    'SELECT max(id) AS id FROM projects WHERE user_id = $1',
    [given.member.userId],
  );
  return rows[0]?.id ?? 0;
}

it.each(['image', 'video'] as const)(
  'a copy of a film shows the HD %s that its original got after it was copied, without another charge',
  async (type) => {
    const [first = 0] = given.shots;
    await endOf(given.studio, await imagine(first));
    if (type === 'video') await made();
    const copy = await copied();
    const [original] = await given.film.shots();
    if (!original) throw new Error('no shot');
    for (const task of (await upscale(type, original))?.tasks ?? [])
      expect(await endOf(given.studio, task)).toBe('done');
    const inHd = await given.film.shot(first);
    const [before] = await shotsOf(copy);
    if (!before) throw new Error('no shot');
    expect(fileOf(before.scene_img)).toBe(fileOf(original.scene_img));
    const points = await balanceOf(given.studio, given.member.userId);

    expect(await upscale(type, before)).toEqual({ tasks: [], skipped: 0, shown: 1 });
    expect(await balanceOf(given.studio, given.member.userId)).toBe(points);
    const [after] = await shotsOf(copy);
    expect([after?.draw_id, after?.video_id]).toEqual([inHd?.draw_id, inHd?.video_id]);
    expect([fileOf(after?.scene_img), fileOf(after?.video_url)]).toEqual([
      fileOf(inHd?.scene_img),
      fileOf(inHd?.video_url),
    ]);
    expect((await refusalOf(upscale(type, before))).message).toBe(
      'These are in HD already, or too large for it',
    );
  },
);
