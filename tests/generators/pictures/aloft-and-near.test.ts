import { describe, expect, it } from 'vitest';
import { CROPS } from '../../../generators/pictures/scenes/crops.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels, sceneOfPlan } from './place-pixels.ts';

const tiesOf = (words: string) =>
  understand(words).relations?.map(({ who, how, to }) => `${who} ${how} ${to}`);

describe('who flies in a tale', () => {
  it.each([
    ['一只巨大的鲸鱼在城市上空游泳', 'whale', 'city'],
    ['a whale flying over the city', 'whale', 'city'],
    ['a superhero flying over the city at night', 'person', 'city'],
    ['a pig flying over a farm', 'pig', 'meadow'],
    ['an elephant floating in the sky', 'elephant', 'sky'],
  ])('is in the air above the place: %s', (words, figure, setting) => {
    const plan = understand(words);
    expect(plan.cast).toContainEqual(expect.objectContaining({ figure, aloft: true }));
    expect(plan.setting).toBe(setting);
  });

  it.each([
    'birds flying over a boy',
    'a fish swimming over a coral reef',
    'a boy flying a kite over the hill',
    'a girl riding a dragon flying over the sea',
    '鸟儿飞过田野，孩子在看',
    'a girl watches snow floating in the air',
    'a boy dreams of flying over the sea',
  ])('others are where they were: %s', (words) => {
    expect(understand(words).cast.some(({ aloft }) => aloft)).toBe(false);
  });
});

describe('what is seen from near', () => {
  it('a bee is on its flower, which is no field', () => {
    const plan = understand('Close-up of a bee on a sunflower');
    expect(plan.relations).toContainEqual({ who: 'bee', how: 'on', to: 'flower' });
    expect(plan.shown?.distance).toBe('face');
    expect(sceneOfPlan(plan).cast.map(({ figure }) => figure)).toEqual(['bee', 'flower']);
  });

  it.each(["close-up of a cat's face", '特写：一只小狗'])('an animal is large: %s', (words) => {
    expect(understand(words).shown?.distance).toBe('face');
  });

  it('a person has a portrait, and others are as far as ever', () => {
    expect(understand('close-up of a girl').shown).toBeUndefined();
    expect(understand('a cat in a garden').shown).toBeUndefined();
  });
});

describe('who does something with a thing', () => {
  it.each([
    ['A little girl feeding a lamb with a bottle on a farm', 'child holds babyBottle'],
    ['妈妈用奶瓶喂小羊', 'person holds babyBottle'],
    ['a boy brushing a horse with a comb', 'child holds comb'],
    ['A postman delivering letters', 'person holds letter'],
    ['邮递员在送信', 'person holds letter'],
  ])('has it in hand, and not the animal: %s', (words, tie) => {
    expect(tiesOf(words)).toEqual([tie]);
  });

  it('an animal that nobody does anything to keeps its own', () => {
    expect(tiesOf('a girl and a bear with a guitar')).toContain('bear holds guitar');
  });

  it('who dines has the dish before them', () => {
    const { cast } = understand('下雪天，一家人围着火锅吃饭');
    expect(cast).toContainEqual(expect.objectContaining({ figure: 'servedTable', filled: 'noodles' }));
    expect(cast.map(({ figure }) => figure)).not.toContain('table');
  });
});

it.each(['a bowl of strawberries', 'a plate of dumplings and a glass of milk'])(
  'one bowl is one: %s',
  (words) => {
    expect(understand(words).cast[0]?.count).toBe(1);
  },
);

describe('the door of a house', () => {
  it.each(['a house with a red door', '红色的门的小屋'])('is in its front: %s', (words) => {
    const { cast } = understand(words);
    expect(cast.map(({ figure }) => figure)).toEqual(['doorway']);
    expect(cast[0]?.colour).toBeDefined();
  });
});

describe('a field of canola', () => {
  it.each(['a girl in a canola field', '春天的油菜花田', '油菜花开了'])('is yellow with it: %s', (words) => {
    const plan = understand(words);
    expect([plan.setting, plan.crop]).toEqual(['garden', 'canola']);
    expect(CROPS.canola).toBeDefined();
    const { crop: _crop, ...flowers } = plan;
    expect(placePixels(plan)).not.toBe(placePixels(flowers));
  });
});
