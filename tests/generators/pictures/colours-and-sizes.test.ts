import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { rgb } from '../../../generators/pictures/light/colour.ts';
import { enlarged } from '../../../generators/pictures/own-size.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { sceneOfPlan } from './place-pixels.ts';

const RED = rgb('#d8343a');

describe('the moon or the sun has the color that the words give it', () => {
  it.each([
    'a red moon over a dark forest',
    '红色的月亮下的狼',
    'a red full moon',
    'a red sun over the sea',
    '红色的太阳照着大海',
  ])('%s', (words) => {
    const plan = understand(words);
    expect(plan.disc).toEqual(RED);
    // and the rest of the picture has not
    expect(plan.colours).toEqual([]);
    expect(sceneOfPlan(plan).air.disc).toEqual(RED);
  });

  it.each(['a blood moon over a castle', '血月下的城堡'])('a blood moon is red: %s', (words) => {
    const { disc, sky } = understand(words);
    expect(sky).toEqual(['moon']);
    expect(disc).toBeDefined();
  });

  it.each(['a red car under the moon', '月亮下的红色的车', 'the moon'])('of nobody else: %s', (words) => {
    expect(understand(words).disc).toBeUndefined();
  });
});

describe('a bus with two decks', () => {
  it.each(['a double-decker bus', 'a double decker bus on a bridge', '一辆双层巴士', '伦敦的双层公交车'])(
    'is one, and red: %s',
    (words) => {
      const bus = understand(words).cast.find(({ figure }) => figure === 'bus');
      expect(bus).toMatchObject({ decks: 2, count: 1 });
      expect(bus?.colour).toBeDefined();
    },
  );

  it('has the color that the words give it, and is higher than others', () => {
    const plan = understand('a blue double-decker bus');
    const [bus] = plan.cast;
    expect(bus?.colour).toEqual(rgb('#3a74d8'));
    if (!bus) return;
    const drawn = (cast: typeof bus) => catalogue.bus.make(cast, sceneOfPlan(plan), createRandom(1));
    const { decks: _decks, ...single } = bus;
    expect(drawn(bus).tall).toBeGreaterThan(drawn(single).tall * 1.5);
    expect(enlarged(bus, 2.4)).toBeGreaterThan(enlarged(single, 2.4));
  });

  it('is driven by somebody', () => {
    expect(understand('a bear driving a double-decker bus').relations).toContainEqual(
      expect.objectContaining({ who: 'bear', to: 'bus' }),
    );
  });
});

describe('a thing that the words call giant', () => {
  it.each([
    ['a girl walking into a giant open book', 'book'],
    ['一个小男孩站在巨大的苹果旁边', 'apple'],
    ['a giant teapot', 'teapot'],
    ['a giant mushroom in the forest', 'mushroom'],
  ])('is larger than people, and in nobody’s hand: %s', (words, figure) => {
    const plan = understand(words);
    const thing = plan.cast.find((one) => one.figure === figure);
    expect(thing).toMatchObject({ giant: true });
    expect(plan.relations ?? []).toEqual([]);
    expect(sceneOfPlan(plan).setting).not.toBe('table');
    expect(thing && enlarged(thing, 0.3) * 0.3).toBeGreaterThan(2);
  });

  it.each(['a huge cake on a table', 'a girl with a book'])('others are as large as ever: %s', (words) => {
    expect(understand(words).cast.some(({ giant }) => giant)).toBe(false);
  });
});

describe('who is in a barn', () => {
  it.each(['A horse in a barn at night', '谷仓里的两头牛', 'two cows inside an old red barn'])(
    'is between its stalls, and no barn is beside them: %s',
    (words) => {
      const { cast, setting, interior } = understand(words);
      expect([setting, interior]).toEqual(['room', 'stable']);
      expect(cast.map(({ figure }) => figure)).not.toContain('barn');
    },
  );

  it.each(['a horse in front of a barn', 'a barn in a field', '田野里的谷仓'])(
    'the barn is seen: %s',
    (words) => {
      expect(understand(words).cast.map(({ figure }) => figure)).toContain('barn');
    },
  );
});
