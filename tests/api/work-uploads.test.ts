import { expect, it } from 'vitest';
import { partsOf, startsLikeMp4, videoProblem, WORK_VIDEO } from '../../src/api/work-uploads.ts';

const start = (brand: string, box = 'ftyp') => new TextEncoder().encode(`\0\0\0 ${box}${brand}`);

it('[PUB-04] an MP4 is detected by its first bytes; QuickTime, pictures and files with only the extension are not', () => {
  for (const brand of ['isom', 'mp42', 'iso5', 'avc1', 'M4V '])
    expect(startsLikeMp4(start(brand))).toBe(true);
  for (const brand of ['qt  ', 'heic', 'avif']) expect(startsLikeMp4(start(brand))).toBe(false);
  expect(startsLikeMp4(start('isom', 'RIFF'))).toBe(false);
  expect(startsLikeMp4(new Uint8Array())).toBe(false);
});

it('[PUB-05] a video has up to 500 MB', () => {
  expect(WORK_VIDEO.maxBytes).toBe(500 * 1024 * 1024);
  expect(videoProblem({ size: WORK_VIDEO.maxBytes }, start('isom'))).toBeNull();
  expect(videoProblem({ size: WORK_VIDEO.maxBytes + 1 }, start('isom'))).toBe('size');
  expect(videoProblem({ size: WORK_VIDEO.maxBytes + 1 }, start('qt  '))).toBe('type');
});

it('a video has at least one part, and the last one contains the rest', () => {
  expect([0, 1, 8, 9, 16].map((bytes) => partsOf(bytes, 8))).toEqual([1, 1, 1, 2, 2]);
});
