import { describe, expect, it } from 'vitest';
import { acknowledge } from '../../../server/push/notices.ts';
import { cleanUp } from '../../../server/tasks/clean-up.ts';
import { MOST_PAGES_A_DAY } from '../../../server/tasks/page-views.ts';
import { deleteDraw, getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { deleteLipSync, faceConsent, restoreLipSync } from '../../../src/api/lipsync.ts';
import { createMusic, deleteMusic, getMusicTasks, restoreMusic } from '../../../src/api/music.ts';
import { copyProject, deleteProject } from '../../../src/api/projects.ts';
import { reportPageView } from '../../../src/api/studio.ts';
import { deleteVideo, restoreVideo } from '../../../src/api/video.ts';
import { filmOf } from '../film/film.ts';
import { endOf, type Member, newMember, refusalOf, type Studio, studioForTest } from '../harness.ts';
import { speakerOf } from '../lipsync/speakers.ts';
import { pageClipCalls } from '../video/page-clip-calls.ts';

const rows = async ({ db }: Studio, statement: string, values: unknown[] = []) =>
  (await db.query<{ key: string; id: number; n: number }>(statement, values)).rows;
const keys = async (studio: Studio) =>
  (await rows(studio, 'SELECT key FROM media ORDER BY key')).map(({ key }) => key);

/** A finished drawing: its record and its file. */
async function drawn(studio: Studio, { token }: Member) {
  const { task_id = '' } = await studio.send(token, imagine, {
    tool_name: 'irag',
    prompt: 'x',
    ratio: '1:1',
  });
  await endOf(studio, task_id);
  const [task] = await studio.send(token, getDrawTasks, { taskId: [task_id] });
  const address = task?.images[0] ?? '';
  const [row] = await rows(studio, 'SELECT id FROM draws WHERE task_id = $1', [task_id]);
  return { id: row?.id ?? 0, address, key: address.slice('/media/'.length).split('.')[0] ?? '' };
}
/** One finished result of each of the other tools: its record, a file, and its two calls. */
const MADE = {
  clips: async (studio: Studio, member: Member) => {
    const { id, video_url: address = '' } = await pageClipCalls(() => ({ studio, member })).made();
    return { id, address, remove: deleteVideo, restore: restoreVideo };
  },
  songs: async (studio: Studio, { token }: Member) => {
    const { music_id, id = 0 } = await studio.send(token, createMusic, {
      tool_name: 'mureka',
      api_name: 'ai302',
      make_instrumental: 1,
      prompt: 'a lake',
    });
    await endOf(studio, music_id);
    const [song] = await studio.send(token, getMusicTasks, { music_id: [music_id] });
    return { id, address: song?.works[0]?.audio_url ?? '', remove: deleteMusic, restore: restoreMusic };
  },
  lip_syncs: async (studio: Studio, member: Member) => {
    await studio.send(member.token, faceConsent, { given: 1 });
    const speaker = speakerOf(studio, member);
    const task = await speaker.talk();
    await endOf(studio, task);
    const { id = 0, video_url: address = '' } = (await speaker.poll(task)) ?? {};
    return { id, address, remove: deleteLipSync, restore: restoreLipSync };
  },
};
const age = ({ db }: Studio, table: string, days: number) =>
  db.query(`UPDATE ${table} SET deleted_at = deleted_at - $1 * interval '1 day'`, [days]);
const stored = ({ deps }: Studio, key: string) => deps.storage.size(`media/${key.slice(0, 2)}/${key}.jpg`);

describe('files of deleted records', () => {
  it('stay while the record can be restored, and are then deleted with their smaller copies; others stay', async () => {
    const studio = await studioForTest();
    const member = await newMember(studio);
    const old = await drawn(studio, member);
    const kept = await drawn(studio, member);
    expect((await studio.app.inject({ url: `${old.address}&w=320` })).statusCode).toBe(200);
    const small = `variants/${old.key.slice(0, 2)}/${old.key}-320.webp`;
    expect(await studio.deps.storage.size(small)).not.toBeNull();
    await studio.send(member.token, deleteDraw, { draw_id: old.id });
    await age(studio, 'draws', 30);
    await cleanUp(studio.deps);
    expect(await stored(studio, old.key)).not.toBeNull();
    await age(studio, 'draws', 2);
    await cleanUp(studio.deps);
    expect(await stored(studio, old.key)).toBeNull();
    expect(await studio.deps.storage.size(small)).toBeNull();
    expect(await stored(studio, kept.key)).not.toBeNull();
    expect(await keys(studio)).toEqual([kept.key]);
    expect(studio.reports).toEqual([]);
  });

  it('stay while another record shows them', async () => {
    const studio = await studioForTest();
    const member = await newMember(studio);
    const { id, key } = await drawn(studio, member);
    await studio.db.query(
      `INSERT INTO works (user_id, name, video, poster, width_height, seconds) VALUES ($1, 'x', '', $2, '1:1', 1)`,
      [member.userId, `${key}.jpg`],
    );
    await studio.send(member.token, deleteDraw, { draw_id: id });
    await age(studio, 'draws', 40);
    await cleanUp(studio.deps);
    expect(await keys(studio)).toEqual([key]);
    await studio.db.query('UPDATE works SET deleted_at = now()');
    await age(studio, 'works', 40);
    await cleanUp(studio.deps);
    expect(await keys(studio)).toEqual([]);
  });

  it.each(['clips', 'songs', 'lip_syncs'] as const)(
    'of %s are there for as long as they can be restored',
    async (table) => {
      const studio = await studioForTest();
      const member = await newMember(studio, 100);
      const { token } = member;
      const { id, address, remove, restore } = await MADE[table](studio, member);
      const status = async () => (await studio.app.inject({ url: address })).statusCode;
      await studio.send(token, remove, { id });
      await age(studio, table, 29);
      await cleanUp(studio.deps);
      expect(await studio.send(token, restore, { id })).toMatchObject({ id });
      expect(await status()).toBe(200);
      await cleanUp(studio.deps);
      expect(await status()).toBe(200);
      await studio.send(token, remove, { id });
      await age(studio, table, 30);
      await cleanUp(studio.deps);
      expect(await status()).toBe(200);
      expect((await refusalOf(studio.send(token, restore, { id }))).code).toBe(404);
      await age(studio, table, 2);
      await cleanUp(studio.deps);
      expect(await status()).toBe(404);
      expect(studio.reports).toEqual([]);
    },
  );

  it('of a project are deleted with it, except those that its copy shows', async () => {
    const studio = await studioForTest({}, { working: false });
    const member = await newMember(studio);
    const { projectId: script_id } = await filmOf(studio, member, [{}, {}]);
    const before = await keys(studio);
    expect(before).not.toEqual([]);
    const { lists } = await studio.send(member.token, copyProject, { script_id });
    const copy = Math.max(...lists.flatMap(({ data }) => data).map(({ id }) => id));
    await studio.send(member.token, deleteProject, { id: script_id });
    await age(studio, 'projects', 40);
    await cleanUp(studio.deps);
    expect(await keys(studio)).toEqual(before);
    await studio.send(member.token, deleteProject, { id: copy });
    await age(studio, 'projects', 40);
    await cleanUp(studio.deps);
    expect(await keys(studio)).toEqual([]);
    expect(studio.reports).toEqual([]);
  });
});

it('old page views and acknowledgements are deleted, recent ones stay, and pages per day are limited', async () => {
  const studio = await studioForTest({}, { working: false });
  const { userId } = await newMember(studio);
  const see = (path: string) => studio.send(null, reportPageView, { path, title: 't' });
  const seen = async () => (await rows(studio, 'SELECT count(*)::int AS n FROM page_views'))[0]?.n;
  await see('/draw');
  await studio.db.query(
    "INSERT INTO page_views SELECT current_date - 91, 'old ' || n, '', 1 FROM generate_series(1, 10) AS n",
  );
  await acknowledge(studio.db, userId, 'd', ['new', 'old']);
  await studio.db.query(
    "UPDATE notice_acks SET created_at = now() - interval '8 days' WHERE notice_id = 'old'",
  );
  await cleanUp(studio.deps);
  expect(await seen()).toBe(1);
  const acks = await studio.db.query('SELECT notice_id FROM notice_acks');
  expect(acks.rows).toEqual([{ notice_id: 'new' }]);

  await studio.db.query(
    "INSERT INTO page_views SELECT current_date, n::text, '', 1 FROM generate_series(2, $1::int) AS n",
    [MOST_PAGES_A_DAY],
  );
  await see('/one more');
  await see('/draw');
  expect(await seen()).toBe(MOST_PAGES_A_DAY);
  const [draw] = await rows(studio, "SELECT count::int AS n FROM page_views WHERE path = '/draw'");
  expect(draw?.n).toBe(2);
});
