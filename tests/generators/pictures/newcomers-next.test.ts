import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) => read(prompt).cast.map(({ figure, count }) => `${count} ${figure}`);

describe('what newcomers write next', () => {
  it.each([
    ['a bowl of ramen with an egg', ['1 noodles']],
    ['a boy scoring a goal', ['1 child', '1 ball']],
    ['背包客走在沙漠里', ['1 person']],
    ['two callings: a knight, a wizard', ['1 person', '1 person']],
  ])('%s', (prompt, cast) => {
    expect(castOf(prompt)).toEqual(cast);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it('a tortoise that races a hare is on land, alone it is under water', () => {
    const settings = (prompt: string) =>
      [1, 2, 3, 4].map(
        (seed) =>
          castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, seed, createRandom(seed), [])
            .setting,
      );
    expect(settings('the tortoise and the hare racing')).not.toContain('underwater');
    expect(settings('a turtle')).toContain('underwater');
  });

  it('a candy house is said to be missing', () => {
    expect(undrawnIn('Hansel and Gretel at the candy house')).toEqual(['candy house']);
  });
});
