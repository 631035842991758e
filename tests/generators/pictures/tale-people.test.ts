/** People of tales and graduates, by their clothes. */
import { describe, expect, it } from 'vitest';
import { hatOf } from '../../../generators/pictures/figures/hats.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { findKinds } from '../../../generators/text/kinds.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

describe('people of tales', () => {
  it.each([
    ['a graduate in a gown', ['person', 'graduate']],
    ['毕业照', ['person', 'graduate']],
    ['哪吒', ['child', 'nezha']],
    ['嫦娥', ['person', 'moonLady']],
    ['the little match girl', ['child', 'matchGirl']],
  ])('%s', (prompt, who) => {
    expect(read(prompt).cast.map(({ figure, outfit }) => [figure, outfit])).toEqual([who]);
  });

  it('Hansel and Gretel are a boy and a girl', () => {
    expect(read('Hansel and Gretel in the forest').cast.map(({ trait }) => trait)).toEqual(['boy', 'girl']);
  });

  it('嫦娥奔月: the moon is there, and she does not run', () => {
    const plan = read('嫦娥奔月');
    expect(plan.sky).toContain('moon');
    expect(plan.shown?.pose).toBe('stand');
  });

  it('the little match girl is in the snow, at night', () => {
    expect(read('卖火柴的小女孩')).toMatchObject({ time: 'night', weather: 'snow' });
  });

  it('a cat is dressed as a graduate', () => {
    expect(read('a cat dressed as a graduate').cast).toMatchObject([{ figure: 'cat', count: 1 }]);
    expect(hatOf('mortarboard', 0, 0, 10).length).toBeGreaterThan(3);
  });

  it('stories know them as people', () => {
    expect(findKinds('嫦娥飞走了')[0]?.means).toEqual({ gender: 'she', age: 'adult' });
    expect(findKinds('The graduate smiled')[0]?.means.age).toBe('adult');
  });
});
