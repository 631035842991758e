/** Shots of one scene whose script names no place are in one kind of place, whatever each of them shows. */
import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { sharedPlace } from '../../../generators/pictures/shared-place.ts';

const people = [
  { name: 'Mara', look: { words: 'Mara, a woman', seed: 1 } },
  { name: '小满', look: { words: '小满，女孩', seed: 2 } },
];
const SEED = 5;

/** The settings of the shots, each drawn by itself. */
function settingsOf(shots: readonly string[], seed = SEED): string[] {
  const where = sharedPlace(shots, people, seed);
  const around = { place: createRandom(seed), film: createRandom(seed), ...(where && { where }) };
  return shots.map((words, i) => {
    const plan = understandNaming(words, undefined, people, i);
    const knobs = { push: 0, odd: 0, chaos: 0 };
    return castScene(plan, 'animation', knobs, i, createRandom(i), [], around).setting;
  });
}

describe('a scene', () => {
  it.each([
    [
      'Full shot. Plain setting. Mara in full figure. Mara waits.',
      'Full shot. Plain setting. Mara in full figure beside a horse.',
      'Close-up. Plain setting. The face of Mara.',
    ],
    [
      'Full shot. Plain setting. Mara in full figure. Mara waits.',
      'Full shot. Plain setting, snow. Mara in full figure. Mara walks.',
      'Medium close-up. Plain setting. Mara from the chest up.',
    ],
    [
      'Full shot. Plain setting. The cat and Mara in full figure. The cat looks at Mara.',
      'Full shot. Plain setting. Mara in full figure. Mara waits.',
      'Full shot. Plain setting. A bear and Mara in full figure.',
    ],
    [
      '全景。简单的场景。小满全身入镜。小满等着。',
      '全景。简单的场景。小满和一匹马全身入镜。',
      '特写。简单的场景。小满的脸部。',
    ],
  ])('is in one place: %s', (...shots) => {
    for (const seed of [1, 5, 9, 12]) expect(new Set(settingsOf(shots, seed)).size).toBe(1);
  });

  it('is plain where nothing says that it is out of doors', () => {
    expect(settingsOf(['Plain setting. Mara in full figure.', 'Plain setting. The face of Mara.'])).toEqual([
      'plain',
      'plain',
    ]);
  });

  it('is where one of its shots is told to be', () => {
    expect(
      sharedPlace(
        ['Plain setting. Mara in full figure.', 'Plain setting. Mara sits in the forest.'],
        people,
        SEED,
      ),
    ).toEqual({ setting: 'forest' });
  });

  it('is on the ground where houses are', () => {
    const shots = ['Village. Mara in full figure in the village. In the village, Mara builds a rocket.'];
    for (const seed of [1, 5, 9, 12]) expect(settingsOf(shots, seed)).not.toContain('space');
  });

  it('keeps the place that a shot names', () => {
    const shots = ['Sea. Mara in full figure.', 'Sea. The face of Mara, the sea behind.'];
    expect(sharedPlace(shots, people, SEED)).toBeUndefined();
    expect(settingsOf(['Sea. Mara in full figure.', 'Mara stands beside a horse.'])).toEqual(['sea', 'sea']);
  });
});
