import { expect, it } from 'vitest';
import { write } from './write.ts';

const screens = (story: string) => write(story).lines.map(({ hm_desc }) => hm_desc);

it.each([
  ['Tom watched. "Where is my acorn?" said the owl to the mouse.', 'The owl asks the mouse'],
  ['Tom and a cat sat there. "Go away," said Tom to the cat. A dog came.', 'Tom speaks to the cat'],
  ['小明在旁边。小猫对小狗说：“我们去玩吧。”', '小猫对着小狗开口说话'],
])('whom the story names is spoken to, an animal too: %s', (story, words) => {
  expect(screens(story).join(' ')).toContain(words);
});

it('whoever is asked answers whoever asked', () => {
  const story =
    'Tom, the farmer, listened in the barn. "Where is my acorn?" said the owl to the mouse. "I ate it," the mouse said.';
  expect(screens(story).join(' ')).toContain('The mouse speaks to the owl');
});

it.each([
  ['"It can lie," said Ms. Okafor. Amir smiled.', 'Ms. Okafor：It can lie.'],
  ['A dragon circles. Pixel waits. "You shall not pass," roars the dragon.', 'Dragon：You shall not pass.'],
  [
    '妈妈站在门口。“赢了。”子豪低下头，“妈，我们回家吧。”林子豪笑了。子豪走了。',
    '林子豪：赢了，妈，我们回家吧。',
  ],
])('who speaks is told after the words: %s', (story, line) => {
  expect(write(story).lines.map(({ dialogue }) => dialogue)).toContain(line);
});

it('what is written on a sign is no speech, and its words are nobody', () => {
  const { roles, lines } = write(
    "Above the door hung a sign: 'Vale and Theo, Repairs'. Vale rested his arm on the counter. Theo swept the floor.",
  );
  expect(roles.map(({ name }) => name).sort()).toEqual(['Theo', 'Vale']);
  expect(lines[0]).toMatchObject({ characters: '' });
  expect(lines[0]?.dialogue).toMatch(/^Narrator/);
});
