import { describe, expect, it } from 'vitest';
import { letStrangersAct } from '../../../generators/pictures/people/acting-strangers.ts';
import { ownWords } from '../../../generators/pictures/people/own-words.ts';
import { colourRows } from '../../../generators/pictures/words/colours.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const rowOf = (name: string) => colourRows.find(({ words }) => words.split(' ').includes(name))?.means;
const people = (prompt: string) =>
  letStrangersAct(understand(prompt), prompt, 7).cast.flatMap(({ person }) => (person ? [person] : []));

describe('several people', () => {
  it.each([
    ['a man in a blue shirt and a woman in a red dress', ['blue', 'red'], [false, true]],
    ['a girl in a red dress and a girl in a yellow dress', ['red', 'yellow'], [true, true]],
    ['一位穿红裙子的女孩和一位穿蓝裙子的女孩', ['red', 'blue'], [true, true]],
    ['女孩穿着红裙子，男孩穿着蓝衣服', ['red', 'blue'], [true, false]],
  ])('%s: each wears what is said of them', (prompt, colours, dresses) => {
    expect(people(prompt).map(({ cloth }) => cloth)).toEqual(colours.map(rowOf));
    expect(people(prompt).map(({ dress }) => dress)).toEqual(dresses);
  });

  it('hair and beards are their own', () => {
    const [woman, man] = people('a blonde woman and a bald man');
    expect([woman?.cut.figure === 'bald', man?.cut.figure]).toEqual([false, 'bald']);
    const [old, boy] = people('an old man with a beard and a boy in a green coat');
    expect([old?.beard, boy?.beard, boy?.cloth]).toEqual([true, false, rowOf('green')]);
  });

  it('two of a kind are not the same person', () => {
    const [first, second] = people('a girl in a red dress and a girl in a yellow dress');
    expect(first?.seed).not.toBe(second?.seed);
  });

  it('what is said of several at once is nobody’s own', () => {
    expect(ownWords('three girls in red dresses', 3)).toBeUndefined();
  });
});
