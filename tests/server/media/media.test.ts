import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaAddress } from '../../../server/media/media-address.ts';
import { getDrawTasks, imagine } from '../../../src/api/draw.ts';
import { endOf, newMember, openStudio, type Studio } from '../harness.ts';

let studio: Studio;
let image: string;
beforeAll(async () => {
  studio = await openStudio();
  const { token } = await newMember(studio);
  const { task_id = '' } = await studio.send(token, imagine, {
    tool_name: 'irag',
    prompt: 'x',
    ratio: '1:1',
  });
  await endOf(studio, task_id);
  const [task] = await studio.send(token, getDrawTasks, { taskId: [task_id] });
  image = task?.images[0] ?? '';
});
afterAll(() => studio.close());

const get = (url: string, headers: Record<string, string> = {}) => studio.app.inject({ url, headers });

describe('a media address', () => {
  it('is served cacheable for a year, for its reader only', async () => {
    const answer = await get(image);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1024, height: 1024 });
  });

  it('that is opened by itself, as a shared link is, may be played and shown, and run nothing', async () => {
    const policy = String((await get(image)).headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("media-src 'self'");
    // the browser's own player asks for the file once more: from no origin it would be refused that
    expect(policy.find((one) => one.startsWith('sandbox'))).toBe('sandbox allow-same-origin allow-downloads');
  });

  it('is the same all day, and another the next day', () => {
    const noon = Date.UTC(2026, 0, 1, 12);
    const file = image.slice('/media/'.length, image.indexOf('?'));
    const at = (hours: number) => mediaAddress('secret', file, noon + hours * 3_600_000);
    expect(at(0)).toBe(at(11));
    expect(at(0)).not.toBe(at(12));
  });

  it.each([
    ['no signature', (url: string) => url.replace(/&s=.*/, ''), 404],
    [
      'a changed signature',
      (url: string) => url.replace(/&s=./, (start) => (start.endsWith('A') ? '&s=B' : '&s=A')),
      403,
    ],
    ['a later expiry', (url: string) => url.replace(/e=(\d+)/, (_, e) => `e=${Number(e) + 86_400}`), 403],
    [
      'another key',
      (url: string) => url.replace(/\/media\/./, (start) => (start.endsWith('0') ? '/media/1' : '/media/0')),
      403,
    ],
    ['a way out of the folder', (url: string) => url.replace('/media/', '/media/..%2F..%2F'), 404],
    ['a width of its own', (url: string) => `${url}&w=5000`, 404],
  ])('with %s serves nothing', async (_what, change, status) => {
    const answer = await get(change(image));
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).not.toContain('max-age');
  });

  it('expires after its days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 86_400_000 });
    const answer = await get(image);
    vi.useRealTimers();
    expect(answer.statusCode).toBe(403);
  });

  it.each([320, 640, 1280])('gives a copy %i wide, never larger than the picture', async (width) => {
    const answer = await get(`${image}&w=${width}`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(Math.min(width, 1024));
  });

  it('generates a copy once for many concurrent readers', async () => {
    const { token } = await newMember(studio);
    const { task_id = '' } = await studio.send(token, imagine, {
      tool_name: 'irag',
      prompt: 'y',
      ratio: '1:1',
    });
    await endOf(studio, task_id);
    const [task] = await studio.send(token, getDrawTasks, { taskId: [task_id] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(`${task?.images[0]}&w=320`)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.length}`)).size).toBe(1);
  });

  it('supports range requests', async () => {
    const whole = (await get(image)).rawPayload;
    const size = whole.length;
    const part = async (range: string) => {
      const answer = await get(image, { range });
      return [
        answer.statusCode,
        answer.headers['content-range'],
        answer.rawPayload.equals(whole) ? 'whole' : answer.rawPayload.length,
      ];
    };
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, 10]);
    expect(await part('bytes=10-')).toEqual([206, `bytes 10-${size - 1}/${size}`, size - 10]);
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
    expect(await part(`bytes=0-${size * 2}`)).toEqual([206, `bytes 0-${size - 1}/${size}`, 'whole']);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
    expect(await part('bytes=0-1,5-6')).toEqual([200, undefined, 'whole']);
    expect(await part('lines=1-2')).toEqual([200, undefined, 'whole']);
    expect((await get(image, { range: 'bytes=2-4' })).rawPayload).toEqual(whole.subarray(2, 5));
  });
});
