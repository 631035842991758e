/** In a story of a search, who is looked for is in no shot before they are found. */
import { expect, it } from 'vitest';
import { write } from './write.ts';

const shots = (story: string) =>
  write(story).lines.map(({ characters, hm_desc }) => ({ characters, hm_desc }));

it.each([
  [
    'A girl looks for her lost cat in the town. The girl walks through a dark forest. There is her lost cat.',
    'Cat',
    'cat',
  ],
  [
    'Tom is looking everywhere for his dog. Tom sits sadly on a bench. Behind the bench Tom finds the dog.',
    'Dog',
    'dog',
  ],
  ['小女孩寻找她丢失的小猫。小女孩走进森林。小女孩找到了小猫。', '小猫', '小猫'],
  ['小明弄丢了小狗。小明走进森林。小明找到了小狗。', '小狗', '小狗'],
])('%s', (story, name, noun) => {
  const all = shots(story);
  expect(all.at(-1)?.characters).toContain(name);
  for (const { characters, hm_desc } of all.slice(0, -1)) {
    expect(characters).not.toContain(name);
    // the frame, which is the first sentence, has nobody who is away
    expect(hm_desc.split(/[.。]/u)[0]).not.toContain(noun);
  }
});
