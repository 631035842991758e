/** A story's world: no rain on the moon, no bus in ancient China. */
import { expect, it } from 'vitest';
import { developIdea } from '../../../generators/stories/develop-idea.ts';

const stories = (idea: string) =>
  Array.from({ length: 12 }, (_, seed) => developIdea({ idea, seed, most: 5000 })).join('\n');

it.each([
  'Leo lives on the moon and wants to see the Earth',
  'A girl on Mars',
  'A girl on Mars plants a seed',
  '一个住在月球上的男孩想看地球',
])('it neither rains nor snows there, and no bus comes: %s', (idea) => {
  expect(stories(idea)).not.toMatch(/\b(?:rain|rains|snows|umbrella|bus|river)\b|[雨雪河伞]|公交/u);
});

it.each(['唐朝将军怕猫', '古代的一个书生', 'A Roman soldier wants to sing', 'A day in medieval times'])(
  'nothing of today is in it: %s',
  (idea) => {
    expect(stories(idea)).not.toMatch(/\b(?:bus|truck|suit|phone)\b|公交|卡车|西装|手机/u);
  },
);

it('Mars has no article', () => {
  expect(stories('A girl on Mars plants a seed')).not.toMatch(/the mars/iu);
});

it('a day like any other is not always one of rain', () => {
  expect(new Set(stories('Last day of summer').match(/bus stop|lantern/gu))).toEqual(
    new Set(['bus stop', 'lantern']),
  );
});
