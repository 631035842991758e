import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const shotOf = (story: string, words: string) => {
  const shot = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
  if (!shot) throw new Error(`no shot says ${words}`);
  return shot;
};

describe('when it is', () => {
  it('a story that begins last night is at night', () => {
    expect(write('Last night a fox came to the garden. The fox sat down.').lines[0]?.cj_desc).toContain(
      'night',
    );
  });

  it('what has happened in the night is found in the morning', () => {
    const story =
      'Anna keeps bees. One morning Anna looks at the hives. A bear has come out of the forest in the night. Anna sits down.';
    expect(shotOf(story, 'sits down').cj_desc).toContain('early morning');
  });

  it('a night guard may be there by day', () => {
    const story = 'At noon Rosa walks into the museum. Rosa asks the night guard. Rosa sighs.';
    expect(shotOf(story, 'sighs').cj_desc).toBe('Museum, daytime');
  });
});

it('when a summer is over, so is the rain of before', () => {
  const story = '小明在操场上。那天下着大雨，小明等了很久。夏天结束的时候，小明收到了一封信。';
  expect(write(story).lines.at(-1)?.cj_desc).toBe('操场');
});

describe('where it is', () => {
  it.each([
    ['Rosa waits in the bakery. In the evening Tom comes up the hill with a cake.', 'Hill, dusk'],
    ['Rosa waits in the museum. Rosa follows it down the stairs to the cellar.', 'Cellar'],
    ['Someone has stolen the trumpet from the museum. Rosa sighs.', 'Museum'],
    ['小张骑车穿过城市。小张送一个包裹到七楼。', '楼道'],
    ['小张骑车穿过城市。小张看见墙上挂着一把旧小提琴。', '家里'],
    ['小张在办公室里。小张看见墙上挂着一幅画。', '办公室'],
    ['小张在车站。小张看见墙上挂着一口钟。', '车站'],
    ['Tom waits on the bridge. Tom picks up the garden hose.', 'Bridge'],
    ['Ben waits at the lighthouse. Ben hangs the picture above the fireplace.', 'Home'],
    ['飞船“蓝鲸号”上只剩下机器人阿尔。阿尔每天做饭。', '飞船'],
    ['阿尔在飞船上。阿尔收到了求救信号，来自一颗绿色的星球。', '飞船'],
    ['阿尔在飞船上。阿尔驾驶飞船降落在一片发光的森林里。', '森林'],
    ['妈妈在厨房里。妈妈站在校门口等了一整天。', '校门口'],
    ['Tom sits in the kitchen. His granddaughter comes to visit from the city.', 'Kitchen'],
  ])('%s', (story, place) => {
    expect(write(story).lines.at(-1)?.cj_desc).toBe(place);
  });
});

describe('who it is', () => {
  it('a bear that has come by builds no hives: "we" are the people', () => {
    const story =
      'My grandmother keeps bees. A bear has broken the hives. I ride to the village. In the evening twelve neighbors come up the hill. We build new hives.';
    expect(shotOf(story, 'new hives').characters).toBe('Protagonist, Grandmother');
  });

  it('a dog that people have with them is one of them', () => {
    const story = 'Tom and Anna and their dog walk to the lake. Tom laughs. They sit down by the water.';
    expect(shotOf(story, 'sit down').characters).toContain('Dog');
  });

  it.each([
    ['A little dragon named Ash lives on a mountain. Ash cries.', 'Ash, a little dragon'],
    ['山上住着一条小龙，名叫灰灰。灰灰哭了。', '灰灰，小龙'],
    ['A dragon named Ash lives on a mountain. Ash cries.', 'Ash, a dragon'],
  ])('a little animal is described as one: %s', (story, description) => {
    expect(write(story).roles.map((role) => role.description)).toEqual([description]);
  });
});

describe('what is spoken', () => {
  it.each(['别的龙都笑话它', '大家都笑话它'])(
    '%s: it is not the one whom they laugh at who speaks',
    (lead) => {
      const story = `山上住着一条小龙，名叫灰灰。${lead}：“不会喷火，算什么龙！”`;
      expect(shotOf(story, '不会喷火，算').dialogue).toBe('画外音：不会喷火，算什么龙！');
    },
  );

  it('a sound in quotes is told, and spoken by nobody', () => {
    const story = '山上住着一条小龙，名叫灰灰。“呼”地一声，灰灰喷出了一团火。';
    expect(shotOf(story, '呼').dialogue).toBe('旁白：“呼”地一声，灰灰喷出了一团火。');
  });

  it.each([
    'There are three suspects: the night guard, the cook, and a magician.',
    '有三个嫌疑人：保安、厨师和魔术师。',
  ])('a list after a colon is no line of a play: %s', (list) => {
    const { dialogue = '' } = write(list).lines.at(-1) ?? {};
    expect(dialogue).toMatch(/^(?:Narrator|旁白)：/u);
  });
});

it('who plays an instrument is shown with it, in full', () => {
  const story = 'Rosa walks into the cellar. Rosa smiles. The magician plays the golden trumpet. Rosa sighs.';
  expect(shotOf(story, 'trumpet').shot_type).toBe('Full shot');
});
