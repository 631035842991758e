import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { rowsOf } from '../../../generators/pictures/couples.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const actorsOf = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 320, 240, createRandom(2)), false);
};
/** Who stands in a row, and where each hand is that is in another's: "person -up child". */
const row = (prompt: string): string[] =>
  read(prompt).cast.flatMap(({ figure, bearing }) => {
    const { left, right } = bearing?.joined ?? {};
    return left || right ? [`${left ?? ''}<${figure}>${right ?? ''}`] : [];
  });

describe('a family', () => {
  it.each([
    ['a father and daughter in the park', ['<person>level', 'up<child>']],
    ['妈妈和孩子在散步', ['<person>level', 'up<child>']],
    ['父子俩在海边', ['<person>level', 'up<child>']],
    ['爷爷牵着孙子的手', ['<person>level', 'up<child>']],
    ['a mother with two children', ['<child>up', 'level<person>level', 'up<child>']],
    ['妈妈牵着两个孩子', ['<child>up', 'level<person>level', 'up<child>']],
    ['爸爸妈妈和孩子', ['<person>level', 'up<child>up', 'level<person>']],
    ['a family walking on the beach', ['<person>level', 'up<child>up', 'level<person>']],
    ['a family with a dog', ['<person>level', 'up<child>up', 'level<person>']],
    [
      'a father and mother with two kids in the park',
      ['<person>level', 'up<child>level', 'level<child>up', 'level<person>'],
    ],
    ['一家四口在公园散步', ['<person>level', 'up<child>level', 'level<child>up', 'level<person>']],
  ])('%s: each free hand is in another', (prompt, expected) => {
    expect(row(prompt)).toEqual(expected);
  });

  it.each([
    ['a father and daughter flying a kite', ['<person>level', 'up<child>']],
    ['a girl with a balloon and her father', ['<person>level', 'up<child>']],
  ])('%s: the hand that holds nothing', (prompt, expected) => {
    expect(row(prompt)).toEqual(expected);
    const [parent, child] = actorsOf(prompt);
    expect(child?.bearer).toBeDefined();
    expect(parent?.bearer).toBeUndefined();
  });

  it('is a mother, a father and as many children as there are', () => {
    const traits = (prompt: string) => read(prompt).cast.map(({ figure, trait }) => trait ?? figure);
    expect(traits('a family of five').sort()).toEqual(['child', 'child', 'child', 'man', 'woman']);
    expect(traits('a family with a baby').sort()).toEqual(['child', 'man', 'woman']);
    expect(traits('一家三口在看电视').sort()).toEqual(['child', 'man', 'television', 'woman']);
    expect(read('一家三口在看电视').relations?.map(({ who }) => who)).toEqual(['person', 'child']);
  });

  it.each(['a mother reading a book, a boy', 'a father pushing a stroller, a girl', 'a man and a boy'])(
    'is not in a row where one of them does something else, or nobody is a parent: %s',
    (prompt) => {
      expect(row(prompt)).toEqual([]);
    },
  );

  it('stands so close that the hands meet', () => {
    const actors = actorsOf('a family of four in the park');
    const sizes = actors.map(({ cast }) => (cast.figure === 'child' ? 80 : 100));
    const places = rowsOf(actors, sizes);
    expect(places.map((place) => place?.many)).toEqual([4, 4, 4, 4]);
    places.slice(1).forEach((place, i) => {
      const apart = (place?.shift ?? 0) - (places[i]?.shift ?? 0);
      expect(apart).toBeGreaterThan(20);
      expect(apart).toBeLessThan(50);
    });
  });
});

describe('people who hold hands', () => {
  it('are a row without an end', () => {
    expect(row('five children holding hands')).toEqual([
      '<child>level',
      ...Array(3).fill('level<child>level'),
      'level<child>',
    ]);
    expect(row('手牵手的情侣在海边')).toEqual(['<person>level', 'level<person>']);
  });

  it('are at each other where one is no human', () => {
    expect(read('a robot and a child holding hands').relations?.map(({ to }) => to)).toContain('handInHand');
  });
});
