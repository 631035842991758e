import { describe, expect, it } from 'vitest';
import { colourRows } from '../../../generators/pictures/words/colours.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const rowOf = (name: string) => colourRows.find(({ words }) => words.split(' ').includes(name))?.means;
/** What a prompt names: how many of which figure, in which color. */
const named = (prompt: string) =>
  understand(prompt).cast.map(({ count, figure, colour }) => [count, figure, colour]);

describe('several things of one kind', () => {
  it.each([
    ['a black cat and a white cat', ['black', 'white'], 'cat'],
    ['一只黑猫和一只白猫', ['black', 'white'], 'cat'],
    ['a red car and a blue car', ['red', 'blue'], 'car'],
    ['red, blue and yellow balloons', ['red', 'blue', 'yellow'], 'balloon'],
    ['红色、蓝色和黄色的气球', ['red', 'blue', 'yellow'], 'balloon'],
    ['two cats, one black and one white', ['black', 'white'], 'cat'],
    ['two cats, one is black, the other is white', ['black', 'white'], 'cat'],
    ['两只猫，一黑一白', ['black', 'white'], 'cat'],
    ['两条狗，一只棕色，一只白色', ['brown', 'white'], 'dog'],
  ])('%s: one of each color', (prompt, colours, figure) => {
    expect(named(prompt)).toEqual(colours.map((colour) => [1, figure, rowOf(colour)]));
  });

  it.each([
    ['two black cats and a white cat', [2, 1]],
    ['one red apple and two green apples', [1, 2]],
    ['five red and yellow flowers', [3, 2]],
    ['four cats, one black and one white', [2, 2]],
  ])('%s: as many of each as the words say, or equal shares', (prompt, counts) => {
    expect(understand(prompt).cast.map(({ count }) => count)).toEqual(counts);
  });

  it('another one is one more', () => {
    expect(named('a cat and another cat')).toEqual([
      [1, 'cat', undefined],
      [1, 'cat', undefined],
    ]);
  });

  it('a word repeated without another color is the same thing', () => {
    expect(named('a red car, the car is on a bridge')[0]).toEqual([1, 'car', rowOf('red')]);
    expect(
      understand('a red car, the car is on a bridge').cast.filter(({ figure }) => figure === 'car'),
    ).toHaveLength(1);
  });

  it('their colors are none of the whole picture', () => {
    expect(understand('two cats, one black and one white').colours).toEqual([]);
    expect(understand('red and blue balloons').colours).toEqual([]);
  });
});

describe('an animal of two colors', () => {
  it.each(['a black and white dog', '黑白相间的狗', 'a white and black dog'])(
    '%s is white with black patches',
    (prompt) => {
      const { cast, moods } = understand(prompt);
      expect(cast).toHaveLength(1);
      expect(cast[0]?.patches?.every((part) => part < 70)).toBe(true);
      expect(cast[0]?.colour?.every((part) => part > 200)).toBe(true);
      expect(moods).toEqual([]);
    },
  );

  it('a black and white photo has no colors', () => {
    expect(understand('a black and white photo of a street').moods).toEqual(['ink']);
  });
});
