import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyModel } from '../../../server/models/model.ts';
import { boundPoints } from '../../../src/api/bound-models.ts';
import { changeImage, getDrawTasks, imagine, imagineFromImage } from '../../../src/api/draw.ts';
import { DRAW_MODELS } from '../../../src/api/draw-models.ts';
import { readPoints } from '../../../src/api/points.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

const shared = { limits: {}, traits: {} };
const paints = {
  runs: 'direct',
  make: async () => [
    { data: await plainPicture(64, 64), mime: 'image/jpeg' as const, width: 64, height: 64, seed: 1 },
  ],
} as const;
/** Models that draw at prices of the operator's; what changes their pictures has no price of its own, or one. */
const DRAWN: readonly AnyModel[] = [
  { ...shared, id: 'dream', medium: 'picture', for: { tool: 'mj' }, name: 'A', points: 8, maker: paints },
  { ...shared, id: 'flux', medium: 'picture', for: { tool: 'flux' }, name: 'B', points: 11, maker: paints },
];
const CHANGED: readonly AnyModel[] = [
  { ...shared, id: 'vary', medium: 'variation', for: {}, name: 'C', points: 3, maker: paints },
  { ...shared, id: 'edit', medium: 'edit', for: {}, name: 'D', points: 7, maker: paints },
];

describe.each([
  ['the built-in engine alone', [], [20, 5, 8]],
  ['models that draw at prices of their own', DRAWN, [8, 11, 11]],
  ['models that change pictures, too', [...DRAWN, ...CHANGED], [3, 7, 7]],
])('with %s, changing a picture costs what the app shows', (_, rows, [varied, pro, max]) => {
  let studio: Studio;
  let member: Member;
  let task_id: string;
  let image_url: string;
  beforeAll(async () => {
    studio = await openStudio({}, { rows });
    member = await newMember(studio, 1000);
    const drawn = await studio.send(member.token, imagine, {
      tool_name: 'mj',
      desc: 'a fox',
      options: { ar: '1:1' },
    });
    task_id = drawn.task_id ?? '';
    await endOf(studio, task_id);
    const [task] = await studio.send(member.token, getDrawTasks, { taskId: [task_id] });
    image_url = task?.images[0] ?? '';
  });
  afterAll(() => studio.close());

  it('of a variation', async () => {
    const points = await studio.send(member.token, readPoints, {});
    const { points_charged } = await studio.send(member.token, changeImage, {
      api_name: 'mj',
      action: 'VARIATION',
      index: 0,
      task_id,
      message_input: 'a fox',
    });
    const shown = boundPoints(points, 'variation', { tool: 'mj' }, points.draw_points);
    expect([points_charged, shown]).toEqual([varied, varied]);
  });

  it.each([
    ['flux-pro', pro],
    ['flux-max', max],
  ])('of an edit by %s', async (model_name, price) => {
    const points = await studio.send(member.token, readPoints, {});
    const { points_charged } = await studio.send(member.token, imagineFromImage, {
      prompt: 'in snow',
      ratio: '1:1',
      image_url,
      model_name,
    });
    const usual = DRAW_MODELS.find(({ key }) => key === model_name)?.cost(points);
    const shown = boundPoints(points, 'edit', { tool: 'fluxImage', model: model_name }, usual);
    expect([points_charged, shown]).toEqual([price, price]);
  });
});
