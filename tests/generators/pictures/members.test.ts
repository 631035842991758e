import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const role = (name: string, words = name) => ({ name, look: { words, seed: 5 } });
const castOf = (prompt: string, ...people: ReturnType<typeof role>[]) =>
  understandNaming(prompt, '', people, 61).cast.map(({ figure, count, person }) => ({
    figure,
    count,
    person,
  }));
const shown = (prompt: string, ...people: ReturnType<typeof role>[]) =>
  castOf(prompt, ...people).map(({ figure, count }) => `${count} ${figure}`);

const BROTHERS = role('Brothers', 'Two brothers');

describe('a role of several people', () => {
  it.each([
    ['The brothers in full figure in the bakery.', [BROTHERS], 2],
    ['The face of the brothers, a bright smile.', [BROTHERS], 2],
    ['The friends in full figure on the road.', [role('Friends', 'Three friends')], 3],
    ['两个武林高手全身入镜，在山里。', [role('两个武林高手')], 2],
    ['The old man and the brothers in full figure.', [BROTHERS, role('Old man', 'An old man')], 3],
  ] as const)('is that many: %s', (prompt, people, many) => {
    expect(shown(prompt, ...people)).toEqual(Array.from({ length: many }, () => '1 person'));
  });

  it('is one if its words are of one', () => {
    expect(shown('The brother in full figure.', role('Brother', 'A brother'))).toEqual(['1 person']);
  });

  it('looks each their own way: brothers have one skin and hair, twins all, the first one the look of the role', () => {
    const [first, second] = castOf('The brothers in full figure.', BROTHERS).map(({ person }) => person);
    expect(second).toMatchObject({ skin: first?.skin, hair: first?.hair });
    expect(second?.cloth).not.toEqual(first?.cloth);
    const [one] = castOf('The brothers from the waist up.', BROTHERS).map(({ person }) => person);
    expect(one).toEqual(first);
    const twins = castOf('The twins in full figure.', role('Twins', 'Twins, two girls'));
    expect(twins[1]?.person).toMatchObject({ cut: twins[0]?.person?.cut, cloth: twins[0]?.person?.cloth });
  });

  it('of animals stays a row of one kind', () => {
    expect(shown('The foxes in full figure in the forest.', role('Foxes', 'Three little foxes'))).toEqual([
      '3 fox',
    ]);
  });

  it.each([
    ['twins on a bicycle', 2],
    ['twin sisters in a park', 2],
    ['双胞胎姐妹在公园', 2],
    ['一对双胞胎', 2],
    ['triplets in a garden', 3],
  ])('twins are two and triplets three, also without a role: %s', (prompt, many) => {
    const people = castOf(prompt).filter(({ figure }) => figure === 'person' || figure === 'child');
    expect(people.reduce((sum, { count }) => sum + count, 0)).toBe(many);
  });
});
