import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { CLOSED, PIECES } from '../../../generators/pictures/scenes/interior-pieces.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { placePixels, sceneOfPlan } from './place-pixels.ts';

const ANNA = { name: 'Anna', look: { words: 'Anna, a woman', seed: 1 } };
const MEI = { name: '小梅', look: { words: '小梅，女人', seed: 2 } };
const read = (prompt: string, negative?: string) => understandNaming(prompt, negative, [ANNA, MEI], 1);
const sceneOf = (prompt: string) => sceneOfPlan(read(prompt));
const pixels = (prompt: string, size?: readonly [number, number]) => placePixels(read(prompt), size);

const ROOMS = [
  ['a woman in the gym', '健身房里的小梅', 'gym'],
  ['Anna in full figure in the garage', '车库里', 'garage'],
  ['Anna in full figure in the workshop', '工坊里的木匠', 'workshop'],
  ['a man in the elevator', '小梅全身入镜，在电梯', 'elevator'],
  ['in the hotel lobby', '大厅里的一个男人', 'lobby'],
  ['Anna in the corridor', '楼道里', 'corridor'],
  ['a girl on the stairs', '楼梯口的小梅', 'stairs'],
  ['a cat in the bathroom', '浴室', 'bathroom'],
  ['a couple at the cinema', '电影院里', 'cinema'],
  ['a girl in the gallery', '博物馆', 'museum'],
  ['Anna in full figure in the small church', '教堂里的新娘', 'church'],
  ['a woman in a lab', '实验室', 'laboratory'],
  ['two men at a bar', '酒吧', 'bar'],
  ['a woman in the courtroom', '法庭上', 'courtroom'],
  ['an old man at the bank', '银行里的老人', 'bank'],
  ['an exam room', '考场', 'classroom'],
  ['a man at the police station', '公司里的小梅', 'office'],
  ['two friends in the canteen', '食堂里', 'cafe'],

  ['a dorm room', '宿舍', 'dormitory'],
  ['a girl in the hair salon', '理发店里', 'barber'],
  ['a boy at the laundromat', '洗衣店里的小梅', 'laundry'],
  ['Anna in full figure in the waiting room', '候诊室', 'waiting'],
  ['a man in a prison cell', '监狱里的男人', 'cell'],
  ['two friends at karaoke', '他们在KTV里', 'karaoke'],
  ['Anna in the recording studio', '录音棚里', 'studio'],
  ['a girl in a dance studio', '舞蹈室里', 'dance'],
  ['a worker in the factory', '工厂里', 'factory'],
  ['children in the kindergarten', '幼儿园里的孩子', 'kindergarten'],
] as const;

const SITES = [
  ['a woman at the market', '菜市场里的小梅', 'market', 'street', 'street'],
  ['two children at the playground', '游乐场', 'playground', 'meadow', 'meadow'],
  ['an amusement park', '孩子们在游乐园', 'funfair', 'meadow', 'meadow'],
  ['a car in a parking lot', '停车场里的小梅', 'parking', 'street', 'street'],
  ['workers on a construction site', '工地上的工人', 'building', 'meadow', 'meadow'],
  ['a boy in a stadium', '体育场里的孩子', 'stadium', 'meadow', 'meadow'],
  ['Anna in full figure at the bus stop', '公交站', 'busStop', 'street', 'street'],
] as const;

describe('a room that is for something', () => {
  it.each(ROOMS)('%s, %s: %s', (en, zh, interior) => {
    for (const prompt of [en, zh]) expect(sceneOf(prompt)).toMatchObject({ setting: 'room', interior });
  });

  it('looks like no other, wide and tall', () => {
    for (const size of [
      [160, 90],
      [90, 160],
    ] as const)
      expect(new Set(ROOMS.map(([en]) => pixels(en, size))).size).toBe(ROOMS.length);
  });

  it('is furnished from wall to wall where it has no window', () => {
    for (const interior of Object.keys(CLOSED) as (keyof typeof CLOSED)[]) {
      const pieces = interior in PIECES ? PIECES[interior as keyof typeof PIECES] : [];
      expect(pieces.length, interior).toBeGreaterThan(1);
      expect(
        pieces.every(({ x }) => x > 0 && x < 1),
        interior,
      ).toBe(true);
    }
  });

  it.each([
    ['学校图书馆里的女孩', 'library'],
    ['the school canteen', 'cafe'],
    ['Anna in the corridor of the hospital', 'corridor'],
    ['医院的走廊里', 'corridor'],
    ['a hotel bathroom', 'bathroom'],
    ['a kitchen and an office', 'kitchen'],
  ])('%s: is the narrower one', (prompt, interior) => {
    expect(read(prompt).interior).toBe(interior);
  });

  it('is left out if it is refused', () => {
    expect(read('a cat in a room, no gym').interior).toBeUndefined();
  });
});

describe('an outdoor place that is for something', () => {
  it.each(SITES)('%s, %s: %s', (en, zh, site, setting, plain) => {
    for (const prompt of [en, zh]) expect(sceneOf(prompt)).toMatchObject({ setting, site });
    // its stalls, swings and shelters are seen
    expect(pixels(en)).not.toBe(pixels(`a ${plain}`));
  });

  it.each(['Anna on campus', '校园里的小梅', '操场上的孩子', 'a boy on a football field'])(
    '%s: grass, for want of more',
    (prompt) => {
      expect(sceneOf(prompt).setting).toBe('meadow');
    },
  );

  it.each(['a launch pad', '机库里的工人', 'a man on the escalator', '收费站'])(
    '%s: is named as not drawn',
    (prompt) => {
      expect(undrawnIn(prompt)).toHaveLength(1);
    },
  );

  it('has one swing, that somebody is on', () => {
    const { cast, site } = sceneOf('a girl on a swing in the playground');
    expect(cast.filter(({ figure }) => figure === 'swing')).toHaveLength(1);
    expect(site).toBe('playground');
  });

  it('is none of what the words refuse', () => {
    expect(read('a street, no market').site).toBeUndefined();
  });
});

describe('a station', () => {
  it.each(['Anna in full figure at the station', '地铁站的小梅', 'the station in the morning'])(
    '%s: has a platform',
    (prompt) => {
      expect(sceneOf(prompt).setting).toBe('platform');
    },
  );

  it('its way out is in a street', () => {
    expect(sceneOf('地铁口的小梅')).toMatchObject({ setting: 'street', site: 'metroExit' });
  });

  it.each([
    '小梅在地铁，看书',
    '小梅挤上了地铁',
    'Anna in full figure on the subway',
    '小梅全身入镜，在公交车',
  ])('%s: somebody is inside', (prompt) => {
    expect(sceneOf(prompt).setting).toBe('cabin');
  });

  it.each(['小梅在火车旁', 'a train in the mountains', '小梅坐在公交车站'])(
    '%s: nobody is inside',
    (prompt) => {
      expect(sceneOf(prompt).setting).not.toBe('cabin');
    },
  );
});

describe('a church', () => {
  it.each(['a couple in front of a church', '教堂前的小梅', '雪地里的教堂', 'a church on a hill'])(
    '%s: is seen from outside',
    (prompt) => {
      const scene = sceneOf(prompt);
      expect(scene.cast.map(({ figure }) => figure)).toContain('church');
      expect(scene.setting).not.toBe('room');
    },
  );
});

describe('words of places that mean something else', () => {
  it.each([
    'an old man on the bank of the river',
    'a fox on the river bank',
    'the banks of a river',
    'a heron on the muddy bank',
    'a piggy bank',
    'a boy with a bar of chocolate',
    'a gold bar',
    'a man behind bars',
    'the stock market',
    '市场部',
    'in the company of foxes',
    '银行卡',
    'a space station',
    'a weather station on a hill',
  ])('%s', (prompt) => {
    const { interior, site, setting } = read(prompt);
    expect([interior, site]).toEqual([undefined, undefined]);
    expect(setting).not.toBe('platform');
  });

  it.each(['失业的第三个月，小梅坐在河边', '三月的河边', '十二月的街道', '上个月', '每月一次'])(
    '%s: a month is no moon',
    (prompt) => {
      expect(read(prompt).sky).toEqual([]);
    },
  );

  it.each(['一轮明月', '一个月亮', '河上的月'])('%s: the moon', (prompt) => {
    expect(read(prompt).sky).toEqual(['moon']);
  });
});

describe('doors that open', () => {
  const hasDoor = (prompt: string) =>
    read(prompt).cast.some(({ figure }) => figure === 'door' || figure === 'doorway');

  it.each([
    ['Anna stands in the elevator. The doors open.', false],
    ['站台，飘着雪。火车进站了，门打开。', false],
    ['小梅敲开一扇门。', true],
  ])('are those of the elevator or the train: %s', (prompt, door) => {
    expect(hasDoor(prompt)).toBe(door);
  });
});
