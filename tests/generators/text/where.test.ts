import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const scenes = (story: string): string[] => write(story).lines.map(({ cj_desc }) => cj_desc);

describe('where and when a scene is', () => {
  it.each([
    ['小雨等了一整天。爸爸推门进来，手里端着蛋糕。小雨笑了。', ['家里']],
    ['在教室里，小雨在写作业。老师推门进来。小雨站起来。', ['教室里']],
    ['Tom waits. His mother came in through the door. Tom smiled.', ['Home']],
    ['程序员阿杰每天加班到深夜。一只猫跟着他回家。阿杰给它喂食。', ['办公室，夜晚', '家里，夜晚']],
    ['Anna works late. Anna sighs. Then Anna walks through the park.', ['Office', 'Park']],
    // who is on the way home is not there yet
    ['小梅走在回家的路上。小梅唱着歌。小梅笑了。', ['简单的场景']],
    ['十年后，陈浩坐火车去了她的城市，在咖啡馆的窗边看书。陈浩笑了。', ['咖啡馆']],
    ['Anna cooks dinner for Tom. Anna got to work late. Anna sighs.', ['Kitchen', 'Office']],
    ['Lena paints portraits on a bridge in Prague. Lena sighs. Lena paints the sea.', ['Bridge']],
    [
      'Anna walks in the park at night. Anna runs. Anna laughs as the sun rises.',
      ['Park, night', 'Park, early morning'],
    ],
    ['Anna asks for the way to the sea. Tom points. They walk through the streets.', ['Streets']],
    ['Two roads part in a yellow wood. Anna takes one. A chair of wood stands there.', ['Wood']],
    ['阿杰加班。他在咖啡馆写代码。阿杰睡着了。', ['办公室', '咖啡馆']],
    ['Anna sits in the kitchen. Anna walks through the snow. Anna smiles.', ['Kitchen', 'Street, snow']],
    ['In a small cottage Anna sings. Anna trudges through the deep snow.', ['Small cottage', 'Field, snow']],
    ['小梅在厨房里唱歌。小梅走在雪地里。小梅笑了。', ['厨房', '雪地，飘着雪']],
    ['小梅在教室里看书。小梅冒着大雨跑回去。', ['教室里', '街道，下着雨']],
    // a flight has a place of its own, and ends at a door
    [
      'Leo lives in a room on the moon. Leo flies back to Earth. His mother opens the door.',
      ['Room on the moon', 'Space', 'Home'],
    ],
    ['小宇在月球基地里看书。小宇飞回地球。妈妈推开门，抱住了小宇。', ['月球基地', '太空', '家门口']],
    // snow that is seen from a window leads nobody out
    ['Anna sits in the kitchen. Anna looks at the snow. Anna smiles.', ['Kitchen', 'Kitchen, snow']],
  ])('what somebody does says it, unless the sentence names a place: %s', (story, expected) => {
    expect([...new Set(scenes(story))]).toEqual(expected);
  });

  it('who dances under the moon is on the ground', () => {
    expect(scenes('Anna walks in the park. At night Anna and Tom dance under the full moon.')).not.toContain(
      'Moon, night',
    );
  });

  it('rain that begins is nobody', () => {
    const { lines } = write('Anna shares a sandwich with a dog. In the afternoon it begins to rain.');
    expect(lines.map(({ hm_desc }) => hm_desc).join(' ')).not.toMatch(/dog begins/u);
  });

  it('a village in the desert stays there, and the moon that is stolen is no place', () => {
    const told = scenes(
      'In a small village in the desert there is no water. A girl named Amina finds a map. The whole village dances.',
    );
    expect([...new Set(told)]).toEqual(['Small village in the desert']);
    expect(
      scenes(
        'A fox and a mouse investigate the theft of the moon. They climb a mountain. The fox sees an owl.',
      )[0],
    ).toBe('Mountain');
  });

  it('what is found under the ice, and who is of a village, move nobody', () => {
    expect(
      new Set(scenes('Kai lives on Mars. A rover finds a seed under the ice. Kai plants it. Kai sings.')),
    ).toEqual(new Set(['Mars']));
    expect(new Set(scenes('苏晓回到老家。村里人都不相信她。苏晓笑了。'))).toEqual(new Set(['老家']));
  });

  it('who hands something over is seen, and not their hands alone', () => {
    const { lines } = write(
      "Walter waits in the park. A woman sits down beside him and hands him Hank's hat. Hank sings.",
    );
    expect(lines.map(({ hm_desc }) => hm_desc).join()).not.toContain('Nothing but the hand');
  });

  it('the snow of a winter is gone in spring', () => {
    const told = scenes(
      'A fox lives in the forest. In winter the fox finds a hedgehog in the snow. The fox helps the hedgehog. In spring they plant a tree.',
    );
    expect(told.filter((scene) => scene === 'Forest, snow').length).toBeGreaterThan(0);
    expect(told.at(-1)).toBe('Forest');
    expect(scenes('冬天，狐狸在森林的雪地里走。雪越下越大。春天来了，狐狸醒了。').at(-1)).not.toContain(
      '雪，',
    );
    expect(scenes('冬天，狐狸走进森林。森林里下着大雪。第二年春天，狐狸醒了。').at(-1)).toBe('森林');
  });

  it.each([
    ['Anna waits at the bank. Anna sighs.', 'Bank'],
    ['Anna cries in the courtroom. Anna leaves.', 'Courtroom'],
    ['Anna sits on the stairs. Anna sings.', 'Stairs'],
    ['Anna works at the company. Anna sighs.', 'Office'],
    ['Anna waits at the police station. Anna sighs.', 'Police station'],
    ['小梅走进美术馆。小梅笑了。', '美术馆'],
    ['小梅在阳台上唱歌。小梅笑了。', '阳台'],
    ['小梅来到菜市场。小梅笑了。', '菜市场'],
    ['小梅在候诊室里等。小梅叹气。', '候诊室'],
    ['小梅站在酒店大厅。小梅笑了。', '酒店大厅'],
  ])('%s: its place is named', (story, place) => {
    expect(scenes(story)[0]?.split(/[,，]/u)[0]).toBe(place);
  });

  it.each([
    'Anna sits in the garden. On the bank of the pond a frog sings. Anna laughs.',
    'Anna sits in the garden. She finds a bar of chocolate. Anna laughs.',
    'Anna sits in the garden. In the stock market everything falls. Anna laughs.',
  ])('%s: and nothing else is one', (story) => {
    expect(new Set(scenes(story))).toEqual(new Set(['Garden']));
  });

  it.each([
    ['Anna sits on the stairs. Anna sings.', 'on the stairs'],
    ['Anna waits at the playground. Anna sings.', 'at the playground'],
    ['Anna rides in the subway. Anna sings.', 'on the subway'],
    ['Anna stands on the balcony. Anna sings.', 'on the balcony'],
    ['Anna waits in the lobby. Anna sings.', 'in the lobby'],
  ])('%s: with its preposition', (story, where) => {
    const words = write(story)
      .lines.map(({ hm_desc }) => hm_desc)
      .join(' ');
    expect(words).toContain(`in full figure ${where}`);
  });
});

it.each([
  ['Two boxers meet in the arena.', 'Arena'],
  ['The miller sleeps in the mill.', 'Mill'],
  ['Clara sings in the opera house.', 'Opera house'],
  ['A boy waits at the gas station.', 'Gas station'],
  ['Martha stood at the window of her bookshop.', 'Bookshop'],
  ['老人在磨坊里磨面。', '磨坊'],
  ['男人在铁匠铺里打铁。', '铁匠铺'],
  ['男孩在马厩里喂马。', '马厩'],
  ['医生冲进手术室。', '手术室'],
  ['两个人在擂台上比武。', '擂台上'],
  ['后台烧火的小满走上戏台，一开口，满堂寂静。', '戏台'],
])('places of many kinds are known: %s', (story, place) => {
  expect(write(story).lines.map(({ cj_desc }) => cj_desc)).toContain(place);
});

it.each([
  ['In the shop Anna sits. Tom tells her that his mother works at the hospital.', 'Shop'],
  ['小美在店里坐着。他告诉小美妈妈在医院上班。', '店里'],
])('what is only told of does not move the scene: %s', (story, place) => {
  const { lines } = write(story);
  expect(lines.at(-1)?.cj_desc).toBe(place);
});

it.each([
  ['一个男人在马厩里等着。', ['男人']],
  ['一个女人在铁匠铺门口。', ['女人']],
])('the name of a place is nobody: %s', (story, roles) => {
  expect(write(story).roles.map(({ name }) => name)).toEqual(roles);
});

it('a signal is no letter in the picture', () => {
  const { lines } = write('陆远在太空站里。地球传来的信号要四十分钟才能到。');
  expect(lines.map(({ hm_desc }) => hm_desc).join()).not.toContain('只有信');
});
