import { describe, expect, it } from 'vitest';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { coverPrompt } from '../../../server/music/cover-prompt.ts';
import { COVER_SCENES } from '../../../server/music/cover-scenes.ts';

const cover = (said: { title?: string; words?: string; lyrics?: string; style?: string; seed?: number }) =>
  coverPrompt({ title: '', words: '', lyrics: '', style: 'pop', seed: 0, ...said });

describe('the cover of a song', () => {
  it.each([
    ['birthday', { title: 'Happy birthday, Lily' }],
    ['birthday', { title: '生日快乐' }],
    ['lullaby', { words: 'a soft lullaby for my son' }],
    ['lullaby', { words: '摇篮曲' }],
    ['pet', { lyrics: '[Verse]\nMy old dog sleeps\n[Chorus]\nGoodbye, my dog' }],
    ['parent', { lyrics: '外婆啊外婆\n外婆的灯' }],
    ['sea', { title: 'Sailors of the northern sea' }],
  ] as const)('shows what it is for: %s', (occasion, said) => {
    expect([0, 1].map((seed) => cover({ ...said, seed }))).toEqual(
      COVER_SCENES[occasion].map((scene) => expect.stringContaining(scene)),
    );
  });

  it('is of its style where it is for nothing in particular, also when night falls in it once', () => {
    const plain = cover({ title: 'Instrumental' });
    expect(plain).toContain('a city street at dusk');
    expect(cover({ title: 'Instrumental', lyrics: 'The night is long, a friend is near' })).toBe(plain);
  });

  it('says no part twice, and nothing that is empty', () => {
    expect(cover({ title: 'Rain', words: 'Rain', style: 'none' })).toBe(`Rain, ${COVER_SCENES.rain[0]}`);
    expect(cover({ title: 'Instrumental', style: 'none' })).toBe('Instrumental');
  });

  it('asks for nothing that the picture engine leaves out', () => {
    for (const scene of Object.values(COVER_SCENES).flat()) expect(undrawnIn(scene), scene).toEqual([]);
  });
});
