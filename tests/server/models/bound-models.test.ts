import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boundModel } from '../../../src/api/bound-models.ts';
import { imagine } from '../../../src/api/draw.ts';
import { makesRatio } from '../../../src/api/model-limits.ts';
import { readPoints } from '../../../src/api/points.ts';
import { listTasks } from '../../../src/api/task-list.ts';
import { generateVideo } from '../../../src/api/video.ts';
import { modeOf, subModeOf, videoCost } from '../../../src/api/video-modes.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { KEY, writeModels } from './protocol-cases.ts';
import { FalStandIn } from './stand-ins/fal.ts';

let fal: FalStandIn;
let studio: Studio;
let member: Member;
let drop: () => Promise<void>;
beforeAll(async () => {
  fal = await new FalStandIn().open();
  const row = {
    service: 'fal',
    target: 'fal-ai/x',
    input: { prompt: '{prompt}' },
    output: { file: '$.images[*].url' },
  };
  const written = await writeModels({
    services: {
      fal: { protocol: 'fal', base: fal.address, private: true, key: { env: 'STAND_KEY' }, concurrency: 1 },
    },
    models: [
      {
        ...row,
        id: 'flux',
        for: { medium: 'picture', tool: 'flux', model: 'flux-max' },
        name: 'FLUX (fal)',
        points: 11,
      },
      {
        ...row,
        id: 'pro',
        for: { medium: 'clip', tool: 'jimeng', model: 'pro', resolution: '720p' },
        name: 'Seedance (fal)',
        points: 33,
        limits: { ratios: ['16:9'], seconds: [5], needs: ['prompt'] },
      },
      {
        ...row,
        id: 'edit',
        for: { medium: 'edit' },
        name: 'Kontext (fal)',
        input: { ...row.input, image: '{image}' },
      },
    ],
  });
  drop = written.drop;
  studio = await openStudio({ MODELS_FILE: written.file, STAND_KEY: KEY });
  member = await newMember(studio, 100);
});
afterAll(async () => {
  await studio.close();
  await fal.close();
  await drop();
});

describe('rows of models in the app', () => {
  it('are sent to the app with their names, limits and points; tools without a bound model keep their price', async () => {
    const points = await studio.send(member.token, readPoints, {});
    expect(points.models).toEqual([
      {
        medium: 'picture',
        tool: 'flux',
        model: 'flux-max',
        name: 'FLUX (fal)',
        points: 11,
        takes: { image: false, endImage: false },
      },
      {
        medium: 'clip',
        tool: 'jimeng',
        model: 'pro',
        resolution: '720p',
        name: 'Seedance (fal)',
        points: 33,
        ratios: ['16:9'],
        seconds: [5],
        needs: ['prompt'],
        takes: { image: false, endImage: false },
      },
      { medium: 'edit', name: 'Kontext (fal)' },
    ]);
    expect(points.flux_setting).toEqual({ 'flux-pro': 5, 'flux-max': 11 });
    expect(points.draw_points).toBe(20);
    const costOf = (resolution: string) => {
      const row = subModeOf('jimeng', 'pro', resolution);
      return row && videoCost(row, points, false);
    };
    expect([costOf('480p'), costOf('720p'), costOf('1080p')]).toEqual([15, 33, 72]);
  });

  it('have the same limits in the app and on the server', async () => {
    const points = await studio.send(member.token, readPoints, {});
    const made = boundModel(points, 'clip', { tool: 'jimeng', model: 'pro', resolution: '720p' });
    const order = {
      api_name: 'jimeng',
      tool_name: 'jimeng',
      model: 'pro',
      resolution: '720p',
      prompt: 'a lamp',
    };
    const unmade = modeOf('jimeng')?.ratios.filter((ratio) => !makesRatio(made, ratio)) ?? [];
    expect(unmade).toEqual(['9:16', '1:1', '4:3', '3:4', '21:9']);
    for (const ratio of unmade)
      expect(await refusalOf(studio.send(member.token, generateVideo, { ...order, ratio }))).toMatchObject({
        code: 400,
        message: 'Seedance (fal) makes 16:9 only',
      });
  });

  it('report a task’s progress in both languages', async () => {
    fal.waits = 1000;
    const draw = () =>
      studio.send(member.token, imagine, {
        tool_name: 'flux',
        model_name: 'flux-max',
        prompt: 'a lamp',
        ratio: '1:1',
      });
    const [first, second] = [await draw(), await draw()];
    const said = async (language: 'en' | 'zh') => {
      const { lists } = await studio.send(member.token, listTasks, {}, { language });
      return [first, second].map(({ task_id }) => lists.find((one) => one.task_id === task_id)?.progress_msg);
    };
    await vi.waitFor(
      async () =>
        expect(await said('en')).toEqual([
          '3 ahead in the queue of FLUX (fal)',
          'Waiting for a free place at FLUX (fal)',
        ]),
      { timeout: 20_000 },
    );
    expect(await said('zh')).toEqual(['FLUX (fal) 队列中前面还有 3 个任务', '正在等待 FLUX (fal) 空出位置']);
    await studio.db.query(
      "UPDATE model_requests SET submitted_at = now() - interval '2 hours' WHERE task_id = $1",
      [first.task_id],
    );
    expect((await said('en'))[0]).toBe(
      'FLUX (fal) takes longer than usual. It goes on; if it fails, your points come back',
    );
    expect((await said('zh'))[0]).toContain('耗时比平时长');
  });
});
