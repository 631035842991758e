import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);

it.each([
  ['Ivy was nine. She ran.', ['Ivy, a girl']],
  ['Lucy, who is six, looks up.', ['Lucy, a girl']],
  ['Rosa is seventy-four. She swims.', ['Rosa, an old woman']],
  ['李明今年九岁。他跑步。', ['李明，男孩']],
  ['李明今年六十八岁。他跑步。', ['李明，老爷爷']],
])('an age after a name is theirs: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it('whoever is sixteen after a childhood is grown up', () => {
  const story = 'When Sofia was seven, she found a violin. At sixteen she played in Vienna.';
  expect(rolesOf(story)).toEqual(['Young Sofia, a girl', 'Sofia, a woman']);
});

it('a plan for the time when one is grown up is no leap', () => {
  expect(rolesOf('妹妹坐飞机。妹妹决定，长大以后要当机长。')).toEqual(['妹妹，女孩']);
});

it('whoever is spoken to does not speak', () => {
  const { lines } = write('妈妈在厨房里。妹妹对妈妈说：“是甜的！”');
  expect(lines.find(({ dialogue }) => dialogue.includes('是甜的'))?.dialogue).toBe('妹妹：是甜的！');
});

it('who died years ago is not in the picture', () => {
  const { lines } = write('爷爷做了红烧肉。奶奶吃了。爷爷三年前去世了。奶奶哭了。');
  expect(lines.find(({ dialogue }) => dialogue.includes('去世'))?.characters).not.toContain('爷爷');
});
