import { describe, expect, it } from 'vitest';
import { motionsOf } from '../../../generators/clips/motion-words.ts';
import { expandMotion } from '../../../generators/prompts/expand-motion.ts';

const SEEDS = [1, 2, 3, 4, 5];
const most = 500;

describe('an expanded motion', () => {
  it.each([
    ['she turns around', 'a girl by the sea in the rain'],
    ['女孩抬头', '海边的女孩，下雨'],
    ['Camera: push in. The lamp goes out', ''],
    ['', 'a forest in fog'],
  ])(
    'of %j for %j keeps the words, adds some in their language, and stays within its length',
    (prompt, shows) => {
      for (const seed of SEEDS) {
        const expanded = expandMotion({ prompt, shows, seed, most });
        expect(expanded.startsWith(prompt)).toBe(true);
        expect(expanded.length).toBeGreaterThan(prompt.length);
        const chinese = /\p{Script=Han}/u;
        expect(chinese.test(expanded.slice(prompt.length))).toBe(chinese.test(prompt));
        expect(expandMotion({ prompt, shows, seed, most: 60 }).length).toBeLessThanOrEqual(60);
        expect(expandMotion({ prompt, shows, seed, most })).toBe(expanded);
      }
    },
  );

  it('adds what moves in the picture', () => {
    expect(
      expandMotion({ prompt: 'she waits', shows: 'a girl by the sea in the rain', seed: 1, most }),
    ).toMatch(/waves roll in and draw back, rain keeps falling/);
  });

  it('leaves the camera as the prompt moves it', () => {
    for (const seed of SEEDS)
      expect(
        motionsOf(expandMotion({ prompt: 'pan left along the wall', shows: 'a room', seed, most }), 1),
      ).toEqual(['left']);
  });
});
