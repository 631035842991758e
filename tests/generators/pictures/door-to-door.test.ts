/** Who goes from door to door is at the door of one house of several, and a village is out of doors. */
import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { sharedPlace } from '../../../generators/pictures/shared-place.ts';

const plan = (words: string) => understandNaming(words, undefined, [], 3);
const figures = (words: string) =>
  plan(words).cast.map(({ figure, count }) => (count > 1 ? `${count} ${figure}` : figure));

describe('from door to door', () => {
  it.each([
    'A postman goes from door to door in a village',
    'The children go from house to house',
    'In the village a girl knocks at every door',
    '两个孩子挨家挨户地问路',
    '夜里，女孩一家一家地敲门',
  ])('is at the door of a house among others, and no door stands in the street: %s', (words) => {
    const { relations = [] } = plan(words);
    expect(figures(words)).toEqual(expect.arrayContaining(['doorway', '5 house']));
    expect(figures(words)).not.toContain('door');
    expect(relations.filter(({ how, to }) => how === 'at' && to === 'doorway')).toHaveLength(1);
  });

  it('has somebody of a story there', () => {
    const people = [{ name: 'Mia', look: { words: 'Mia, a girl', seed: 1 } }];
    const { relations } = understandNaming('Village. Mia goes from door to door.', undefined, people, 3);
    expect(relations).toEqual([expect.objectContaining({ by: 'Mia', how: 'at', to: 'doorway' })]);
  });

  it('leaves the other houses of a village whose door somebody opens', () => {
    expect(figures('a boy opens the door of a cottage in a village')).toContain('5 house');
  });
});

describe('a village', () => {
  const settingIn = (words: string, seed: number) => {
    const place = createRandom(seed);
    const knobs = { push: 0.1, odd: 0, chaos: 0 };
    const around = { place, film: place, where: { setting: 'room' as const } };
    return castScene(plan(words), 'realistic', knobs, seed, createRandom(seed), [], around).setting;
  };

  it.each([
    'Village. The girl asks a shepherd for the way',
    '村里。女孩向牧羊人问路',
    'A house on fire',
    '小镇。两只猫在打架',
  ])('is out of doors, in whatever room another shot of its scene is: %s', (words) => {
    for (let seed = 0; seed < 12; seed++) expect(['meadow', 'mountain']).toContain(settingIn(words, seed));
  });

  it('makes no room of its scene', () => {
    const shots = ['Village. A girl asks an old man for the way', 'Village. The girl sits in the kitchen'];
    for (let seed = 0; seed < 8; seed++)
      expect(['meadow', 'mountain']).toContain(sharedPlace([...shots], [], seed)?.setting);
  });
});
