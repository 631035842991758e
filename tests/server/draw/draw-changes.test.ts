import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../server/db/migrations.ts';
import {
  changeImage,
  deleteDraw,
  getDrawTasks,
  imagine,
  imagineFromImage,
  listDraws,
  upscaleImage,
} from '../../../src/api/draw.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
  member = await newMember(studio, 1000);
});
afterAll(() => studio.close());

/** Draws, and returns the ended task. */
async function drawn(input: Parameters<typeof send>[0]) {
  const { task_id = '' } = await send(input);
  await endOf(studio, task_id);
  return ended(task_id);
}
const send = (input: Parameters<typeof studio.send<typeof imagine>>[2]) =>
  studio.send(member.token, imagine, input);
async function ended(task_id = '') {
  await endOf(studio, task_id);
  const [task] = await studio.send(member.token, getDrawTasks, { taskId: [task_id] });
  return {
    task_id,
    draw_id: task?.draw_id ?? 0,
    images: task?.images ?? [],
    files: task?.files,
    created_at: task?.created_at,
  };
}
const firstFamily = () => drawn({ tool_name: 'mj', desc: 'a fox', options: { ar: '16:9' } });
const simple = () => drawn({ tool_name: 'irag', prompt: 'a pier', ratio: '3:2' });
const change = (action: 'VARIATION' | 'UPSCALE', task_id: string, index = 0) =>
  studio.send(member.token, changeImage, { api_name: 'mj', action, index, task_id, message_input: 'a fox' });
const upscale = (media_url: string, id: number) => studio.send(member.token, upscaleImage, { media_url, id });

describe('a variation', () => {
  it('draws four pictures based on the chosen one', async () => {
    const { task_id } = await firstFamily();
    const varied = await change('VARIATION', task_id, 2);
    expect(varied.points_charged).toBe(20);
    expect((await ended(varied.task_id)).images).toHaveLength(4);
    expect(studio.pictures.asked.at(-1)).toMatchObject({
      prompt: 'a fox',
      width: 1024,
      height: 576,
      count: 4,
    });
    expect(studio.pictures.asked.at(-1)?.references).toHaveLength(1);
    const [record] = (await studio.send(member.token, listDraws, { page: 1 })).lists;
    expect(record).toMatchObject({ tool_name: 'mj', action_cmd: 'VARIATION 3' });
  });

  it('is possible only for finished Dream v1 pictures', async () => {
    const { task_id } = await simple();
    expect((await refusalOf(change('VARIATION', task_id))).message).toBe(
      'Only Dream v1 pictures can be varied',
    );
    expect((await refusalOf(change('VARIATION', 'unknown'))).code).toBe(404);
  });
});

describe('an upscale', () => {
  const filesOf = async (draw_id: number) => {
    const { lists } = await studio.send(member.token, listDraws, { page: 1 });
    return lists.find((record) => record.draw_id === draw_id)?.files;
  };

  it('[LIMIT-05] [LIMIT-07] doubles the picture for one point, and cannot be repeated with the result or with the picture', async () => {
    const { images, draw_id } = await simple();
    expect(await filesOf(draw_id)).toEqual([{ width: 1024, height: 682, upscaled: 0 }]);
    const submitted = await upscale(images[0] ?? '', draw_id);
    expect(submitted.points_charged).toBe(1);
    const meanwhile = await refusalOf(upscale(images[0] ?? '', draw_id));
    expect(meanwhile.message).toBe('This picture has already been upscaled');
    const larger = await ended(submitted.task_id);
    expect(larger.files).toEqual([{ width: 2048, height: 1364, upscaled: 1 }]);
    const bytes = await (await studio.fetch(larger.images[0] ?? '')).arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2048, height: 1364 });
    for (const [picture, id] of [
      [larger.images[0], larger.draw_id],
      [images[0], draw_id],
    ] as const)
      expect((await refusalOf(upscale(picture ?? '', id))).message).toBe(
        'This picture has already been upscaled',
      );
    expect(await filesOf(draw_id)).toEqual([{ width: 1024, height: 682, upscaled: 1 }]);
    expect(await filesOf(larger.draw_id)).toEqual([{ width: 2048, height: 1364, upscaled: 1 }]);
    const [record] = (await studio.send(member.token, listDraws, { page: 1 })).lists;
    expect(record).toMatchObject({
      tool_name: 'chaofen',
      message_input: 'a pier',
      // polls and lists read it in different ways
      created_at: larger.created_at,
    });
    expect(larger.created_at).toMatch(/\.\d{3}Z$/);
  });

  it('[LIMIT-07] of one picture, sent twice at the same moment, is charged once', async () => {
    const { images, draw_id } = await simple();
    const sent = await Promise.allSettled([1, 2, 3].map(() => upscale(images[0] ?? '', draw_id)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[LIMIT-07] can be made again after its result was deleted', async () => {
    const { images, draw_id } = await simple();
    const first = await ended((await upscale(images[0] ?? '', draw_id)).task_id);
    await studio.send(member.token, deleteDraw, { draw_id: first.draw_id });
    expect(await filesOf(draw_id)).toMatchObject([{ upscaled: 0 }]);
    expect((await upscale(images[0] ?? '', draw_id)).points_charged).toBe(1);
  });

  it.each([
    [1080, 1920],
    [1920, 400],
    [1400, 1080],
  ])('[LIMIT-06] of a picture of %i x %i is refused', async (width, height) => {
    const { images, draw_id } = await simple();
    await studio.db.query('UPDATE media SET width = $2, height = $3 WHERE key = $1', [
      images[0]?.slice('/media/'.length, '/media/'.length + 32),
      width,
      height,
    ]);
    expect((await refusalOf(upscale(images[0] ?? '', draw_id))).message).toBe(
      'The picture must be under 1920 x 1080',
    );
  });

  it('of the first family takes one picture out and doubles it', async () => {
    const { task_id } = await firstFamily();
    const { images } = await ended((await change('UPSCALE', task_id, 1)).task_id);
    expect(images).toHaveLength(1);
    const bytes = await (await studio.fetch(images[0] ?? '')).arrayBuffer();
    expect((await sharp(bytes).metadata()).width).toBe(2048);
  });
});

describe('an edit with flux', () => {
  it('follows the base picture and can take its shape', async () => {
    const { images } = await simple();
    const submitted = await studio.send(member.token, imagineFromImage, {
      prompt: 'at night',
      ratio: 'match_input_image',
      image_url: images[0] ?? '',
    });
    expect(submitted.points_charged).toBe(5);
    await ended(submitted.task_id);
    const asked = studio.pictures.asked.at(-1);
    expect(asked).toMatchObject({ prompt: 'at night', width: 1024, height: 682, count: 1 });
    expect(asked?.references).toHaveLength(1);
    const [record] = (await studio.send(member.token, listDraws, { page: 1 })).lists;
    expect(JSON.parse(record?.options ?? '')).toMatchObject({
      image_url: images[0],
      ratio: 'match_input_image',
    });
  });

  it('accepts an absolute address of this server only', async () => {
    const { images } = await simple();
    const edit = (host: string) =>
      studio.send(member.token, imagineFromImage, {
        prompt: 'x',
        ratio: '1:1',
        image_url: `http://${host}${images[0]}`,
      });
    expect((await edit('localhost')).task_id).toBeTruthy();
    expect((await refusalOf(edit('example.com'))).message).toBe('Please upload the picture first');
    expect((await refusalOf(edit('169.254.169.254'))).code).toBe(400);
  });
});

it('records made before sizes were stored with them get those of their files', async () => {
  const drawing = await firstFamily();
  const [image = ''] = drawing.images;
  const enlarged = await ended((await upscale(image, drawing.draw_id)).task_id);
  await studio.db.query('ALTER TABLE draws DROP COLUMN sizes');
  await studio.db.query(MIGRATIONS.find(({ name }) => name === '040-picture-sizes')?.sql ?? '');
  expect((await ended(drawing.task_id)).files).toEqual(
    Array.from({ length: 4 }, () => ({ width: 1024, height: 576, upscaled: 0 })),
  );
  expect((await ended(enlarged.task_id)).files).toEqual([{ width: 2048, height: 1152, upscaled: 1 }]);
});
