import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BadPicture } from '../../../generators/clips/still.ts';
import { MediaToolMissing } from '../../../generators/ffmpeg/find-ffmpeg.ts';
import {
  EXPORT_ACTION,
  FILM_MUSIC,
  quoteExport,
  searchExport,
  startExport,
} from '../../../src/api/exports.ts';
import { deleteProject } from '../../../src/api/projects.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { untilStopped } from '../until-stopped.ts';
import { exportCalls } from './export-calls.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({ FILM_WORKERS: '2' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
  studio.films.before = async () => {};
  studio.speech.before = async () => {};
});

const TWENTY = 'x'.repeat(20);
const { film, handle, search, start } = exportCalls(() => ({ studio, member }));
/** A film editor that waits until it is released. */
function hold() {
  let let_go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    let_go = resolve;
  });
  studio.films.before = (signal) => Promise.race([held, untilStopped(signal)]);
  return () => let_go();
}
const running = (tasks_id: string) =>
  vi.waitFor(async () => expect((await search(tasks_id)).step).toBe(3), { interval: 20 });

describe('an export', () => {
  it('[EXPORT-01] [EXPORT-11] [NOTICE-02] answers its id, then its steps, then the film as an unpublished work', async () => {
    const { projectId } = await film();
    const go = hold();
    const { tasks_id } = await start(projectId);
    await running(tasks_id);
    expect(await search(tasks_id)).toMatchObject({ video_url: '', works_id: 0 });
    go();
    expect(await endOf(studio, tasks_id)).toBe('done');
    const told = await search(tasks_id);
    expect(told).toMatchObject({
      step: 4,
      width_height: '16:9',
      works_name: 'The lamp',
      seconds: 5,
      published: 0,
      provider: 'stand-in editor',
    });
    expect(told.works_id).toBeGreaterThan(0);
    expect(Date.parse(String(told.works_time))).toBeLessThanOrEqual(Date.now());
    for (const [address, text] of [
      [told.video_url, 'file mp4'],
      [told.poster_url, 'file jpg'],
      [told.subtitles_url, 'file srt'],
    ])
      expect(await (await studio.fetch(address ?? '')).text()).toBe(text);
  });

  it('names who makes its parts, before and after it is made', async () => {
    // one shot shows an upload, which nobody here has made
    const { projectId, shotIds } = await film([{ narration: TWENTY }, { picture: false }]);
    const place = { script_id: projectId, scene_id: shotIds[1] ?? 0 };
    const irag = { api_name: 'baidu', tool_name: 'irag', prompt: 'a lamp', ratio: '16:9' };
    const drawn = await studio.send(member.token, imagineMaterial, { ...place, ...irag });
    await endOf(studio, typeof drawn === 'string' ? drawn : drawn.task_id);
    const painter = studio.deps.models.find('picture', { tool: 'irag' }).name;
    const composer = studio.deps.models.find('music', { tool: 'film' }).name;
    const voice = [studio.deps.models.find('speech').name];
    const { made_by } = await studio.send(member.token, quoteExport, { script_id: projectId });
    expect(made_by).toEqual({ pictures: [painter], clips: [], voice, music: [composer] });
    const { tasks_id } = await start(projectId, { audio_type: FILM_MUSIC.none });
    await endOf(studio, tasks_id);
    expect((await search(tasks_id)).made_by).toEqual({ pictures: [painter], clips: [], voice, music: [] });
  });

  it('[LIMIT-03] costs the voice-over that was never synthesized, as quoted before', async () => {
    const { projectId } = await film([
      { narration: TWENTY },
      { narration: `${TWENTY}y` },
      { narration: TWENTY },
    ]);
    const quote = await studio.send(member.token, quoteExport, { script_id: projectId });
    expect(quote).toMatchObject({ points: 3, shots: 3, without_media: 0, characters: 41 });
    expect(await balanceOf(studio, member.userId)).toBe(100);
    const { tasks_id, points_charged } = await start(projectId);
    expect(points_charged).toBe(3);
    await endOf(studio, tasks_id);
    expect(await balanceOf(studio, member.userId)).toBe(97);
    const spoken = studio.speech.asked.length;
    const again = await start(projectId);
    expect(again.points_charged).toBe(0);
    await endOf(studio, again.tasks_id);
    expect(studio.speech.asked.length).toBe(spoken);
    expect(await balanceOf(studio, member.userId)).toBe(97);
  });

  it('[EXPORT-02] [EXPORT-03] takes automatic music at its volume, or none', async () => {
    const { projectId } = await film();
    for (const [audio_type, music] of [
      [FILM_MUSIC.automatic, { volume: 0.3 }],
      [FILM_MUSIC.none, undefined],
    ] as const) {
      const { tasks_id } = await start(projectId, { audio_type, audio_vol: 0.3 });
      await endOf(studio, tasks_id);
      const order = studio.films.asked.at(-1);
      if (music) expect(order?.music).toMatchObject(music);
      else expect(order?.music).toBeUndefined();
    }
  });

  it.each([0.05, 1.1])('[EXPORT-03] refuses a volume of %s', async (audio_vol) => {
    const { projectId } = await film();
    await expect(start(projectId, { audio_vol })).rejects.toMatchObject({ code: 400 });
  });

  it('[EXPORT-24] refuses a storyboard without pictures, and leaves out shots that have none', async () => {
    const empty = await film([{ narration: 'x', picture: false }]);
    await expect(start(empty.projectId)).rejects.toMatchObject({ message: 'The storyboard has no images' });
    const some = await film([{ narration: 'a' }, { narration: 'b', picture: false }]);
    const quote = await studio.send(member.token, quoteExport, { script_id: some.projectId });
    expect(quote).toMatchObject({ shots: 1, without_media: 1, points: 1 });
    const { tasks_id } = await start(some.projectId);
    await endOf(studio, tasks_id);
    expect(studio.films.asked.at(-1)?.shots).toHaveLength(1);
    expect(await balanceOf(studio, member.userId)).toBe(99);
  });

  it('starts and is charged once per key', async () => {
    const { projectId } = await film();
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(projectId, {}, 'one-key')));
    expect(new Set(answers.map(({ tasks_id }) => tasks_id)).size).toBe(1);
    await endOf(studio, answers[0]?.tasks_id);
    expect(await balanceOf(studio, member.userId)).toBe(99);
  });

  it('runs beside another one of the same member', async () => {
    const [one, two] = [await film(), await film([{ narration: 'Another.' }])];
    const go = hold();
    const begun = [await start(one.projectId), await start(two.projectId)];
    await Promise.all(begun.map(({ tasks_id }) => running(tasks_id)));
    go();
    for (const { tasks_id } of begun) expect(await endOf(studio, tasks_id)).toBe('done');
    const works = await Promise.all(begun.map(async ({ tasks_id }) => (await search(tasks_id)).works_id));
    expect(new Set(works).size).toBe(2);
  });

  it('is refused with too few points, and leaves nothing', async () => {
    const poor = await newMember(studio, 1);
    const { projectId } = await film([{ narration: `${TWENTY}yy` }], poor);
    const input = { script_id: projectId, audio_type: FILM_MUSIC.none, audio_vol: 1 };
    await expect(studio.send(poor.token, startExport, input)).rejects.toMatchObject({ code: 2001 });
    expect(await balanceOf(studio, poor.userId)).toBe(1);
  });
});

describe('an export that fails or is cancelled', () => {
  it('[EXPORT-18] refunds, when cancelled, what was not synthesized yet', async () => {
    const { projectId } = await film([{ narration: TWENTY }, { narration: 'y'.repeat(40) }]);
    let spoken = 0;
    studio.speech.before = (_request, signal) => (++spoken < 2 ? Promise.resolve() : untilStopped(signal));
    const { tasks_id } = await start(projectId);
    await vi.waitFor(() => expect(spoken).toBe(2));
    expect(await balanceOf(studio, member.userId)).toBe(97);
    await handle({ type: EXPORT_ACTION.cancel, tasks_id });
    expect(await balanceOf(studio, member.userId)).toBe(99);
    await handle({ type: EXPORT_ACTION.cancel, tasks_id });
    expect(await balanceOf(studio, member.userId)).toBe(99);
    await expect(search(tasks_id)).rejects.toMatchObject({ message: 'Cancelled' });
  });

  it('ends with its project, and refunds what was not synthesized yet', async () => {
    const { projectId } = await film([{ narration: TWENTY }, { narration: 'y'.repeat(40) }]);
    let spoken = 0;
    studio.speech.before = (_request, signal) => (++spoken < 2 ? Promise.resolve() : untilStopped(signal));
    const { tasks_id } = await start(projectId);
    await vi.waitFor(() => expect(spoken).toBe(2));
    expect(await balanceOf(studio, member.userId)).toBe(97);
    await studio.send(member.token, deleteProject, { id: projectId });
    expect(await endOf(studio, tasks_id)).toBe('cancelled');
    expect(await balanceOf(studio, member.userId)).toBe(99);
    await studio.send(member.token, deleteProject, { id: projectId }).catch(() => undefined);
    expect(await balanceOf(studio, member.userId)).toBe(99);
    const works = await studio.db.query('SELECT 1 FROM works WHERE user_id = $1', [member.userId]);
    expect(works.rows).toEqual([]);
  });

  it.each([
    ['its picture cannot be read', () => new BadPicture('broken'), /cannot be read/, /无法读取/],
    ['a program is missing', () => new MediaToolMissing('ffmpeg', 'x'), /missing a required program/, /缺少/],
  ])('because %s is tried once and says why', async (_why, error, english, chinese) => {
    const { projectId } = await film();
    let tried = 0;
    studio.films.before = () => {
      tried++;
      return Promise.reject(error());
    };
    const { tasks_id } = await start(projectId);
    expect(await endOf(studio, tasks_id)).toBe('failed');
    expect(tried).toBe(1);
    expect((await search(tasks_id)).fail_msg).toMatch(english);
    const told = await studio.send(member.token, searchExport, { tasks_id }, { language: 'zh' });
    expect(told.fail_msg).toMatch(chinese);
  });

  it('[NOTICE-04] reports its failure and refunds what was not used', async () => {
    const { projectId } = await film([{ narration: TWENTY }]);
    studio.films.before = () => Promise.reject(new Error('no editor today'));
    const { tasks_id } = await start(projectId);
    expect(await endOf(studio, tasks_id)).toBe('failed');
    expect(await search(tasks_id)).toMatchObject({
      step: 5,
      video_url: '',
      works_id: 0,
      fail_msg: 'Generation failed',
      points_charged: 1,
      points_refunded: 0,
    });
    // the speech is kept: the next export does not pay for it again
    expect(await balanceOf(studio, member.userId)).toBe(99);
    studio.films.before = async () => {};
    const again = await start(projectId);
    expect(again.points_charged).toBe(0);
  });

  it('cancelled at the very end gives either a film or a refund', async () => {
    for (let round = 0; round < 8; round++) {
      const { projectId } = await film([{ narration: `${round} ${TWENTY}` }]);
      const { tasks_id } = await start(projectId, { audio_type: FILM_MUSIC.none });
      await sleep(round * 8);
      await handle({ type: EXPORT_ACTION.cancel, tasks_id });
      const end = await endOf(studio, tasks_id);
      if (end === 'done') expect((await search(tasks_id)).works_id).toBeGreaterThan(0);
      else await expect(search(tasks_id)).rejects.toMatchObject({ code: 404 });
      await balanceOf(studio, member.userId);
    }
  });
});
