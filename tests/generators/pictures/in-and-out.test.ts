import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { ROOFED } from '../../../generators/pictures/words/plan.ts';

const person = (name: string, words: string, seed: number) => ({ name, look: { words, seed } });
const FILM = [person('Ben', 'Ben, a man', 1), person('Dragon', 'Dragon', 2), person('阿海', '阿海，男人', 3)];
const read = (prompt: string) => understandNaming(prompt, '', FILM, 7);

describe('a fire', () => {
  it.each([
    'Cottage. Ben reads by the fire in his cottage',
    '木屋，夜晚。阿海坐在炉火边',
    'an old woman knits by the fire in a small house',
  ])('is in a fireplace indoors: %s', (prompt) => {
    expect(read(prompt)).toEqual(expect.objectContaining({ setting: 'room', interior: 'fireside' }));
  });

  it('is not in the forest', () => {
    expect(read('Ben sits by the fire in the forest').setting).toBe('forest');
  });
});

describe('what is not done in a room', () => {
  it.each([
    ['School. Ben in full figure in the school. Ben eats lunch under a tree', 'meadow'],
    ['Library. Ben in full figure in the library. Ben rides a bicycle', 'street'],
    ['学校。阿海全身入镜，在学校。阿海骑着马', 'meadow'],
  ])('takes whoever does it out of it: %s', (prompt, place) => {
    const { setting, interior } = read(prompt);
    expect(setting).toBe(place);
    expect(interior).toBeUndefined();
  });

  it('leaves others there', () => {
    expect(read('School. Ben in full figure in the school. Ben reads').setting).toBe('room');
  });
});

describe('an animal that may live in a room', () => {
  const settingsOf = (prompt: string) =>
    new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const around = { place: createRandom(seed), film: createRandom(seed) };
        const knobs = { push: 0, odd: 0, chaos: 0 };
        return castScene(read(prompt), 'animation', knobs, seed, createRandom(seed), [], around).setting;
      }),
    );

  it('may be there where its place is not told', () => {
    expect(settingsOf('Plain setting. The cat and Ben in full figure. The cat looks at Ben')).toContain(
      'room',
    );
  });

  it.each([
    'Plain setting. The cat and Ben from the waist up. The cat sits under a tree and looks at him',
    '猫和阿海半身。猫坐在树下，看着他',
  ])('is out of doors with a tree: %s', (prompt) => {
    expect([...settingsOf(prompt)].filter((place) => ROOFED.has(place))).toEqual([]);
  });
});

describe('a sleeping animal of a story', () => {
  it('lets nobody else sleep', () => {
    const { cast } = read('The dragon and Ben in full figure. A dragon sleeps. Ben opens the treasure chest');
    expect(cast.find(({ person: one }) => one?.name === 'Ben')?.bearing?.pose).toBe('stand');
  });
});
