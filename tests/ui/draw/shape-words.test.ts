import { expect, test } from 'vitest';
import { shapeWords } from '../../../src/ui/draw/shape-words.ts';

const file = { width: 2048, height: 1152, upscaled: 1 } as const;

test.each([
  ['16:9', [], 'mj', '16:9'],
  ['1024:576', [], 'chaofen', '16:9'],
  ['1024:576', [file], 'chaofen', '2048 × 1152'],
  ['4:3', [file], 'seedream', '4:3'],
  ['match_input_image', [], 'flux', 'As the reference'],
  ['unknown', [], 'flux', 'unknown'],
])('the ratio %s of %o, drawn with %s, is shown as %s', (ratio, files, tool, words) => {
  expect(shapeWords({ ratio, files, tool })).toBe(words);
});
