import { expect, test, vi } from 'vitest';
import { pictureProblem } from '../../src/store/picture-problem.ts';
import { animatedPng, gif, heic, jpeg, png, webp } from '../picture-heads.ts';

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'a.png', { type: 'image/png' });
const problem = (bytes: Uint8Array<ArrayBuffer>) => pictureProblem(file(bytes), 'drawReference');

test('[DRAW-38] a picture’s type is detected by its bytes, not its name', async () => {
  expect(await problem(png(800, 600))).toBeNull();
  expect(await problem(jpeg(800, 600))).toBeNull();
  for (const other of [heic(), webp(800, 600), gif(800, 600)]) expect(await problem(other)).toBe('type');
});

test('a picture of 60,000 × 60,000 pixels is refused without being decoded', async () => {
  const decode = vi.fn();
  vi.stubGlobal('createImageBitmap', decode);
  expect(await problem(png(60_000, 60_000))).toBe('pixels');
  expect(await problem(jpeg(60_000, 60_000))).toBe('pixels');
  expect(await pictureProblem(file(png(60_000, 60_000)), 'styleImage')).toBe('pixels');
  expect(decode).not.toHaveBeenCalled();
});

test('an animated picture is refused', async () => {
  expect(await problem(animatedPng(800, 600))).toBe('animated');
});

test('what the first bytes do not show is checked by the server', async () => {
  for (const text of ['', 'words', '%PDF-1.7'])
    expect(await problem(new TextEncoder().encode(text))).toBeNull();
  expect(await problem(png(800, 600).slice(0, 20))).toBeNull();
});
