import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { letStrangersAct } from '../../../generators/pictures/people/acting-strangers.ts';
import { signsIn } from '../../../generators/pictures/people/look-words.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { sceneOfPlan } from './place-pixels.ts';

const tiesOf = (words: string) =>
  understand(words).relations?.map(({ who, how, to }) => `${who} ${how} ${to}`);

describe('things that are drawn now', () => {
  it.each([
    ['一杯珍珠奶茶，特写', 'milkTea'],
    ['a cup of bubble tea', 'milkTea'],
    ['a glass of milk', 'drinkGlass'],
    ['一杯橙汁', 'drinkGlass'],
    ['一个奶瓶', 'babyBottle'],
    ['a magic staff', 'staff'],
    ['一根拐杖', 'cane'],
    ['a broom', 'broom'],
    ['平衡木', 'balanceBeam'],
  ] as const)('%s: %s', (words, figure) => {
    const plan = understand(words);
    const one = plan.cast.find((other) => other.figure === figure);
    expect(one).toBeDefined();
    expect(undrawnIn(words)).toEqual([]);
    if (one)
      expect(catalogue[figure].make(one, sceneOfPlan(plan), createRandom(1)).parts.length).toBeGreaterThan(2);
  });

  it.each([
    ['a menorah by the window', 'menorah'],
    ['a house in a light bulb', 'light bulb'],
    ['一个灯泡', '灯泡'],
  ])('and what is not is told: %s', (words, word) => {
    expect(undrawnIn(words)).toEqual([word]);
  });
});

describe('what is in a cup', () => {
  it.each(['a cup of green tea', '一杯绿茶', 'a cup of tea', '两个老人在喝热茶', 'hot chocolate'])(
    'has the color of the drink: %s',
    (words) => {
      const cup = understand(words).cast.find(({ figure }) => figure === 'coffee');
      expect(cup?.brew).toBeDefined();
    },
  );

  it('milk and juice are two glasses', () => {
    const { cast } = understand('a glass of milk and a glass of orange juice on a table');
    expect(cast.map(({ figure, count }) => [figure, count])).toEqual([
      ['drinkGlass', 1],
      ['drinkGlass', 1],
    ]);
    expect(new Set(cast.map(({ colour }) => colour?.join())).size).toBe(2);
  });

  it.each(['一个女孩在喝奶茶', '喝牛奶的女孩'])('who drinks milk is no grandmother: %s', (words) => {
    expect(signsIn(words)).toMatchObject({ old: false, woman: true });
    expect(tiesOf(words)?.[0]).toMatch(/^child holds (?:milkTea|drinkGlass)$/u);
  });

  it('a grandmother is one', () => {
    expect(signsIn('奶奶')).toMatchObject({ old: true, woman: true });
  });
});

describe('what people have in hand, are on, or do with each other', () => {
  it.each([
    ['a wizard with a staff', 'person holds staff'],
    ['a wizard with a long staff on a mountain', 'person holds staff'],
    ['一位老爷爷拄着拐杖在公园散步', 'person holds cane'],
    ['an old man leaning on a cane', 'person holds cane'],
    ['an old man sweeping leaves in the yard', 'person holds broom'],
    ['老人在扫地', 'person holds broom'],
    ['a black cat on a broom flying past the moon', 'cat on flyingBroom'],
    ['小女巫骑着扫帚飞过城堡', 'child on flyingBroom'],
    ['a gymnast on a balance beam', 'person on balanceBeam'],
    ['运动员跳高', 'person on jumpBar'],
    ['Two cowboys standing back to back', 'person at backToBack'],
    ['两个武士背靠背站着', 'person at backToBack'],
    ['A monk nailing a paper to a church door', 'person at doorway'],
    ['一个男人把通知贴在门上', 'person at doorway'],
  ])('%s: %s', (words, tie) => {
    expect(tiesOf(words)).toContain(tie);
    expect(undrawnIn(words)).toEqual([]);
  });

  it.each([
    ['运动员跳高', 'jump'],
    ['kids jumping on the bed', 'jump'],
  ])('who jumps over or on something is in the air: %s', (words, pose) => {
    expect(letStrangersAct(understand(words), words, 1).shown?.pose).toBe(pose);
  });

  it.each(['A monk nailing a paper to a church door', '一个男人把通知贴在门上'])(
    'the paper is on the door: %s',
    (words) => {
      const plan = understand(words);
      const front = plan.cast.find(({ figure }) => figure === 'doorway');
      expect(front?.filled).toBe('note');
      if (!front) return;
      const partsOf = (cast: typeof front) =>
        catalogue.doorway.make(cast, sceneOfPlan(plan), createRandom(1)).parts.length;
      const { filled: _note, ...bare } = front;
      expect(partsOf(front)).toBeGreaterThan(partsOf(bare));
    },
  );

  it.each([
    'A group of students throwing their graduation caps in the air',
    '毕业典礼上，同学们把学士帽抛向天空',
  ])('caps that are thrown are in the air, and on nobody: %s', (words) => {
    const { cast, acts, setting } = understand(words);
    expect(cast.map(({ figure, outfit }) => [figure, outfit])).toEqual([
      ['person', 'gowned'],
      ['tossedCaps', undefined],
    ]);
    expect(acts).toEqual([{ who: 'person', does: 'cheer' }]);
    expect(setting).not.toBe('sky');
  });

  it('a gymnast is in a sports hall, and in no boxing ring', () => {
    const { interior, cast } = understand('a gymnast doing a split leap in an arena');
    expect(interior).toBe('sportsHall');
    expect(cast[0]?.outfit).toBe('gymnast');
  });
});
