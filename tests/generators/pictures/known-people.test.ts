import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import type { PicturePerson } from '../../../generators/pictures/pictures.ts';

const planOf = (prompt: string, people: PicturePerson[] = []) => understandNaming(prompt, '', people, 3);
const namesIn = (prompt: string, people?: PicturePerson[]) =>
  planOf(prompt, people).cast.flatMap(({ person }) => person?.name ?? []);

describe('people whom everybody knows are drawn in a prompt that only names them', () => {
  it.each([
    ['Albert Einstein on a beach', ['Albert Einstein']],
    ['einstein riding a bicycle', ['einstein']],
    ['爱因斯坦在海边散步', ['爱因斯坦']],
    ['Einstein and Newton play chess', ['Einstein', 'Newton']],
    ['portrait of Abraham Lincoln', ['Abraham Lincoln']],
    ['Van Gogh in a wheat field', ['Van Gogh']],
    ['武则天骑马', ['武则天']],
    ['Hamlet in a castle', ['Hamlet']],
  ])('%s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });

  it('with the looks they are known for', () => {
    const [einstein] = planOf('Einstein on a beach').cast;
    expect(einstein?.person).toMatchObject({ old: true, woman: false, beard: true });
    const [cleopatra] = planOf('Cleopatra on a throne').cast;
    expect(cleopatra?.person).toMatchObject({ old: false, woman: true });
    expect(planOf('Cleopatra on a throne').wears).toContainEqual(expect.objectContaining({ what: 'crown' }));
  });

  it.each([
    'a field in the style of Van Gogh',
    'Van Gogh style wheat field',
    "Newton's laws on a blackboard",
    'a Nobel Prize on a table',
    'a statue of Zeus',
    "Frida Kahlo's house",
    '拿破仑的雕像',
    'caesar salad on a plate',
    'a hamlet in the mountains',
    '像李白一样的诗人在山上',
    '莫奈风格的花园',
    '孔明灯在夜空',
    'a street without Einstein',
  ])('what is only like them or has their name is nobody: %s', (prompt) => {
    expect(namesIn(prompt)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/gogh|newton|nobel|zeus|caesar|frida|拿破仑|hamlet|李白|莫奈|孔明|einstein/i),
      ]),
    );
  });

  it('the van of a name is no car', () => {
    for (const prompt of ['Van Gogh in a field', 'a field in the style of Van Gogh', 'Ludwig van Beethoven'])
      expect(planOf(prompt).cast.map(({ figure }) => figure)).not.toContain('car');
    expect(planOf('a van in a field').cast.map(({ figure }) => figure)).toContain('car');
  });

  it('those with a figure of their own keep it, and people of a story are not there twice', () => {
    expect(planOf('Santa Claus on a roof').cast).toEqual([expect.objectContaining({ outfit: 'santa' })]);
    const look = { words: 'a girl in a red coat' };
    expect(namesIn('Mozart sits in a park', [{ name: 'Mozart', look }])).toEqual(['Mozart']);
    expect(planOf('Mozart sits in a park', [{ name: 'Mozart', look }]).cast[0]?.figure).toBe('child');
  });
});

it('who is under the moon is there at night, and by default at noon', () => {
  expect(planOf('李白在月下喝酒').time).not.toBe('noon');
  expect(planOf('李白在喝酒').time).toBe('noon');
});
