import { expect, test, vi } from 'vitest';
import type { ClipProvider, ClipRequest } from '../../generators/clips/clips.ts';
import { fittedClips } from '../../generators/clips/fitted-clips.ts';

const animate = vi.fn<ClipProvider['animate']>(async () => ({
  file: '',
  poster: '',
  width: 0,
  height: 0,
  seconds: 5,
}));
const request: ClipRequest = { prompt: 'a lamp', seconds: 5, width: 1280, height: 720, seed: 1 };
const options = { signal: new AbortController().signal, folder: '/nowhere' };

test.each([
  ['wide', { width: 1280, height: 720 }, { width: 640, height: 360 }],
  ['tall', { width: 480, height: 854 }, { width: 360, height: 640 }],
  ['small', { width: 480, height: 480 }, { width: 480, height: 480 }],
])('a %s clip keeps its shape in the size that the studio allows', async (_, size, made) => {
  await fittedClips({ name: 'a provider', animate }, 640).animate({ ...request, ...size }, options);
  expect(animate).toHaveBeenLastCalledWith({ ...request, ...made }, options);
});
