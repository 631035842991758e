import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);
const saidIn = (story: string) => write(story).lines.map(({ dialogue }) => dialogue);

it.each([
  ["Ana: I'm late.\nBen: The train left.", ['Ana, a woman', 'Ben, a man']],
  ["Ana: I'm late. Ben: The train left.", ['Ana, a woman', 'Ben, a man']],
  ["Ana: I'm late. / Ben: The train left.", ['Ana, a woman', 'Ben, a man']],
  ["ana: i'm late.\nben: the train left.", ['Ana, a woman', 'Ben, a man']],
  ['Dad (angry): Where is my car?\nLily (whispering): I sold it.', ['Dad, a man', 'Lily, a woman']],
  ['Rosa: Who ate the pie?\nThe dog: Woof.', ['Rosa, a woman', 'Dog']],
  ['小明：我来晚了。小红：车开走了。', ['小明，孩子', '小红，女孩']],
  ['小明：“我来晚了。”\n老师：“坐下吧。”\n小明：“谢谢老师。”', ['小明，孩子', '老师']],
  ['爸爸（生气）：我的车呢？\n莉莉：我把它卖了。', ['爸爸，男人', '莉莉，女孩']],
  ['病人：严重吗？\n病人的女儿：我们听您的。', ['病人，人物', '病人的女儿，女人']],
])('whoever speaks in a story of dialogue alone is a role: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it.each([
  ['“你在吗？”\n“在。”\n“开门。”', ['甲：你在吗？', '乙：在。', '甲：开门。'], ['甲', '乙、甲', '甲']],
  [
    '"I\'m late."\n"The train left."\n"So we walk."',
    ["Speaker A：I'm late.", 'Speaker B：The train left.', 'Speaker A：So we walk.'],
    ['Speaker A', 'Speaker B, Speaker A', 'Speaker A'],
  ],
  ['—你去哪儿了？\n—加班。', ['甲：你去哪儿了？', '乙：加班。'], ['甲', '乙、甲']],
  [
    '- Where were you?\n- At work.',
    ['Speaker A：Where were you?', 'Speaker B：At work.'],
    ['Speaker A', 'Speaker B, Speaker A'],
  ],
])('quotes alone are spoken in turn by two who are seen: %s', (story, said, seen) => {
  const { lines, roles } = write(story);
  expect(lines.map(({ dialogue }) => dialogue)).toEqual(said);
  expect(lines.map(({ characters }) => characters)).toEqual(seen);
  expect(roles).toHaveLength(2);
});

it('a list is not spoken', () => {
  expect(saidIn('- A man opens a door.\n- A dog runs out.')[0]).toMatch(/^Narrator/);
});

it('what stands in brackets after a speaker says how the line is spoken, and is not read', () => {
  const [, line] = write('Dad: Where is my car?\nLily (whispering): I sold it.').lines;
  expect(line?.dialogue).toBe('Lily：I sold it.');
  expect(line?.hm_desc).toMatch(/in a low voice/);
});

it('a dialogue is called by what is said first', () => {
  expect(write('小明：你怎么才来？\n小红：堵车了。').title).toBe('你怎么才来');
});
