import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchExport, startExport } from '../../../src/api/exports.ts';
import { CREATION, createProject, deleteProject, regenerateProject } from '../../../src/api/projects.ts';
import { generateShotVideo, imagineMaterial, listShots, submitBatch } from '../../../src/api/storyboard.ts';
import { listTasks, readTaskRequest } from '../../../src/api/task-list.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio, writingOf } from '../harness.ts';

let studio: Studio;
let member: Member;
let script_id: number;
let scene_id: number;

beforeAll(async () => {
  studio = await openStudio();
  member = await newMember(studio, 1000);
  ({ script_id } = await studio.send(member.token, createProject, {
    name: 'The letter',
    generate_method: CREATION.story,
    content: 'Anna opened the letter. She looked at the sea.',
    text_type: 'story',
    width_height: '16:9',
  }));
  await writingOf(studio, script_id);
  const { lists } = await studio.send(member.token, listShots, { script_id });
  scene_id = lists[0]?.id ?? 0;
});
afterAll(() => studio.close());

const tasksOf = async (kind: string) => (await studio.send(member.token, listTasks, { kind })).lists;
const requestOf = (task_id = '') => studio.send(member.token, readTaskRequest, { task_id });

describe('tasks of a film', () => {
  it('a script’s task is tracked by its project, and repeating it rewrites that project', async () => {
    const [script] = await tasksOf('project');
    expect(script).toMatchObject({
      track_id: String(script_id),
      state: 'done',
      prompt: 'The letter',
      script_id,
    });
    expect(await requestOf(script?.task_id)).toEqual({
      path: regenerateProject.path,
      input: { script_id },
      points: 0,
    });
  });

  it('each task of a batch is separate, and can be repeated alone', async () => {
    const picture = { api_name: 'jimeng', tool_name: 'seedream', prompt: 'a letter' };
    const clip = {
      api_name: 'jimeng',
      tool_name: 'jimeng',
      prompt: 'it opens',
      model: 'lite',
      resolution: '480p',
    };
    await studio.send(member.token, submitBatch, [
      { type: 1, script_id, scene_id, ...picture },
      { type: 2, script_id, scene_id, ...clip },
    ]);
    const [image] = await tasksOf('shot-image');
    const [video] = await tasksOf('shot-video');
    await Promise.all([endOf(studio, image?.task_id), endOf(studio, video?.task_id)]);
    expect((await requestOf(image?.task_id)).path).toBe(imagineMaterial.path);
    const { path, input } = await requestOf(video?.task_id);
    expect(path).toBe(generateShotVideo.path);
    const { task_id } = await studio.send(member.token, generateShotVideo, input as never);
    expect(await endOf(studio, task_id)).toBe('done');
    expect((await tasksOf('shot-video'))[0]?.image).toMatch(/^\/media\//);
  });

  it('a film can be downloaded for ten days, and then exported again at the current price', async () => {
    const { tasks_id } = await studio.send(member.token, startExport, {
      script_id,
      audio_type: 3,
      audio_vol: 1,
    });
    await endOf(studio, tasks_id);
    const [fresh] = await tasksOf('export');
    const told = await studio.send(member.token, searchExport, { tasks_id });
    expect(fresh).toMatchObject({
      prompt: 'The letter',
      film: { video_url: told.video_url, works_id: told.works_id },
    });
    const days = (Date.parse(fresh?.film?.expires_at ?? '') - Date.parse(fresh?.ended_at ?? '')) / 86_400_000;
    expect(days).toBe(10);
    await studio.db.query("UPDATE tasks SET ended_at = ended_at - interval '11 days' WHERE id = $1", [
      tasks_id,
    ]);
    const [old] = await tasksOf('export');
    expect(old?.film).toMatchObject({ video_url: '', subtitles_url: '' });
    expect(old?.again).toBe(1);
    expect(await requestOf(tasks_id)).toMatchObject({
      path: startExport.path,
      input: { script_id, audio_type: 3 },
    });
  });

  it('nothing can be repeated once its project is deleted', async () => {
    const [film] = await tasksOf('export');
    await studio.send(member.token, deleteProject, { id: script_id });
    expect((await tasksOf('export'))[0]).toMatchObject({ task_id: film?.task_id, again: 0 });
    expect(await refusalOf(requestOf(film?.task_id))).toMatchObject({ code: 409 });
    expect((await tasksOf('export'))[0]?.script_id).toBeUndefined();
  });
});
