import { expect, it } from 'vitest';
import { isFromAfar } from '../../src/api/from-afar.ts';

it.each([
  ['大远景，鸟瞰。海边的全貌，林雨、爷爷在画面中显得很小。', true],
  ['远景，背面。灯塔，黄昏。', true],
  ["Extreme long shot, bird's-eye view. The sea.", true],
  ['A long shot of two people on the beach', true],
  ['The whole of the sea, Mei small in the frame', true],
  ['全景，平视。林雨全身入镜，在沙滩。', false],
  ['Close-up of Mei, looking far away', false],
  ['', false],
])('whether people are small in “%s”: %s', (description, small) => {
  expect(isFromAfar(description)).toBe(small);
});
