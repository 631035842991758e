import { expect, it } from 'vitest';
import { fileName, fileNameOf } from '../../../src/ui/kit/download.ts';

it('names a file by what it was made of, and ends with a whole word', () => {
  expect(fileName('a red fox', 1, '/media/1.png?e=1')).toBe('a-red-fox-2.png');
  expect(fileNameOf('an octopus playing chess with Frida Kahlo')).toBe('an-octopus-playing-chess-with-Frida');
  expect(fileNameOf('a lighthouse on a cliff at the dusk of 3, rain')).toBe(
    'a-lighthouse-on-a-cliff-at-the-dusk-of',
  );
  expect(fileNameOf(`猫 ${'海'.repeat(60)}`)).toBe(`猫-${'海'.repeat(38)}`);
  expect(fileNameOf('')).toBe('inkreel');
});
