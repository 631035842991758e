import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const roles = (story: string) => write(story).roles.map(({ name }) => name);

describe('how old somebody is', () => {
  it('old Mei is an old woman and little Bo a child, whatever their trade', () => {
    const kinds = (story: string) => write(story).roles.map(({ description }) => description);
    expect(kinds('At dusk old Mei, the keeper, lights a lamp. She waits. Little Tom laughs at her.')).toEqual(
      [expect.stringMatching(/^Mei, an old woman\b/), expect.stringMatching(/^Tom, a boy\b/)],
    );
    expect(kinds('年迈的苏晴点亮了灯。苏晴说：“别怕。”苏晴笑了。').join()).toContain('老');
  });

  it.each([
    ['老梅点亮了灯塔的灯。老梅的孙子小波跑上楼梯。老梅笑了。', '老梅，老奶奶', '小波，男孩，孙子'],
    ['老梅和孙子小波住在海边。小波看着大海。老梅笑了。', '老梅，老奶奶', '小波，男孩，孙子'],
    ['老陈在河边修船。小雨在图书馆看书。老陈说：“天黑了。”', '老陈，老人', '小雨，孩子'],
    ['苏晴看着她的孙女小兰。苏晴笑了。小兰挥手。', '苏晴，老奶奶', '小兰，女孩，孙女'],
    [
      'Mei lives by the sea with her grandson Bo. Bo watches the sea. Mei waits.',
      'Mei, an old woman',
      'Bo, a boy, a grandson',
    ],
    [
      "Martha, Tom's grandmother, opens the door. Tom runs in.",
      'Martha, an old woman, a grandmother',
      'Tom, a man',
    ],
    ['Tom and his father Jack go fishing. Jack laughs. Tom waits.', 'Tom, a man', 'Jack, a man, a father'],
    [
      'Two brothers, Max and Oli, build a rocket. Their mother calls them. Max laughs. Oli waits.',
      'Max, a boy',
      'Oli, a boy',
      'Mother, a woman',
    ],
    ['The sisters Kim and Robin open a shop. Kim laughs. Robin waits.', 'Kim, a woman', 'Robin, a woman'],
    ['小红和妈妈王芳去公园。小红跑在前面。王芳笑了。', '小红，女孩', '王芳，女人，妈妈'],
  ])('a name and whose relative somebody is tell an age: %s', (story, ...told) => {
    expect(write(story).roles.map(({ description }) => description)).toEqual(told);
  });

  it.each([
    ['年轻的老陈走在路上。老陈笑了。', '老陈，人物'],
    ['小周在银行上班。小周是一名律师。小周说：“好的。”', '小周，律师'],
    ['小王走进办公室。小王坐下来，小王叹了口气。', '小王，人物'],
    ['小梅是一位年轻的画家。小梅坐在窗前画画。', '小梅，女人，年轻的画家'],
    ['小姐走进房间。小说很长。小姐笑了。', '小姐，女人'],
    ['The old lighthouse keeper Tom lights the lamp. Tom smiles.', 'Tom, an old man, a lighthouse keeper'],
    ['An elderly baker called Rosa opens her shop. Rosa smiles.', 'Rosa, an old woman, a baker'],
    ['年迈的守塔人李山点亮了灯。李山说：“来。”', '李山，老爷爷，守塔人'],
    ['木匠老陈抬起头。老陈说：“进来。”', '老陈，老人，木匠'],
  ])('what the words say of an age goes before the name: %s', (story, told) => {
    expect(write(story).roles.map(({ description }) => description)).toEqual([told]);
  });

  it.each([
    ['Tom is afraid of the dark. His sister Mia gives him a lamp.', 'Tom, a boy', 'Mia, a girl, a sister'],
    ['瘦小的李明报名参加长跑，同学们都笑他。他每天在操场上练习。', '李明，男孩'],
    // but who has a job is grown up, and so is who is called Mr.
    ['Tom is afraid of the dark. His boss Mia gives him a lamp.', 'Tom, a man', 'Mia, a woman, a boss'],
    ['Mr. Finch is afraid of the dark. Mr. Finch buys a lamp.', 'Mr. Finch, a man'],
  ])('those of a story for children are children: %s', (story, ...told) => {
    expect(write(story).roles.map(({ description }) => description)).toEqual(told);
  });

  it.each([
    ['爸爸是卡车司机，一年到头在路上。爸爸想家。', ['爸爸，男人']],
    ['小狐狸想当一名面包师。森林里的动物都不相信她。', ['小狐狸']],
    ['Her father is a truck driver. Mia misses him. Mia waits.', ['Father, a man', 'Mia, a woman']],
    ['Kai is the last gardener on Mars. Kai sings.', ['Kai, a man, a gardener']],
    [
      'An old stationmaster waves. He smiles at Clara. She sings.',
      ['Stationmaster, an old man', 'Clara, a woman'],
    ],
    ['森林里，大象老师说他们太吵了。小兔子笑了。', ['大象老师', '小兔子']],
    ['王爷爷跑到公园。长椅上有一张照片，写着老王。王爷爷哭了。', ['王爷爷，老爷爷']],
    [
      'Twelve-year-old Noah hides a deer. His father, a hunter, sees it.',
      ['Noah, a boy', 'Deer', 'Father, a man'],
    ],
    ['小学生果果在杂货店里发现了一个铁盒。大家哭得像个孩子，孩子们笑了。', ['果果，孩子，小学生']],
    ['A fox roars like a lion. The fox, a wolf, and a bear dance.', ['Fox', 'Wolf', 'Bear']],
    ['A little fox wants to be a baker. Nobody believes her.', ['Fox']],
    [
      'The old violin maker Antonio sits. He cries. A boy plays.',
      ['Antonio, an old man, a violin maker', 'Boy'],
    ],
  ])('what somebody is or wants to be is nobody else: %s', (story, told) => {
    expect(write(story).roles.map(({ description }) => description)).toEqual(told);
  });

  it('small rain after a surname is somebody, and does not fall', () => {
    const { roles, lines } = write('林小雨和陈浩在教室门口告别。她把一封信给了他。');
    expect(roles.map(({ name }) => name)).toEqual(['林小雨', '陈浩']);
    expect(lines.map(({ cj_desc }) => cj_desc).join()).not.toContain('雨');
  });

  it('a pronoun means who has just come, if nothing says that of the other', () => {
    const { lines } = write('雨夜，司机老周载了一位穿红裙子的女人。她说要去灯塔。老周点点头。');
    expect(lines.find(({ dialogue }) => dialogue.includes('要去灯塔'))?.hm_desc).toContain('女人');
  });

  it('nor a noun for anybody, where a woman was named before', () => {
    const { lines } = write('女医生苏晴在医院工作。牧民抱着发烧的孩子赶来。她守了一整夜。苏晴笑了。');
    expect(lines.find(({ dialogue }) => dialogue.includes('守了一整夜'))?.characters).toContain('苏晴');
  });

  it('of two monks of a temple the little one is a child', () => {
    expect(write('庙里有个老和尚和一个小和尚。小和尚每天下山挑水。').roles).toMatchObject([
      { name: '老和尚', description: '老和尚，老爷爷' },
      { name: '小和尚', description: '小和尚，男孩' },
    ]);
  });

  it('the grandmother of a story is whoever has the grandchild', () => {
    expect(roles('老梅点灯。孙子小波来了。奶奶笑了。老梅说：“来。”')).toEqual(['老梅', '小波']);
    expect(roles('Mei lights the lamp. Her grandson Bo runs up. Grandma laughs. Mei waits.')).toEqual([
      'Mei',
      'Bo',
    ]);
  });
});

describe('a description', () => {
  it.each([
    ['林雪走进隧道。机器人说：“三百年。”林雪点点头。', ['林雪，女人', '机器人']],
    ['门开了。老奶奶说：“今天是我老伴的生日。”', ['老奶奶']],
    ['The mayor laughs at Ida. Ida waves.', ['Mayor', 'Ida, a woman']],
    ['A robot named Bolt builds a rocket. Bolt waves.', ['Bolt, a robot']],
    ['Nora asks the landlady. The landlady looks away.', ['Nora, a woman', 'Landlady, a woman']],
  ])('says each thing once, in a sentence of its language: %s', (story, told) => {
    expect(write(story).roles.map(({ description }) => description)).toEqual(told);
  });

  it('a base on Mars is the place by its whole name', () => {
    expect(write('火星基地停电了。林雪戴上头盔。').lines[0]?.cj_desc).toBe('火星基地');
  });
});

it('who has been married for decades is old, whatever they say they once were', () => {
  const roles = (story: string) => write(story).roles.map(({ description }) => description);
  expect(
    roles('Emma and Jack have been married for fifty years. Emma says, "I am the girl from the dance."'),
  ).toEqual(['Emma, an old woman', 'Jack, an old man']);
  expect(roles('张伟和李娜结婚五十年了。张伟笑了。')).toEqual(['张伟，老爷爷', '李娜，老奶奶']);
});
