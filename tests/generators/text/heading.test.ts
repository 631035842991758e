import { expect, test } from 'vitest';
import { takeHeading } from '../../../generators/text/heading.ts';
import { write } from './write.ts';

const STORY = 'Old Tom climbs the stairs at dusk.\nTom: The lamp must burn tonight.\nHe lights the lamp.';
const STORY_ZH = '黄昏时分，老汤爬上楼梯。\n老汤：今晚灯一定要亮。\n他点亮了灯。';

test.each([
  [`The Lighthouse\n\n${STORY}`, 'The Lighthouse'],
  [`# The Lighthouse\n${STORY}`, 'The Lighthouse'],
  [`《灯塔》\n${STORY_ZH}`, '灯塔'],
])('a title above a story names the script and is neither told nor shown: %s', (story, title) => {
  const script = write(story);
  expect(script.title).toBe(title);
  const told = script.lines.map(({ dialogue }) => dialogue).filter(Boolean);
  expect(told[0]).toMatch(/Old Tom climbs|老汤爬上楼梯/);
  expect(told.join('\n')).not.toContain(title);
});

test('the heading of a part is not told either, and names nothing', () => {
  expect(takeHeading(`Chapter 1\n${STORY}`, 'en')).toEqual({ title: '', body: STORY });
  expect(takeHeading(`第一章\n${STORY_ZH}`, 'zh')).toEqual({ title: '', body: STORY_ZH });
});

test.each([
  ['a sentence', STORY],
  ['a place above what is said there', 'The pier at dawn\nAnna: Who wrote this?\nJosé: I did.'],
  ['the first of many lines without full stops', 'A fox wakes up\nIt walks to the river\nIt drinks'],
  ['the only line', 'The Lighthouse'],
  ['what stands above no word', '海边 \n ? \n'],
])('%s is no heading', (_what, text) => {
  expect(takeHeading(text, 'en')).toEqual({ title: '', body: text });
});
