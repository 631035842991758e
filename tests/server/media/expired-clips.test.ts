import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { generateVideo, getVideoTasks } from '../../../src/api/video.ts';
import { filmOf, pictureOf } from '../film/film.ts';
import { endOf, type Member, newMember, type Studio, studioForTest } from '../harness.ts';

let studio: Studio;
let member: Member;
beforeEach(async () => {
  studio = await studioForTest();
  member = await newMember(studio, 1000);
});

interface Made {
  id: number;
  task_id: string;
  /** Names of the files, such as `<key>.mp4`. */
  video: string;
  poster: string;
}

/** A finished clip of the video page, with its first frame. */
async function made(image: string): Promise<Made> {
  const { task_id } = await studio.send(member.token, generateVideo, {
    api_name: 'jimeng',
    tool_name: 'jimeng',
    model: 'lite',
    resolution: '480p',
    ratio: '16:9',
    seconds: 5,
    prompt: 'waves',
    image: `/media/${image}`,
  });
  expect(await endOf(studio, task_id)).toBe('done');
  const { rows } = await studio.db.query<Made>(
    'SELECT id, task_id, video, poster FROM clips WHERE task_id = $1',
    [task_id],
  );
  return rows[0] as Made;
}
const age = ({ id }: Made, days: number) =>
  studio.db.query(`UPDATE clips SET created_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);
const stored = (file: string) => studio.deps.storage.size(`media/${file.slice(0, 2)}/${file}`);
const there = async ({ video, poster }: Made) => [
  (await stored(video)) !== null,
  (await stored(poster)) !== null,
];

describe('files of expired clips', () => {
  it('are deleted, while the record stays in the history with its settings; younger ones stay', async () => {
    const image = await pictureOf(studio, member.userId);
    const [old, young] = [await made(image), await made(image)];
    await age(old, 11);
    await age(young, 9);
    await cleanUp(studio.deps);
    expect([await there(old), await there(young)]).toEqual([
      [false, false],
      [true, true],
    ]);
    const { rows } = await studio.db.query<{ key: string }>('SELECT key FROM media WHERE key = ANY($1)', [
      [old.video, old.poster, image].map((file) => file.split('.')[0]),
    ]);
    expect(rows).toEqual([{ key: image.split('.')[0] }]);
    expect(await stored(image)).not.toBeNull();
    const [shown] = await studio.send(member.token, getVideoTasks, {
      task_id: [old.task_id],
      tool_name: 'jimeng',
    });
    expect(shown).toMatchObject({ state: 5, video_url: '' });
    expect(shown?.options).toContain(image);
    // each is checked once
    const due = await studio.db.query('SELECT id FROM clips WHERE expiry_swept_at IS NULL');
    expect(due.rows).toEqual([{ id: young.id }]);
    expect(studio.reports).toEqual([]);
  });

  it('stay while a work or its draft, a film or another record uses them', async () => {
    const image = await pictureOf(studio, member.userId);
    const [shared, filmed, spoken] = [await made(image), await made(image), await made(image)];
    await studio.db.query(
      `INSERT INTO works (user_id, name, video, poster, width_height, seconds) VALUES ($1, 'x', $2, $3, '1:1', 1)`,
      [member.userId, shared.video, shared.poster],
    );
    const { projectId } = await filmOf(studio, member, [{}]);
    await studio.db.query('UPDATE shots SET clip_id = $1 WHERE project_id = $2', [filmed.id, projectId]);
    const [kept] = spoken.video.split('.');
    await studio.db.query(`INSERT INTO speeches (user_id, hash, file, seconds) VALUES ($1, 'h', $2, 1)`, [
      member.userId,
      kept,
    ]);
    for (const clip of [shared, filmed, spoken]) await age(clip, 20);
    await cleanUp(studio.deps);
    expect([await there(shared), await there(filmed), await there(spoken)]).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ]);
    // an erased work releases them
    await studio.db.query(`UPDATE works SET deleted_at = now() - interval '40 days'`);
    await cleanUp(studio.deps);
    expect(await there(shared)).toEqual([false, false]);
    expect(studio.reports).toEqual([]);
  });
});
