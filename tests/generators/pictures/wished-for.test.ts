import { describe, expect, it } from 'vitest';
import { stature } from '../../../generators/pictures/stature.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);

describe('what newcomers wish for', () => {
  it.each([
    ['a knight fighting a giant spider', 'spider'],
    ['巨大的章鱼', 'octopus'],
    ['a giant old turtle', 'turtle'],
  ])('%s: the animal is a giant', (words, figure) => {
    expect(understand(words).cast.find((one) => one.figure === figure)?.giant).toBe(true);
  });

  it('a giant spider is not tiny beside a person, as others are', () => {
    const person = { cast: { figure: 'person', count: 1 }, metres: 1.75 } as const;
    const spider = { cast: { figure: 'spider', count: 1 }, metres: 0.4 } as const;
    const giant = { cast: { ...spider.cast, giant: true }, metres: 0.4 } as const;
    expect(stature(spider, [spider, person])).toBeLessThan(1);
    expect(stature(giant, [giant, person])).toBe(1);
  });

  it('an animal that is not called giant is none', () => {
    expect(understand('a spider beside a giant tree').cast[0]?.giant).toBeUndefined();
  });

  it.each([
    ['a red desert planet with two moons', 2],
    ['双月下的狼', 2],
    ['three moons over the sea', 3],
    ['the full moon over the sea', 1],
    ['两个月饼', 0],
    ['三个月前的河边', 0],
    ['三个月亮', 3],
  ])('%s: as many moons in the sky', (words, moons) => {
    expect(understand(words).sky.filter((thing) => thing === 'moon')).toHaveLength(moons);
  });

  it('a mermaid who sits on a rock is there once, and not again at a comb', () => {
    const { relations = [] } = understand('a mermaid sitting on a rock combing her hair');
    expect(relations.map(({ how, to }) => `${how} ${to}`)).toEqual(['on rock']);
    expect(figures('a mermaid sitting on a rock combing her hair')).toEqual(['mermaid', 'rock']);
    expect(figures('a girl combing her hair')).toContain('comb');
  });

  it('who bakes is at an oven in a kitchen, and who cooks at a stove', () => {
    expect(understand('a girl baking bread').relations).toContainEqual(
      expect.objectContaining({ how: 'at', to: 'oven' }),
    );
    expect(understand('a man cooking').relations).toContainEqual(
      expect.objectContaining({ how: 'at', to: 'stove' }),
    );
  });

  it.each([
    ['a steampunk airship above the clouds', ['airship']],
    ['the great wave off Kanagawa', ['greatWave']],
    ['a cat sitting on a velvet cushion', ['cat', 'pillow']],
    ['敦煌飞天', ['person']],
    ['a carousel at night', ['carousel']],
    ['过山车', ['rollerCoaster']],
    ['a fountain in a town square', ['fountain']],
    ['女王坐在王座上', ['person', 'throne']],
    ['端午节赛龙舟', ['dragonBoat']],
    ['a girl eating a donut', ['child', 'donut']],
    ['小男孩拿着冰糖葫芦', ['child', 'candiedHaws']],
    ['鲤鱼跃龙门', ['fish']],
  ])('%s is drawn', (words, drawn) => {
    expect(figures(words)).toEqual(drawn);
    expect(undrawnIn(words)).toEqual([]);
  });

  it('an elf queen has a crown, and no hat of Christmas', () => {
    expect(understand('portrait of an elf queen').cast[0]).toMatchObject({ trait: 'woman', outfit: 'royal' });
  });

  it('who rides away on something that the words name gets no horse besides', () => {
    expect(figures('a boy riding into town on his bicycle')).not.toContain('horse');
    expect(figures('a girl on a motorbike riding into the sunset')).not.toContain('horse');
    expect(figures('a girl rides off on a dragon')).not.toContain('horse');
  });

  it('a bear on a floe is in the cold', () => {
    expect(understand('a polar bear on a melting ice floe')).toMatchObject({
      setting: 'mountain',
      season: 'winter',
    });
  });
});
