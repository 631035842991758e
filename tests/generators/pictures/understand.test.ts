import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

const figures = (prompt: string) => understand(prompt).cast.map(({ figure }) => figure);

describe('understand', () => {
  it.each([
    ['a cat on a roof over the sea at dusk', ['cat'], 'sea', 'dusk'],
    ['一只猫在森林里，夜晚', ['cat'], 'forest', 'night'],
    ['a train crossing the mountains at dawn', ['train'], 'mountain', 'dawn'],
    ['清晨的湖边有一座桥', ['bridge'], 'river', 'dawn'],
    ['宇航员在太空', ['astronaut'], 'space', null],
    ['老奶奶在院子里喂鸡', ['person', 'chicken'], 'garden', null],
    ['宇航员看着地球', ['astronaut'], null, null],
    ['a cat on the moon', ['cat'], 'moon', null],
    ['月球上的兔子', ['rabbit'], 'moon', null],
    ['a robot on mars', ['robot'], 'mars', null],
    ['lighthouse by the ocean, midnight', ['lighthouse'], 'sea', 'night'],
    ['热气球飘在沙漠上空，中午', ['balloon'], 'desert', 'noon'],
    ['火车', ['train'], null, null],
    ['海豚在海里', ['dolphin'], 'sea', null],
    ['上海夜景', ['pearlTower'], 'city', 'night'],
    ['snow on a village at night, lights in the windows', ['house'], null, 'night'],
    ['小屋的窗亮着灯，夜晚', ['house'], null, 'night'],
    ['a cat at the window looks at a house', ['cat', 'house'], 'room', null],
    ['两匹马在草原上奔跑，黄昏', ['horse'], 'meadow', 'dusk'],
    ['ramen on the table', ['noodles'], 'table', null],
    ['a cat under a street lamp', ['cat', 'streetLamp'], 'street', null],
    ['a village street at night', ['house'], null, 'night'],
    ['zxqv blorp', [], null, null],
  ] as const)('%s', (prompt, cast, setting, time) => {
    expect({
      cast: figures(prompt),
      setting: understand(prompt).setting,
      time: understand(prompt).time,
    }).toEqual({ cast, setting, time });
  });

  it.each([
    ['heavy rain in the city', 'rain', null],
    ['下雪的村庄', 'snow', null],
    ['foggy autumn forest', 'fog', 'autumn'],
    ['暴风雨中的大海', 'storm', null],
    ['春天的樱花', null, 'spring'],
    ['maple leaves', null, 'autumn'],
  ] as const)('weather and season: %s', (prompt, weather, season) => {
    expect(understand(prompt)).toMatchObject({ weather, season });
  });

  it.each([
    ['two cats', 2],
    ['three dogs', 3],
    ['a dog', 1],
    ['两只猫', 2],
    ['三艘船', 3],
    ['a flock of birds in the sky', 5],
    ['seven yellow ducks on a pond', 7],
    ['桌上放着六个红苹果', 6],
    ['nine hot air balloons', 9],
    ['一群羊', 5],
  ])('counts: %s', (prompt, count) => {
    expect(understand(prompt).cast[0]?.count ?? 5).toBe(count);
  });

  it.each([
    ['a birthday cake with five candles', 5],
    ['插着八根蜡烛的蛋糕', 8],
    ['a birthday cake', undefined],
  ])('candles are on the cake: %s', (prompt, candles) => {
    expect(understand(prompt).cast).toMatchObject([{ figure: 'cake' }]);
    expect(understand(prompt).cast[0]?.candles).toBe(candles);
  });

  it('assigns a color to the thing after it, or else to the whole picture', () => {
    expect(understand('a red car').cast[0]?.colour).toBeDefined();
    expect(understand('蓝色的花').cast[0]?.colour).toBeDefined();
    expect(understand('a red car').colours).toHaveLength(0);
    expect(understand('a dog, all in purple').colours).toHaveLength(1);
    expect(understand('a dog, all in purple').cast[0]?.colour).toBeUndefined();
  });

  it('leaves out what is negated', () => {
    expect(understand('a cat and a dog', 'dog').cast.map(({ figure }) => figure)).toEqual(['cat']);
    expect(figures('a street without cars')).toEqual([]);
    expect(understand('城市，没有人').cast).toEqual([]);
    expect(understand('the sea', 'rain').weather).toBe('clear');
  });

  it('does not find words within other words', () => {
    expect(figures('a carpet, a category, a scarf')).toEqual([]);
    expect(figures('电影海报')).toEqual([]);
  });
});

it.each([
  "Extreme long shot, Bird's-eye view. A lamp in a forest",
  '大远景，鸟瞰。森林里的一盏灯',
  'fish-eye lens, a lamp in a forest',
])('takes a term of the camera for no animal: %s', (prompt) => {
  expect(figures(prompt)).not.toContain('bird');
  expect(figures(prompt)).not.toContain('fish');
  expect(understand(prompt).setting).toBe('forest');
});

describe('Chinese words are matched as whole words', () => {
  it.each([
    // the camera terms that our own scripts write
    ['近景, 侧面. 女孩在街道', ['child'], 'street'],
    ['全景, 正面. 森林', [], 'forest'],
    ['船长望着大海', ['person'], 'sea'],
    ['空间站里的机器人园丁', ['robot'], 'cabin'],
    ['今天上午他走在马路上', ['person'], 'street'],
    ['脑海里的印象', [], null],
    ['雪人和青蛙', ['snowman', 'frog'], null],
    ['一头象走过草原', ['elephant'], 'meadow'],
    ['海里的鱼', ['fish'], 'sea'],
    ['她在面馆吃面', ['person', 'servedTable'], 'room'],
  ] as const)('%s', (prompt, cast, setting) => {
    expect([figures(prompt), understand(prompt).setting]).toEqual([cast, setting]);
  });

  it('a color may start a word, unless the word has another meaning', () => {
    expect(understand('红衣女孩').cast[0]?.colour).toBeDefined();
    expect(understand('蓝天').colours).toHaveLength(1);
    expect(understand('青蛙和黑板，白领').colours).toEqual([]);
  });
});

it.each([
  ['a robot gardener in the garden', ['robot']],
  ['机器人园丁', ['robot']],
  ['年轻的女船长', ['person']],
  ['a captain and a sailor', ['person', 'person']],
  ['The fox and the postman in full figure', ['fox', 'person']],
  ['Book your trip', []],
  ['Full shot. Mei in full figure in the library', ['person']],
  ['全景. 小雨全身入镜，在图书馆', ['person']],
  ['全景. 狐狸全身入镜', ['fox']],
] as const)('reads people for what they are: %s', (prompt, cast) => {
  expect(figures(prompt)).toEqual(cast);
});
