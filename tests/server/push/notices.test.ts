import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endOfTask } from '../../../server/push/notices.ts';
import { deleteDraw, imagine, restoreDraw } from '../../../src/api/draw.ts';
import { startExport } from '../../../src/api/exports.ts';
import { generateShotVideo, submitBatch } from '../../../src/api/storyboard.ts';
import { Film } from '../film/film-for-test.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';

let studio: Studio;
let member: Member;
let film: Film;
beforeAll(async () => {
  studio = await openStudio();
  member = await newMember(studio, 2000);
  film = await Film.make(
    studio,
    member,
    'Mei found a letter on the pier. She read it twice. Then she ran home.',
  );
});
afterAll(() => studio.close());

const ended = async (taskId: string | undefined) => {
  await endOf(studio, taskId);
  return (await endOfTask(studio.db, taskId ?? ''))?.message;
};
const picture = (scene_id: number) =>
  ({
    type: 1,
    script_id: film.script_id,
    scene_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'a letter',
  }) as const;

describe('the name of an end’s notice', () => {
  it('for a drawing', async () => {
    const { task_id } = await studio.send(member.token, imagine, { tool_name: 'mj', desc: 'x', options: {} });
    const tag = `${member.userId}|draw|${task_id}:done`;
    expect(await ended(task_id)).toEqual({ kind: 'draw', final: 'done', tag });
  });

  it('for a script, by its project', async () => {
    const { rows } = await studio.db.query<{ task_id: string }>(
      'SELECT task_id FROM projects WHERE id = $1',
      [film.script_id],
    );
    const tag = `${member.userId}|project|${film.script_id}:done`;
    expect(await ended(rows[0]?.task_id)).toEqual({ kind: 'project', final: 'done', tag });
  });

  it('for a clip of a storyboard', async () => {
    const [shot] = await film.shots();
    const { task_id } = await studio.send(member.token, generateShotVideo, {
      script_id: film.script_id,
      scene_id: shot?.id ?? 0,
      api_name: 'jimeng',
      tool_name: 'jimeng',
      prompt: 'a letter is opened',
      model: 'lite',
      resolution: '480p',
    });
    const tag = `${member.userId}|shot-video|${task_id}:done`;
    expect(await ended(task_id)).toEqual({ kind: 'shot-video', final: 'done', tag });
  });

  it('for a batch, once, by its project, when all of it has ended', async () => {
    const shots = await film.shots();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let begun = 0;
    studio.pictures.before = async () => {
      begun += 1;
      if (begun > 1) await held;
    };
    await studio.send(
      member.token,
      submitBatch,
      shots.slice(0, 2).map(({ id }) => picture(id)),
    );
    const tasks = async () =>
      (
        await studio.db.query<{ id: string; status: string }>(
          'SELECT id, status FROM tasks WHERE in_batch AND user_id = $1',
          [member.userId],
        )
      ).rows;
    const first = await vi.waitFor(
      async () => {
        const done = (await tasks()).find(({ status }) => status === 'done');
        expect(done).toBeDefined();
        return done;
      },
      { timeout: 20_000 },
    );
    expect(await endOfTask(studio.db, first?.id ?? '')).toBeNull();
    release();
    const tag = `${member.userId}|shot-list:${film.script_id}|${film.script_id}:done`;
    const made = await tasks();
    for (const { id } of made) await endOf(studio, id);
    const said = await Promise.all(made.map(({ id }) => ended(id)));
    expect(said.filter(Boolean)).toEqual([{ kind: 'shot-list', final: 'done', tag }]);
  });

  it('for a film', async () => {
    const { tasks_id } = await studio.send(member.token, startExport, {
      script_id: film.script_id,
      audio_type: 3,
      audio_vol: 1,
    });
    const tag = `${member.userId}|export:${tasks_id}|${tasks_id}:done`;
    expect(await ended(tasks_id)).toEqual({ kind: 'export', final: 'done', tag });
  });

  it('and not at all for one whose record was deleted', async () => {
    const { task_id, draw_id = 0 } = await studio.send(member.token, imagine, {
      tool_name: 'mj',
      desc: 'x',
      options: {},
    });
    await endOf(studio, task_id);
    await studio.send(member.token, deleteDraw, { draw_id });
    expect(await endOfTask(studio.db, task_id ?? '')).toBeNull();
    await studio.send(member.token, restoreDraw, { draw_id });
    expect(await endOfTask(studio.db, task_id ?? '')).not.toBeNull();
  });
});
