/**
 * Needs Postgres: PGlite has one connection, on which one transaction ends before the next begins. There, two that lock the same rows
 * in opposite order wait for each other until one of them is refused with an error.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteProject } from '../../../src/api/projects.ts';
import { handleShot, SHOT_ACTION, upscaleBatch } from '../../../src/api/storyboard.ts';
import { cancelTask } from '../../../src/api/task-list.ts';
import { stopAfter, untilWaiting } from '../between.ts';
import { balanceOf, endOf } from '../harness.ts';
import { clipCalls } from '../video/clip-calls.ts';
import { filmWithShots, holdPainter, pictureCalls } from './film-with-shots.ts';

const given = filmWithShots({ points: 500 });
const { picture, drawn, imagine, batch } = pictureCalls(given);
const { made } = clipCalls(() => ({
  studio: given.studio,
  member: given.member,
  script_id: given.film.script_id,
  shots: given.shots,
}));
let pair: [number, number];
const send: typeof given.studio.send = (...asked) => given.studio.send(...asked);
const upscale = (media_type: 'image' | 'video', shots: readonly number[]) =>
  send(given.member.token, upscaleBatch, { media_type, lists: shots.map((scene_id) => ({ scene_id })) });

/** Two calls of which the second begins in the middle of the first. @returns how they ended */
async function both(stop: RegExp, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const { db } = given.studio.deps;
  let other: Promise<unknown> = Promise.reject(new Error(`No statement was like ${stop}.`));
  other.catch(() => {});
  stopAfter(db, stop, async () => {
    other = second();
    await untilWaiting(db, other);
  });
  const [one] = await Promise.allSettled([first()]);
  const [two] = await Promise.allSettled([other]);
  return [one, two].map((end) => (end.status === 'fulfilled' ? 'done' : String(end.reason?.message)));
}

describe.skipIf(!process.env.TEST_POSTGRES)('at the same time', () => {
  beforeEach(() => {
    given.studio.reports.length = 0;
    given.studio.pictures.smaller = 8;
    const [one = 0, two = 0] = given.shots;
    pair = [one, two];
  });

  it.each(['image', 'video'] as const)(
    'HD for the same %ss in opposite order: one makes them, the other is told that they are being made',
    async (type) => {
      for (const id of pair) {
        await drawn(id);
        if (type === 'video') await made({ scene_id: id });
      }
      const before = await balanceOf(given.studio, given.member.userId);
      const stop =
        type === 'image' ? /FROM media .*FOR NO KEY UPDATE/s : /FROM clips .*FOR (NO KEY )?UPDATE/s;
      expect(
        await both(
          stop,
          () => upscale(type, pair),
          () => upscale(type, [...pair].reverse()),
        ),
      ).toEqual(['done', expect.stringMatching(/HD|upscaled/i)]);
      expect(given.studio.reports).toEqual([]);
      expect(await balanceOf(given.studio, given.member.userId)).toBe(before - 2);
    },
  );

  it('batches of pictures for the same shots in opposite order are both made', async () => {
    const items = pair.map((id) => ({ type: 1, ...picture(id), desc: 'a pier' }));
    expect(
      await both(
        /^\s*UPDATE shots/,
        () => batch(items),
        () => batch([...items].reverse()),
      ),
    ).toEqual(['done', 'done']);
  });

  it('a shot is drawn and deleted', async () => {
    const [id] = pair;
    holdPainter(given);
    await imagine(id);
    const gone = { type: SHOT_ACTION.delete, script_id: given.film.script_id, scene_id: id };
    expect(
      await both(
        /^\s*UPDATE shots/,
        () => imagine(id),
        () => send(given.member.token, handleShot, gone),
      ),
    ).toEqual(['done', 'done']);
  });

  it('a film is deleted, and one of its tasks is cancelled', async () => {
    holdPainter(given);
    const tasks = [await imagine(pair[0]), await imagine(pair[1])];
    const ended = await both(
      /^UPDATE tasks SET refunded/,
      () => send(given.member.token, deleteProject, { id: given.film.script_id }),
      async () => {
        // one that the deletion has not come to yet, if there is one
        const { rows } = await given.studio.db.query<{ id: string }>(
          'SELECT id FROM tasks WHERE id = ANY($1::text[]) FOR NO KEY UPDATE SKIP LOCKED',
          [tasks],
        );
        await send(given.member.token, cancelTask, { task_id: rows[0]?.id ?? tasks[1] ?? '' });
      },
    );
    expect(ended).toEqual(['done', 'done']);
    for (const id of tasks) expect(await endOf(given.studio, id)).toBe('cancelled');
  });
});
