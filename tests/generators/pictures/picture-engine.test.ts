import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import type { Picture, PictureRequest } from '../../../generators/pictures/pictures.ts';

const paint = (request: Partial<PictureRequest>) =>
  paintPictures(
    { prompt: 'a lake', width: 160, height: 120, count: 1, seed: 5, style: 'realistic', ...request },
    { signal: new AbortController().signal },
  );

/** The picture shrunk to a grid of colours: what two pictures are compared by. */
async function grid(picture: Picture | undefined): Promise<number[]> {
  if (!picture) throw new Error('No picture.');
  const ctx = createCanvas(12, 12).getContext('2d');
  ctx.drawImage(await loadImage(Buffer.from(picture.data)), 0, 0, 12, 12);
  return [...ctx.getImageData(0, 0, 12, 12).data].filter((_, i) => i % 4 !== 3);
}

const distance = (a: number[], b: number[]) =>
  a.reduce((sum, n, i) => sum + Math.abs(n - (b[i] ?? 0)), 0) / a.length;
const mean = (values: number[], channel: number) => {
  const own = values.filter((_, i) => i % 3 === channel);
  return own.reduce((sum, n) => sum + n, 0) / own.length;
};

async function plain(colour: string): Promise<Uint8Array> {
  const canvas = createCanvas(64, 48);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, 64, 48);
  return new Uint8Array(await canvas.encode('png'));
}

describe('the picture engine', () => {
  it('gives the same picture for the same request and seed', async () => {
    for (const prompt of ['a cat in the rain', 'portrait of a woman', 'blorp zzz']) {
      const [[a], [b]] = [await paint({ prompt }), await paint({ prompt })];
      expect(Buffer.from(a?.data ?? []).equals(Buffer.from(b?.data ?? [0]))).toBe(true);
    }
  });

  it.each([
    [160, 160],
    [192, 108],
    [108, 192],
    [120, 160],
    [160, 120],
    [180, 120],
    [301, 77],
  ])('paints exactly %i x %i', async (width, height) => {
    const [picture] = await paint({ width, height });
    const image = await loadImage(Buffer.from(picture?.data ?? []));
    expect([image.width, image.height, picture?.mime]).toEqual([width, height, 'image/jpeg']);
  });

  it('makes four different pictures, reports each, and reproduces any of them by its seed', async () => {
    const done: number[] = [];
    const pictures = await paintPictures(
      { prompt: '山', width: 160, height: 120, count: 4, seed: 9, style: 'animation' },
      { signal: new AbortController().signal, onPicture: (n) => done.push(n) },
    );
    expect(done).toEqual([1, 2, 3, 4]);
    expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(4);
    const [third] = await paint({ prompt: '山', style: 'animation', seed: pictures[2]?.seed ?? 0 });
    expect(Buffer.from(third?.data ?? []).equals(Buffer.from(pictures[2]?.data ?? []))).toBe(true);
    const grids = await Promise.all(pictures.map(grid));
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < i; j++) expect(distance(grids[i] ?? [], grids[j] ?? [])).toBeGreaterThan(4);
  });

  it('distinguishes styles and times of day', async () => {
    const at = async (prompt: string, style: 'animation' | 'realistic') =>
      grid((await paint({ prompt, style }))[0]);
    expect(
      distance(await at('forest at noon', 'animation'), await at('forest at noon', 'realistic')),
    ).toBeGreaterThan(6);
    const [noon, night] = [await at('sea at noon', 'realistic'), await at('sea at night', 'realistic')];
    expect(mean(noon, 0)).toBeGreaterThan(mean(night, 0) + 40);
  });

  it('varies an unknown prompt by seed and by its words', async () => {
    const grids = await Promise.all(
      [1, 2, 3].map(async (seed) => grid((await paint({ prompt: 'wubble', seed }))[0])),
    );
    expect(distance(grids[0] ?? [], grids[1] ?? [])).toBeGreaterThan(6);
    expect(distance(grids[1] ?? [], grids[2] ?? [])).toBeGreaterThan(6);
    expect(
      distance(grids[0] ?? [], await grid((await paint({ prompt: 'zorp', seed: 1 }))[0])),
    ).toBeGreaterThan(4);
  });

  it('uses only the colors of a reference with a low weight, and the picture itself with a full one', async () => {
    const data = await plain('#c02020');
    const without = await grid((await paint({}))[0]);
    const light = await grid((await paint({ references: [{ data, weight: 0.4 }] }))[0]);
    const full = await grid((await paint({ prompt: 'wubble', references: [{ data, weight: 1 }] }))[0]);
    const redness = (values: number[]) => mean(values, 0) - mean(values, 2);
    expect(redness(light)).toBeGreaterThan(redness(without) + 25);
    expect(redness(full)).toBeGreaterThan(100);
  });

  it('darkens a base image when asked to make it night', async () => {
    const data = await plain('#a0c0e0');
    const same = await grid((await paint({ prompt: 'the same', references: [{ data, weight: 1 }] }))[0]);
    const night = await grid(
      (await paint({ prompt: 'make it night', references: [{ data, weight: 1 }] }))[0],
    );
    expect(mean(night, 0)).toBeLessThan(mean(same, 0) * 0.6);
  });

  it('rejects a reference that is not an image', async () => {
    await expect(paint({ references: [{ data: new Uint8Array([1, 2, 3]), weight: 1 }] })).rejects.toThrow(
      'reference image',
    );
  });

  it('stops between pictures when aborted', async () => {
    const stop = new AbortController();
    const work = paintPictures(
      { prompt: 'sea', width: 96, height: 96, count: 4, seed: 1, style: 'auto' },
      { signal: stop.signal, onPicture: () => stop.abort() },
    );
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  });
});
