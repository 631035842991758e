import { expect, test } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

const setting = (prompt: string) => understand(prompt).setting;

test.each([
  'a boy looks at the sky',
  'a man and a woman look up at the stars in the sky',
  'an old man points at the clouds',
  'a dog looks at the sky, rain is coming',
  '一个女孩抬头望着天空',
  '两个孩子躺着看天空',
  'a girl drinks a cup of tea and looks at the sky',
  '女孩捧着一杯热茶，望着天空',
])('in %s, somebody stands on the ground', (prompt) => {
  expect(setting(prompt)).toBe('meadow');
});

test.each([
  'a village under a blue sky',
  'a house, clouds in the sky',
  'Small town. A beekeeper and a sergeant drink a cup of tea and look at the sky.',
  '小镇上空是蓝色的天空',
  '小镇，清晨。钟表匠捧着一杯热茶，望着天空。',
])('in %s, houses stand where they do without a word of the sky', (prompt) => {
  expect(setting(prompt)).toBeNull();
});

test.each([
  'a horse in the sky',
  'angels in the sky',
  'a castle in the clouds',
  'a plane in the sky',
  'an elephant floating in the sky',
  '天空中的马',
  '云端的小女孩',
  'the sky',
])('%s is in the sky', (prompt) => {
  expect(setting(prompt)).toBe('sky');
});

test('who steps on a branch sits in no tree', () => {
  const figures = [
    'The girl steps on a branch, and the dragon opens one eye.',
    '女孩踩到一根树枝，龙睁开了一只眼睛。',
  ];
  for (const prompt of figures)
    expect(understand(prompt).cast.map(({ figure }) => figure)).not.toContain('tree');
  expect(understand('a girl sits on a branch').cast.map(({ figure }) => figure)).toContain('tree');
});

test.each(['a girl with a red balloon in the sky', 'a boy holds balloons, clouds, sky'])(
  'in %s, what lifts them keeps them there',
  (prompt) => {
    expect(setting(prompt)).toBe('sky');
  },
);
