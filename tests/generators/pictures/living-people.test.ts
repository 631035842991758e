import { expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

it.each([
  ['Taylor Swift on a stage', ['Taylor Swift']],
  ["Taylor Swift's concert", ['Taylor Swift']],
  ['Elon Musk on Mars with Donald Trump', ['Elon Musk', 'Donald Trump']],
  ['portrait of Emma Watson', ['Emma Watson']],
  ['LIONEL MESSI kicking a ball', ['LIONEL MESSI']],
  ['Robert Downey Jr. in a red suit', ['Robert Downey Jr.']],
  ['周杰伦在舞台上唱歌', ['周杰伦']],
  ['马斯克站在火箭旁', ['马斯克']],
  ['刘德华和梁朝伟在海边', ['刘德华', '梁朝伟']],
  ['C罗在踢球', ['C罗']],
  // names that may be anybody's, and other words with the same letters
  ['Emma and Tom on the beach', []],
  ['a swift over the sea', []],
  ['a musk ox', []],
  ['the trump card', []],
  ['a King Charles spaniel', []],
  ['仓库里的猫', []],
  ['a portrait of a woman, not Emma Watson', []],
])('living people who are known to everybody are named as not drawn: %s', (prompt, names) => {
  expect(undrawnIn(prompt)).toEqual(names);
});

it('nobody and nothing else stands in for them', () => {
  const castOf = (prompt: string) => understand(prompt).cast.map(({ figure }) => figure);
  // a horse for the first sign of the name
  expect(castOf('马斯克站在火箭旁')).toEqual(['rocket']);
  expect(castOf('Tiger Woods on a lawn')).toEqual([]);
  // who does something is somebody
  expect(castOf('周杰伦在舞台上唱歌')).toContain('person');
});
