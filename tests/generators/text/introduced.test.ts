import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);
const said = (story: string, words: string) =>
  write(story).lines.find(({ dialogue }) => dialogue.includes(words))?.dialogue;

it.each([
  [
    'A boy sat beside Tom. "I\'m Will," he said. Tom nodded.',
    ['Will, a boy', 'Tom, a man'],
    "Will：I'm Will.",
  ],
  ['A girl waves. "My name is Zoë," says the girl.', ['Zoë, a girl'], 'Zoë：My name is Zoë.'],
  ['阿哲看见一个小女孩。“我叫光光。”女孩说。', ['阿哲，人物', '光光，女孩'], '光光：我叫光光。'],
  [
    '方老师带来一个学生。“我叫阿依古丽。”大家鼓掌。',
    ['方老师，人物', '阿依古丽，女孩，学生'],
    '阿依古丽：我叫阿依古丽。',
  ],
])('who says their name is the one who was met before, and speaks: %s', (story, roles, words) => {
  expect(rolesOf(story).sort()).toEqual([...roles].sort());
  expect(said(story, words.slice(words.indexOf('：') + 1))).toBe(words);
});

it.each([
  ['I met a boy at the park. "I\'m Will," he said. I smiled.', ['Protagonist, a person', 'Will, a boy']],
  ['我走进教室。一个女孩走过来。“我叫小梅。”她说。我笑了。', ['主角，人物', '小梅，女孩']],
  ['The teacher looked at me. "I\'m Hope," I said. I sat down.', ['Teacher', 'Hope, a woman']],
  ['我走进教室。“你叫什么？”老师问。“我叫小梅。”我坐下了。', ['老师', '小梅，女孩']],
])('a name that another says is not that of whoever tells the story: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});
