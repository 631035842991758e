import { expect, test } from 'vitest';
import { fitted } from '../../../generators/pictures/fitted.ts';
import type { PictureProvider, PictureRequest } from '../../../generators/pictures/pictures.ts';

const asked: PictureRequest[] = [];
const provider: PictureProvider = {
  name: 'a provider',
  async generate(request) {
    asked.push(request);
    return [];
  },
};
const request = { prompt: 'a lamp', count: 1, seed: 1, style: 'auto' } as const;
const options = { signal: new AbortController().signal };

test.each([
  ['wide', { width: 1024, height: 576 }, { width: 512, height: 288 }],
  ['tall', { width: 342, height: 1024 }, { width: 172, height: 512 }],
  ['square', { width: 1024, height: 1024 }, { width: 512, height: 512 }],
  ['small', { width: 400, height: 300 }, { width: 400, height: 300 }],
])('a %s picture keeps its shape in the size that the studio allows', async (_, size, made) => {
  await fitted(provider, 512).generate({ ...request, ...size }, options);
  expect(asked.at(-1)).toEqual({ ...request, ...made });
});
