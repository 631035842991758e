import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { expandPrompt } from '../../../generators/prompts/expand.ts';
import {
  BEHIND_FACES,
  FRAMES,
  INDOOR_LIGHTS,
  LIGHTS,
  MOODS,
  NEAR_FRAMES,
  PLACES,
  SEASONS,
  TIMES,
  WEATHERS,
} from '../../../generators/prompts/phrases.ts';

const PROMPTS = [
  'a fox on a bicycle',
  'a lighthouse by the sea in the rain',
  'an old man reading in a room',
  '一只猫在屋顶上看月亮',
  '雪山下的小木屋',
  'portrait of a girl with red hair',
  'qwertz',
];
const SEEDS = [1, 2, 3, 4, 5];
const most = 500;

describe('an expanded prompt', () => {
  it('keeps the words, adds some in their language, and stays within its length', () => {
    for (const prompt of PROMPTS)
      for (const seed of SEEDS) {
        const expanded = expandPrompt({ prompt, seed, most });
        expect(expanded.startsWith(prompt)).toBe(true);
        expect(expanded.length).toBeGreaterThan(prompt.length + 4);
        const added = expanded.slice(prompt.length);
        expect(/\p{Script=Han}/u.test(added), expanded).toBe(/\p{Script=Han}/u.test(prompt));
        expect(expandPrompt({ prompt, seed, most: 60 }).length).toBeLessThanOrEqual(60);
      }
  });

  it('shows the same subjects at the same place, time and weather', () => {
    for (const prompt of PROMPTS)
      for (const seed of SEEDS) {
        const before = understand(prompt);
        const after = understand(expandPrompt({ prompt, seed, most }));
        expect(after.cast).toEqual(before.cast);
        for (const open of ['setting', 'time', 'weather', 'season'] as const)
          if (before[open] !== null) expect(after[open], `${prompt} ${seed}`).toBe(before[open]);
      }
  });

  it('adds what was open, so that the picture changes', () => {
    const { time, weather, moods } = understand(
      expandPrompt({ prompt: 'a fox on a bicycle', seed: 1, most }),
    );
    expect([time, weather, moods[0]].every(Boolean)).toBe(true);
  });

  it.each(['一只狼在月下嚎叫', 'a wolf under the moon', 'shooting stars over a field'])(
    'lets it be night under a sky of the night: %s',
    (prompt) => {
      for (const seed of SEEDS) expect(understand(expandPrompt({ prompt, seed, most })).time).toBe('night');
    },
  );

  it.each([
    ['birthday cake', /cloth/, /clear|cloudy|mist|dawn|noon|dusk|golden hour|seen from far/],
    ['a logo for a coffee shop', /shapes|flat colors/, /air|light|seen from|framed/],
    ['portrait of a queen', /background|cheek/, /clear air|cloudy|mist/],
    ['赛博朋克城市', /夜/u, /正午|清晨|傍晚|黄昏/u],
    ['水墨山水', /薄雾/u, /正午|晴朗/u],
  ])('says of %s what goes with it, and no sky where there is none', (prompt, fits, foreign) => {
    for (const seed of SEEDS) {
      const added = expandPrompt({ prompt, seed, most }).slice(prompt.length);
      expect(added).toMatch(fits);
      expect(added).not.toMatch(foreign);
    }
  });

  it('of two prompts is not the same with the same seed', () => {
    const added = (prompt: string) =>
      SEEDS.map((seed) => expandPrompt({ prompt, seed, most }).slice(prompt.length)).join();
    expect(added('a cat')).not.toBe(added('a dog'));
  });

  it('is deterministic by seed', () => {
    const all = SEEDS.map((seed) => expandPrompt({ prompt: 'a fox on a bicycle', seed, most }));
    expect(new Set(all).size).toBeGreaterThan(2);
    expect(expandPrompt({ prompt: 'a fox on a bicycle', seed: 3, most })).toBe(all[2]);
  });
});

describe('the phrases', () => {
  const meanings = [
    ...Object.entries({ ...TIMES, ...WEATHERS, ...SEASONS, ...MOODS }),
    ...Object.entries(LIGHTS),
  ];
  it.each(meanings)('for %s are understood as such, in both languages', (name, { en, zh }) => {
    for (const phrase of [...en, ...zh]) {
      const { time, weather, season, moods } = understand(phrase);
      expect([time, weather, season, ...moods], phrase).toContain(name);
    }
  });

  it('add no people and no other place', () => {
    const free = [FRAMES, NEAR_FRAMES, INDOOR_LIGHTS, BEHIND_FACES];
    for (const { en, zh } of [...meanings.map(([, phrases]) => phrases), ...free])
      for (const phrase of [...en, ...zh]) {
        expect(understand(phrase).cast, phrase).toEqual([]);
        expect(understand(phrase).setting, phrase).toBeNull();
      }
    for (const [place, { en, zh }] of Object.entries(PLACES))
      for (const phrase of [...en, ...zh]) {
        expect(understand(phrase).cast, phrase).toEqual([]);
        expect([null, place], phrase).toContain(understand(phrase).setting);
      }
  });
});
