import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const people = [
  { name: 'Tom', look: { words: 'A boy', seed: 3 } },
  { name: 'Lily', look: { words: 'A girl', seed: 4 } },
];
const read = (prompt: string) => understandNaming(prompt, undefined, people, 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, trait, by, how, to }) => `${by ?? trait ?? who} ${how} ${to}`);

describe('who gives something', () => {
  it.each([
    ['a boy gives a girl a flower', ['boy holds flower', 'boy at giving', 'girl at giving']],
    ['男孩把一束花送给女孩', ['boy holds bouquet', 'boy at giving', 'girl at giving']],
    ['女儿送花给妈妈', ['child holds bouquet', 'child at giving', 'person at giving']],
    ['a girl giving her mother a gift', ['child holds gift', 'child at giving', 'person at giving']],
    ['a boy gives his girlfriend a bouquet', ['man holds bouquet', 'man at giving', 'woman at giving']],
    ['送花给妈妈', ['child holds bouquet', 'child at giving', 'person at giving']],
    ['Tom gives Lily a flower', ['Tom holds flower', 'Tom at giving', 'Lily at giving']],
    ['a fox giving a rabbit a gift', ['fox holds gift', 'fox at giving', 'rabbit at giving']],
  ])('%s: has it in hand before whoever is given it', (prompt, expected) => {
    expect(ties(prompt)).toEqual(expected);
  });

  it('stretches an arm out to them, and they turn to it', () => {
    const [giver, taker] = STATIONS.giving?.posts ?? [];
    expect([giver?.left, taker?.left]).toEqual([undefined, true]);
    const scene = castScene(
      read('a man giving roses to a woman'),
      'animation',
      { push: 0, odd: 0, chaos: 0 },
      1,
      createRandom(1),
      [],
    );
    const actors = callUp(createStage(scene, 320, 240, createRandom(2)), false);
    expect(actors).toHaveLength(1);
    expect(actors[0]?.cast.figure).toBe('giving');
  });

  it.each([
    'a teacher giving a lesson with a book',
    'a man gives a speech holding a book',
    '外卖小哥给女孩送外卖，手里拿着一个苹果',
    'a girl holding flowers',
  ])('does not here: %s', (prompt) => {
    expect(ties(prompt).some((tie) => tie.includes('giving'))).toBe(false);
  });
});

describe('a young animal and its mother', () => {
  it.each(['小熊给妈妈送花', 'a little bear gives its mother flowers'])(
    '%s: the cub alone has the gift',
    (prompt) => {
      const { cast, relations = [] } = understandNaming(prompt, undefined, [], 1);
      expect(
        cast
          .filter(({ figure }) => figure === 'bear')
          .map(({ young = false }) => young)
          .sort(),
      ).toEqual([false, true]);
      expect(relations.filter(({ how }) => how === 'holds')).toEqual([
        expect.objectContaining({ who: 'bear', young: true }),
      ]);
      expect(relations.filter(({ to }) => to === 'giving')).toHaveLength(2);
    },
  );
});
