import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string, seed = 1) => understandNaming(prompt, undefined, [], seed);

describe('strangers', () => {
  it.each([
    ['an old man walks through autumn leaves', 'walk', 1],
    ['一个男孩在草地上奔跑', 'run', 1],
    ['a woman sitting by a lake', 'sit', 1],
    ['two friends waving goodbye', 'raise', 2],
  ])('%s: are shown whole, and do it', (prompt, pose, count) => {
    const { shown, cast } = read(prompt);
    expect(shown).toMatchObject({ pose, behind: false });
    expect(cast.filter(({ person }) => person)).toHaveLength(count);
  });

  it.each(['a portrait of a running girl', 'a girl', 'a hundred people walk over a square', 'a dog runs'])(
    '%s: stay as the words show them',
    (prompt) => {
      const { shown, cast } = read(prompt);
      expect(shown).toBeUndefined();
      expect(cast.some(({ person }) => person)).toBe(false);
    },
  );

  it('look the same with the same seed, wear what is said of one, and differ from each other', () => {
    const walker = () => read('a woman in a red coat walks', 7).cast[0]?.person;
    expect(walker()).toEqual(walker());
    expect(walker()).toMatchObject({ woman: true });
    const [one, other] = read('two friends waving goodbye', 3).cast;
    expect(one?.person?.seed).not.toBe(other?.person?.seed);
  });
});
