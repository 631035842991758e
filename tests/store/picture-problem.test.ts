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

test('a picture that breaks off is refused, though its head is whole', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await problem(jpeg(800, 600))).toBe('unreadable');
  expect(await problem(png(800, 600))).toBe('unreadable');
});

/** Bytes that tell no size: no picture at all, a head that breaks off, or a picture behind a very long head. */
const UNKNOWN = ['', 'words', '%PDF-1.7'].map((text) => new TextEncoder().encode(text));
UNKNOWN.push(png(800, 600).slice(0, 20));

test('what the first bytes do not show is decoded: what is no picture is refused before it is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  for (const bytes of UNKNOWN) expect(await problem(bytes)).toBe('unreadable');
});

test('what the browser decodes although its first bytes show no size goes to the server', async () => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close }));
  for (const bytes of UNKNOWN) expect(await problem(bytes)).toBeNull();
  expect(close).toHaveBeenCalledTimes(UNKNOWN.length);
});
