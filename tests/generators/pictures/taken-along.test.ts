import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const on = (prompt: string) =>
  (read(prompt).relations ?? [])
    .filter(({ how }) => how === 'on')
    .map(({ who, to }) => `${who}: ${to}`)
    .toSorted();

describe('who is with somebody does it, too', () => {
  it.each([
    ['a girl rows a boat with her grandfather', ['child: rowboat', 'person: rowboat']],
    ['a boy rides a bike with his father', ['child: bicycle', 'person: bicycle']],
    ['a girl rides a horse across the meadow with her mother', ['child: horse', 'person: horse']],
    ['a grandmother drives a car with a boy', ['child: convertible', 'person: convertible']],
    ['a girl flies in the balloon with her grandfather', ['child: balloon', 'person: balloon']],
    [
      'a woman sits on the bench with her daughter and a dog',
      ['child: bench', 'dog: bench', 'person: bench'],
    ],
    ['爸爸带着儿子划船', ['child: rowboat', 'person: rowboat']],
    ['爷爷和孙女骑自行车', ['child: bicycle', 'person: bicycle']],
    ['an old fisherman and his granddaughter row a boat', ['child: rowboat', 'person: rowboat']],
  ] as const)('%s', (prompt, ties) => {
    expect(on(prompt)).toEqual(ties);
  });

  it('but not where the words say that they do something else, nor an animal without a place', () => {
    expect(on('a girl rides a horse with a boy walking beside it')).toEqual(['child: horse']);
    expect(on('a boy rides a bike with his dog')).toEqual(['child: bicycle']);
    expect(on('a boy on a swing. He talks with his mother')).toEqual(['child: swing']);
  });

  it('a fisherman in a boat with a child keeps the rod', () => {
    const { relations = [] } = read('an old fisherman and his granddaughter row a boat at sunrise');
    expect(relations).toContainEqual({ who: 'person', how: 'holds', to: 'rod' });
  });

  it('whose grandfather somebody is makes no woman of him', () => {
    const [girl, grandfather] = read('a girl rows a boat with her grandfather').cast;
    expect([girl?.person?.woman, grandfather?.person?.woman]).toEqual([true, false]);
  });
});

it.each([
  'a woman and a boy row a boat',
  'a woman and a boy are rowing the little boat',
  'the old man rowed his boat',
  '两个女孩划着小船',
])('who rows has a boat with oars: %s', (prompt) => {
  const figures = read(prompt).cast.map(({ figure }) => figure);
  expect(figures).toContain('rowboat');
  expect(figures).not.toContain('boat');
});
