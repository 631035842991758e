import { expect, test } from 'vitest';
import { titleOf } from '../../../src/store/works/title-of.ts';

test.each([
  ['Snow falls on a village at night.', 'Snow falls on a village at night'],
  ['夜晚的村庄下雪，窗户亮着灯', '夜晚的村庄下雪，窗户亮着灯'],
  ['  Two\n lines ', 'Two lines'],
  ['A lighthouse at blue hour, its lamp flickers, clouds pass by', 'A lighthouse at blue hour'],
  ['In 3.5 seconds a train of twelve carriages crosses the bridge', 'In 3.5 seconds a train of twelve'],
  [`${'山'.repeat(30)}，${'水'.repeat(30)}`, '山'.repeat(30)],
  ['云'.repeat(60), '云'.repeat(40)],
  [`${'a'.repeat(39)}🦊${'b'.repeat(9)}`, 'a'.repeat(39)],
  ['', ''],
])('the title of what was made from "%s" is "%s"', (words, title) => {
  expect(titleOf(words)).toBe(title);
});
