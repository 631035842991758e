import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { BUILT_IN_STYLES } from '../../../server/draw/built-in-styles.ts';
import { listStyles, STYLE_LIMITS } from '../../../src/api/styles.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';

const MOST_BYTES = 25_000;
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

describe('the styles', () => {
  it('[STYLE-01, STYLE-02, STYLE-03] come in two categories, named in the language of the person', async () => {
    const { token } = await newMember(studio);
    const ask = (language: 'en' | 'zh') => studio.send(token, listStyles, { generate_type: 1 }, { language });
    const english = await ask('en');
    expect(english.map(({ name, lists }) => [name, lists.length])).toEqual([
      ['Animation', 8],
      ['Realistic', 8],
    ]);
    expect(english[0]?.lists[0]).toEqual({
      name: 'Storybook',
      image: '/web/styles/storybook.webp',
      category: 'Animation',
      text2video_prompt: 'fairy storybook illustration, warm, golden',
    });
    const chinese = await ask('zh');
    expect(chinese.map(({ name }) => name)).toEqual(['动漫', '写实']);
    expect(chinese[1]?.lists.map(({ name }) => name)).toContain('黑色电影');
    for (const [index, { lists }] of english.entries())
      expect(lists.map(({ image }) => image)).toEqual(chinese[index]?.lists.map(({ image }) => image));
  });

  it('each have a small picture, and words of which the picture engine understands some', async () => {
    for (const { key, prompt, names } of BUILT_IN_STYLES) {
      const { size } = await stat(join(import.meta.dirname, `../../../public/styles/${key}.webp`));
      expect(size, key).toBeLessThanOrEqual(MOST_BYTES);
      const { moods, look, time, weather, cast } = understand(prompt);
      expect(moods.length + [look, time, weather].filter(Boolean).length, key).toBeGreaterThanOrEqual(1);
      expect(cast, `${key} puts nobody into the picture`).toEqual([]);
      expect(prompt.length).toBeLessThanOrEqual(STYLE_LIMITS.promptCharacters);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(STYLE_LIMITS.nameCharacters);
    }
    expect(new Set(BUILT_IN_STYLES.flatMap(({ key, names }) => [key, ...names])).size).toBe(48);
  });
});
