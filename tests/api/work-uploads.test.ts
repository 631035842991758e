import { expect, it } from 'vitest';
import { partsOf, START_BYTES, typeByStart, videoProblem, WORK_VIDEO } from '../../src/api/work-uploads.ts';

const start = (brand: string, box = 'ftyp') => new TextEncoder().encode(`\0\0\0 ${box}${brand}`);

const bytes = (...numbers: number[]) => Uint8Array.from({ length: START_BYTES }, (_, at) => numbers[at] ?? 7);
const called = (name: string, { size = 1, type = '' } = {}) => ({ name, size, type });

it('[PUB-04] an MP4 is detected by its first bytes; QuickTime, pictures and files with only the extension are not', () => {
  for (const brand of ['isom', 'mp42', 'iso5', 'avc1', 'M4V ']) expect(typeByStart(start(brand))).toBe('mp4');
  for (const brand of ['qt  ', 'heic', 'avif']) expect(typeByStart(start(brand))).toBe('other');
  for (const box of ['moov', 'mdat']) expect(typeByStart(start('isom', box))).toBe('other');
  for (const other of [bytes(0x1a, 0x45, 0xdf, 0xa3), bytes(0xff, 0xd8, 0xff), bytes(0x3c)])
    expect(typeByStart(other)).toBe('other');
  expect(typeByStart(new TextEncoder().encode('RIFF    WAVE'))).toBe('other');
  for (const broken of [bytes(), bytes(0, 0, 0, 0), new Uint8Array()])
    expect(typeByStart(broken)).toBe('unknown');
});

it('[PUB-04] a broken file that is called an MP4 is said to be damaged, not to be of another type', () => {
  expect(videoProblem(called('Holiday.MP4'), bytes())).toBe('damaged');
  expect(videoProblem(called('', { type: 'video/mp4' }), new Uint8Array())).toBe('damaged');
  expect(videoProblem(called('notes.txt'), bytes())).toBe('type');
  // its name lies, and that can be said
  expect(videoProblem(called('film.mp4'), bytes(0x1a, 0x45, 0xdf, 0xa3))).toBe('type');
});

it('[PUB-05] a video has up to 500 MB', () => {
  expect(WORK_VIDEO.maxBytes).toBe(500 * 1024 * 1024);
  const ofBytes = (size: number) => called('film.mp4', { size });
  expect(videoProblem(ofBytes(WORK_VIDEO.maxBytes), start('isom'))).toBeNull();
  expect(videoProblem(ofBytes(WORK_VIDEO.maxBytes + 1), start('isom'))).toBe('size');
  expect(videoProblem(ofBytes(WORK_VIDEO.maxBytes + 1), start('qt  '))).toBe('type');
});

it('a video has at least one part, and the last one contains the rest', () => {
  expect([0, 1, 8, 9, 16].map((bytes) => partsOf(bytes, 8))).toEqual([1, 1, 1, 2, 2]);
});
