import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);
const saidIn = (story: string) => write(story).lines.map(({ dialogue }) => dialogue);

it.each([
  // a noun beside a name is whom it names
  ['Her guide, old Tomás, laughs. Anna waits for Tomás.', ['Tomás, an old person', 'Anna, a woman']],
  [
    'Bella was returned to her owner, farmer Aoife Kelly, at noon.',
    ['Bella, a woman', 'Aoife Kelly, a farmer'],
  ],
  ['A cow named Bella walks into a shop. Bella looks around.', ['Bella, a cow']],
  ['Marcus, the smallest player, shot. Marcus fell.', ['Marcus, a man, a player']],
  ['Twins Leo and Max switched places. Leo played. Max ran.', ['Leo, a man', 'Max, a man']],
  ['我叫阿宝，是一只流浪狗。我住在火车站。', ['阿宝，流浪狗']],
  ['程序员阿哲做了一个机器人，名字叫小七。阿哲笑了。', ['阿哲，程序员', '小七，机器人']],
  ['孙女小禾偷偷跑了。小禾笑了。', ['小禾，女孩，孙女']],
  ['消防员大刘笑了。一个新来的女消防员走进来。', ['大刘，消防员', '女消防员，女人']],
  ['老杜望着海。水手小海脸色发白。小海说：“怕。”', ['老杜，老人', '小海，水手']],
  ['小芸认识了阿木。小芸和阿木坐下。两个老人笑了。', ['小芸，孩子', '阿木，人物']],
  // and these are nobody
  ['The Pinewood Five lost again. Coach Dana sighed.', ['Coach Dana, a woman']],
  ['Anna spills tea over the Pacific. The Pacific is blue.', ['Anna, a woman']],
  ['The night train to Warsaw is full. Zofia finds a seat.', ['Zofia, a woman']],
  ['The captain gives each man an apple.', ['Captain']],
  ['小美在少年宫学跳舞。小美笑了。', ['小美，孩子']],
  // whoever answers with a name has it
  [
    'A boy stands at the door. "What is your name?" Martha asks. "Tobias." Martha smiles at Tobias.',
    ['Martha, a woman', 'Tobias, a boy'],
  ],
  ['她叫林小满，今年十二岁。她在雪地里跳舞。小满笑了。', ['林小满，女孩']],
  ['太空站里只剩下陆远一个人。陆远看着地球。', ['陆远，男人']],
  ['店主是个戴圆眼镜的老头。林晚走进去。', ['店主，老爷爷', '林晚，人物']],
  ['一个穿校服的男生跑来。', ['男生，男孩']],
])('who is told of: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it('a robot that others call by a name tells its story by that name', () => {
  const { roles } = write('My name is Unit 12, but the children call me Tin. I clean the school at night.');
  expect(roles.map(({ name }) => name)).toEqual(['Tin']);
});

it('a voice that somebody hears is that of whom the story says', () => {
  expect(saidIn('擂台上，阿兰倒下了。她听见女儿的声音：“妈妈，起来！”阿兰站起来。')).toContain(
    '女儿：妈妈，起来！',
  );
});

it('a quoted word of what is told is not spoken', () => {
  expect(saidIn('小鹿笑了。一个男生说另一杯给“以后的人”。')).toContain(
    '旁白：一个男生说另一杯给“以后的人”。',
  );
});

it('what nobody crosses is a thing, and no woman', () => {
  const { lines } = write('Nora draws a line of flour on the floor. For a month nobody crosses it.');
  expect(lines.at(-1)?.hm_desc).toContain('nobody crosses it');
});

it('a train that is full is where the story is', () => {
  const { lines } = write('The night train to Warsaw is full. Zofia finds the last seat.');
  expect(lines[0]?.cj_desc).toBe('Night train, night');
});

it('"they" are all who are there', () => {
  const { lines } = write('Jess drives, Omar sings, and Priya sleeps. In a desert they find a lost dog.');
  expect(lines.at(-1)?.characters).toBe('Jess, Omar, Priya, Dog');
});

it('a label of the text is not read', () => {
  expect(saidIn('【故事】阿月点亮一盏灯。')[0]).toBe('旁白：阿月点亮一盏灯。');
});
