import { expect, it } from 'vitest';
import { frameIn } from '../../../generators/pictures/people/framed.ts';

it.each([
  ['Nora in full figure. Nora waits for Tom.', 'Nora in full figure'],
  [
    'The whole of the lab, Dr. Lee and Bo small in the frame. Dr. Lee works.',
    'The whole of the lab, Dr. Lee and Bo small in the frame',
  ],
  ['诺拉全身入镜。诺拉在等汤姆。', '诺拉全身入镜'],
])('who is in the frame is said in one sentence, whatever is abbreviated in it: %s', (text, said) => {
  const { start = 0, end = 0 } = frameIn(text) ?? {};
  expect(text.slice(start, end)).toBe(said);
});

it('words that say nothing of a frame have none', () => {
  expect(frameIn('Nora waits for Tom.')).toBeNull();
});
