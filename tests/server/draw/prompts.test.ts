import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeImage, expandPrompt, imagine, listDraws } from '../../../src/api/draw.ts';
import { listPointsLog } from '../../../src/api/points.ts';
import { expandVideoPrompt } from '../../../src/api/storyboard.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 100);
});

const expand = (content: string, options: object = {}, { token } = member) =>
  studio.send(token, expandPrompt, { content }, options);
const analyse = (describe_image: string, options: object = {}, { token } = member) =>
  studio.send(token, describeImage, { api_name: 'mj', tool_name: 'mj', describe_image }, options);
async function uploaded(data: Buffer): Promise<string> {
  const { url, public_url } = await studio.send(member.token, requestUpload, {});
  const headers = { 'content-type': 'application/octet-stream' };
  await studio.app.inject({ method: 'PUT', url, payload: data, headers });
  return public_url;
}

describe('smart expansion', () => {
  it('[DRAW-42, DRAW-43] keeps the words and adds some, up to 500 characters, for a point', async () => {
    const expanded = await expand('a fox on a bicycle');
    expect(expanded).toMatch(/^a fox on a bicycle, .{20,}/);
    expect(expanded.length).toBeLessThanOrEqual(500);
    expect(await balanceOf(studio, member.userId)).toBe(99);
    const { lists } = await studio.send(member.token, listPointsLog, { page: 1, pageSize: 10 });
    expect(lists[0]).toMatchObject({ points: -1, description: 'Prompt expansion' });
  });

  it('sent twice with the same key is made and charged once', async () => {
    const key = { idempotencyKey: 'expand-once' };
    const [first, again] = [await expand('a lamp', key), await expand('a lamp', key)];
    expect(again).toBe(first);
    expect(await balanceOf(studio, member.userId)).toBe(99);
    const [one, two] = await Promise.all([1, 2].map(() => expand('a lamp', { idempotencyKey: 'at-once' })));
    expect(one).toBe(two);
    expect(await balanceOf(studio, member.userId)).toBe(98);
  });

  it('of a text that is already long is refused, free of charge', async () => {
    const refusal = await refusalOf(expand('x'.repeat(461)));
    expect(refusal.message).toContain('long enough already');
    expect((await refusalOf(expand('   '))).code).toBe(400);
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });

  it('without points is refused with 2001', async () => {
    const poor = await newMember(studio, 0);
    await studio.db.query('UPDATE users SET points = 0 WHERE id = $1', [poor.userId]);
    expect((await refusalOf(expand('a lamp', {}, poor))).code).toBe(2001);
  });
});

describe('the expansion of a clip’s prompt', () => {
  const expandMotion = (describe_image: string, scene_desc: string, { token } = member) =>
    studio.send(token, expandVideoPrompt, { describe_image, scene_desc });
  const drawing = async () => {
    const { task_id = '' } = await studio.send(member.token, imagine, {
      tool_name: 'irag',
      prompt: 'a girl by the sea in the rain',
      ratio: '1:1',
    });
    await endOf(studio, task_id);
    const { lists } = await studio.send(member.token, listDraws, { page: 1, pageSize: 10 });
    return lists[0]?.images[0] ?? '';
  };

  it('[BOARD-65] keeps the words and adds what moves in the picture, for a point', async () => {
    const picture = await drawing();
    const before = await balanceOf(studio, member.userId);
    const { content } = await expandMotion(picture, '@Mei# looks up');
    expect(content).toMatch(/^@Mei# looks up, .*waves roll in.*rain keeps falling/);
    expect(await balanceOf(studio, member.userId)).toBe(before - 1);
    expect((await expandMotion(picture, '')).content).toContain('the camera');
  });

  it('of another member’s picture is refused, free of charge', async () => {
    const picture = await drawing();
    const stranger = await newMember(studio, 10);
    expect((await refusalOf(expandMotion(picture, 'she walks', stranger))).code).toBe(400);
    expect(await balanceOf(studio, stranger.userId)).toBe(10);
  });
});

describe('image analysis', () => {
  it('[DRAW-40] gives four prompts for a picture from elsewhere, in the reader’s language, for a point', async () => {
    const image = await uploaded(await plainPicture(60, 40));
    const english = await analyse(image);
    expect(english).toHaveLength(4);
    expect(english[0]).toMatch(/^a scene, /);
    expect(await balanceOf(studio, member.userId)).toBe(99);
    expect((await analyse(image, { language: 'zh' }))[0]).toMatch(/^一幅画面，/);
  });

  it('says that a picture from elsewhere shows somebody where a face is clear', async () => {
    const image = await uploaded(await plainPicture(60, 40));
    const { face } = studio.heads;
    if (!face) throw new Error('The stand-in finds no face.');
    studio.heads.face = { ...face, confidence: 0.9 };
    const prompts = await analyse(image).finally(() => {
      studio.heads.face = face;
    });
    for (const prompt of prompts) expect(prompt).toMatch(/^a portrait of a person, /);
  });

  it('[DRAW-40] knows the subject of a picture that was drawn here', async () => {
    const { task_id } = await studio.send(member.token, imagine, {
      tool_name: 'irag',
      prompt: 'a lamp on a table',
      ratio: '1:1',
    });
    await endOf(studio, task_id);
    const { lists } = await studio.send(member.token, listDraws, { page: 1, pageSize: 10 });
    for (const prompt of await analyse(lists[0]?.images[0] ?? ''))
      expect(prompt).toMatch(/^a lamp on a table, /);
  });

  it('of a file that is not a picture is refused, and the point refunded', async () => {
    const image = await uploaded(Buffer.from('not a picture'));
    expect((await refusalOf(analyse(image))).code).toBe(400);
    expect((await refusalOf(analyse('https://example.com/a.png'))).code).toBe(400);
    expect(await balanceOf(studio, member.userId)).toBe(100);
  });
});
