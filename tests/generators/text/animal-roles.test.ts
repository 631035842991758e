import { describe, expect, it } from 'vitest';
import { OUTFITS } from '../../../generators/pictures/people/outfits.ts';
import { beingRows } from '../../../generators/pictures/words/people-and-animals.ts';
import { findKinds } from '../../../generators/text/kinds.ts';
import { write } from './write.ts';

it.each([
  ['A little dinosaur named Dino lives by the lake. Dino looks for his egg.', 'Dino', 'dinosaur'],
  ['Kiki the koala climbs a tall tree. Kiki sings.', 'Kiki', 'koala'],
  ['Kiki the brave fox meets an owl. Kiki sings.', 'Kiki', 'a fox'],
  ['An owl called Odo sleeps. Odo wakes up.', 'Odo', 'an owl'],
  // a word of the sea, too
  ['A mermaid named Coral swims in the sea. Coral sings.', 'Coral', 'mermaid'],
  ['A fox named Rust runs through a village called Willow. Rust sings.', 'Rust', 'a fox'],
  ['一只名叫阿宝的狐狸住在湖边。阿宝每天都唱歌。', '阿宝', '狐狸'],
  ['小恐龙阿宝住在湖边。阿宝每天都唱歌。', '阿宝', '恐龙'],
])('an animal of a story is the animal that the words name: %s', (story, name, kind) => {
  const role = write(story).roles.find((one) => one.name === name);
  expect(role?.description).toContain(kind);
});

it.each([
  ['A mother bear looks for honey. The mother bear finds a tree. She sings.', ['Mother bear']],
  ['Mama Duck walks to the pond. A fox watches her. Mama Duck is brave.', ['Mama duck', 'Fox']],
  ['Papa Bear and Baby Bear sit at the table.', ['Papa bear', 'Baby bear']],
  ['兔妈妈带着三只小兔子去森林里采蘑菇。兔妈妈笑了。', ['兔妈妈', '小兔子']],
  ['猫妈妈和小猫住在海边。妈妈教它游泳。', ['猫妈妈', '小猫']],
  ['鸡妈妈孵出了小鸡。', ['鸡妈妈', '小鸡']],
  ['妈妈和小猫住在海边。', ['妈妈', '小猫']],
])('a parent among animals is one of them: %s', (story, names) => {
  expect(write(story).roles.map(({ name }) => name)).toEqual(names);
});

it('an alien has its name', () => {
  const [zog] = write('An alien named Zog lands on the moon. Zog plants flowers.').roles;
  expect(zog).toMatchObject({ name: 'Zog', description: expect.stringContaining('alien') });
});

it('in a tale of animals alone the mother is one of them, and a foal has its name', () => {
  const story =
    '草原上，小马驹追风跑得最慢。妈妈每天陪它练习。狼群来了，追风引着狼跑向悬崖。大家都叫它飞马。';
  expect(write(story).roles.map(({ description }) => description)).toEqual([
    '追风，小马驹',
    '妈妈，马',
    '狼',
  ]);
  expect(
    write('小红和妈妈养了一只小马。妈妈笑了。小马跑了。小红追。').roles.map(({ description }) => description),
  ).toContain('妈妈，女人');
});

it('a robot with a name is called so', () => {
  const { roles, lines } = write(
    '实验室里，机器人零号睁开眼睛。教授老了，零号推着他散步。教授去世后，零号每天弹琴。',
  );
  expect(roles.map(({ name }) => name)).toEqual(['零号', '教授']);
  expect(lines.find(({ dialogue }) => dialogue.includes('去世后'))?.characters).toBe('零号');
});

it('a place with a name is no role', () => {
  const { roles } = write('A fox named Rust runs through a village called Willow. Rust sings.');
  expect(roles.map(({ name }) => name)).toEqual(['Rust']);
});

it('an animal with a name is one role, not two', () => {
  const { roles } = write('Kiki the fox climbs a tall tree. Kiki sings. The fox falls asleep.');
  expect(roles).toEqual([{ name: 'Kiki', description: 'Kiki, a fox' }]);
});

it('a doubled Chinese name after an animal is its name', () => {
  const { roles } = write('阿宝遇见了考拉琪琪。琪琪说：“我的围巾丢了。”兔子蹦蹦跳跳地来了。');
  expect(roles).toEqual(
    expect.arrayContaining([
      { name: '琪琪', description: '琪琪，考拉' },
      { name: '兔子', description: '兔子' },
    ]),
  );
  expect(roles.map(({ name }) => name)).not.toContain('考拉');
});

it('an animal without a name is called by its kind', () => {
  expect(write('A fox climbs a tall tree. The fox falls asleep.').roles).toEqual([
    { name: 'Fox', description: 'Fox' },
  ]);
});

describe('an animal that is dressed up is one role', () => {
  it.each([
    [
      'A pirate parrot named Polly and an astronaut cat named Luna look for a treasure. The pirate laughs.',
      ['Polly, a pirate parrot', 'Luna, an astronaut cat'],
    ],
    ['The frog prince lives by a pond. The prince is sad. The frog sings.', ['Frog prince']],
    ['小猫消防员名叫咪咪，她住在镇上。有一天房子着火了，消防员跑了过去。', ['咪咪，小猫消防员']],
    ['海盗鹦鹉和宇航员小猫一起去找宝藏。', ['海盗鹦鹉', '宇航员小猫']],
    ['The king and the lion talk. The dog and the captain sail.', ['King, a man', 'Lion', 'Dog', 'Captain']],
  ] as const)('%s', (story, roles) => {
    expect(write(story).roles.map(({ description }) => description)).toEqual(roles);
  });
});

// what is a costume in a picture is one role in its story
it.each(
  beingRows
    .filter(({ means }) => means.outfit && !OUTFITS[means.outfit].ofTale)
    .flatMap(({ words }) => words.split(' '))
    .map((word) => word.replaceAll('_', ' '))
    .filter((word) => findKinds(word).some((one) => one.word === word)),
)('an animal beside "%s" is one with it', (word) => {
  const beside = /\p{Script=Han}/u.test(word) ? `${word}小猫` : `${word} cat`;
  expect(findKinds(beside)).toMatchObject([{ word: beside, means: { age: 'animal' } }]);
});

it.each([
  ['白雪公主住在森林里，和七个小矮人一起生活。', ['白雪公主，女人', '小矮人，男人']],
  ['灰姑娘想去舞会。仙女给了灰姑娘一双水晶鞋。', ['灰姑娘，女人', '仙女，女人']],
  ['小红帽去森林里看奶奶。大灰狼跟着她。', ['小红帽，女孩', '奶奶，老奶奶', '大灰狼']],
  ['孙悟空去西天取经。路上孙悟空打败了妖怪。', ['孙悟空']],
  ['白雪下的公主想家。', ['公主，女人']],
  [
    'Little Red Riding Hood walks to her grandmother. The wolf waits.',
    ['Little red riding hood, a girl', 'Grandmother, an old woman', 'Wolf'],
  ],
  ['Snow White sings. A snow white cat sleeps.', ['Snow White, a woman', 'Cat']],
  ['Cinderella wants to go to the ball. She cries.', ['Cinderella, a woman']],
] as const)('somebody of a tale is one role: %s', (story, roles) => {
  expect(write(story).roles.map(({ description }) => description)).toEqual(roles);
});

it.each([
  ['A robot named Bolt lives alone. Bolt lifts his arm.', 'Bolt', 'Bolt, a robot'],
  [
    'A boy follows her home, where his little sister lies sick. The sister smiles.',
    'Little sister',
    'Little sister, a girl',
  ],
  ['小雨是一个爱画画的小女孩。小雨笑了。', '小雨', '小雨，爱画画的小女孩'],
  ['山上住着一位老和尚。老和尚笑了。', '老和尚', '老和尚，老爷爷'],
  ['山上住着一只白猴。白猴每天挑水。', '白猴', '白猴'],
  ['A goose and an ant live by the lake.', 'Goose', 'Goose'],
])('a role is described as what it is, once: %s', (story, name, description) => {
  expect(write(story).roles.find((one) => one.name === name)?.description).toBe(description);
});

it('nobody asks the horse that they sit on', () => {
  const { lines } = write('A girl on a horse arrives and asks: "Did you plant all this?"');
  expect(lines.find(({ dialogue }) => dialogue.startsWith('Girl'))?.hm_desc).not.toContain('horse');
  const [spoken] = write('A girl meets a horse. She asks the horse: "Are you lost?"').lines.slice(-1);
  expect(spoken?.hm_desc).toContain('asks the horse');
});

it('a picture says who "they" are', () => {
  const pictures = (story: string) =>
    write(story)
      .lines.map(({ hm_desc }) => hm_desc)
      .join('\n');
  expect(pictures('爸爸带着乐乐去钓鱼。他们坐在湖边的小船上，等了很久。乐乐睡着了。')).toContain(
    '爸爸、乐乐坐在湖边',
  );
  expect(pictures('Mia and Tom leave. They walk along the beach at dawn.')).toContain('Mia and Tom walk');
});

it('who must cook is no cook', () => {
  const names = (story: string) => write(story).roles.map(({ name }) => name);
  expect(names('Her grandson Leo must cook for the festival. Leo burns the pot.')).toEqual(['Leo']);
  expect(names('A cook burns the pot.')).toEqual(['Cook']);
});

it('young animals are of their parents’ kind', () => {
  const roles = (story: string) => write(story).roles.map(({ description }) => description);
  expect(roles('一只北极熊妈妈带着两只小熊走出洞穴。小熊下水。')).toEqual(['北极熊妈妈', '两只小北极熊']);
  expect(roles('小熊和熊猫爸爸去河边。')).toEqual(['小熊', '熊猫爸爸']);
});

it('the people of the Journey to the West are known by all their names', () => {
  const { roles } = write('孙悟空写下“齐天大圣到此一游”。如来佛祖笑了。猪八戒睡着了。八戒醒了。');
  expect(roles.map(({ name }) => name)).toEqual(['孙悟空', '如来佛祖', '猪八戒']);
});
