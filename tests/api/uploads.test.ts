import { expect, test } from 'vitest';
import { refusalOf } from '../../src/api/uploads.ts';

const MB = 1024 * 1024;

test.each([
  ['image/png', 1, null],
  ['image/jpeg', 10 * MB, null],
  ['image/jpeg', 10 * MB + 1, 'size'],
  ['image/webp', 1, 'type'],
  ['', 1, 'type'],
] as const)('[DRAW-38] a reference of type %j with %i bytes: %s', (type, size, refusal) => {
  expect(refusalOf({ name: 'a', type, size }, 'drawReference')).toBe(refusal);
});

test.each([
  ['song.mp3', 'audio/mpeg', 1, null],
  ['SONG.WAV', '', 1, null],
  ['song.ogg', 'video/ogg', 1, null],
  ['song.flac', 'audio/flac', 1, 'type'],
  ['mp3', 'audio/mpeg', 1, 'type'],
  ['song.mp3', 'audio/mpeg', 200 * MB, null],
  ['song.mp3', 'audio/mpeg', 200 * MB + 1, 'size'],
])('[EXPORT-06] [EXPORT-07] %s of type %s and %i bytes', (name, type, size, expected) => {
  expect(refusalOf({ name, type, size }, 'filmMusic')).toBe(expected);
});
