import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RHYMES_ZH } from '../../generators/lyrics/chinese.ts';
import { RHYMES_EN } from '../../generators/lyrics/english.ts';
import { writeLyrics } from '../../generators/lyrics/write-lyrics.ts';
import { sectionsOf } from '../../generators/songs/write/lyric-lines.ts';

const TASKS = ['a song about the old harbour', 'dance all night', '关于外婆的歌', '夏天的海边', '', '!?'];
const familyOf = (line: string, rhymes: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(rhymes).find(([, endings]) => endings.some((ending) => line.endsWith(ending)))?.[0];

it('lyrics have verses, a repeated chorus, a bridge, and rhyming pairs of lines', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TASKS), fc.nat(0xffffffff), (prompt, seed) => {
      const { text, title } = writeLyrics({ prompt, seed, most: 1200 });
      const chinese = /\p{Script=Han}/u.test(prompt);
      expect(text.length).toBeLessThanOrEqual(1200);
      expect(title).not.toBe('');
      const sections = sectionsOf(text);
      expect(sections.map(({ kind }) => kind)).toEqual([
        'verse',
        'chorus',
        'verse',
        'chorus',
        'bridge',
        'chorus',
      ]);
      const choruses = sections.filter(({ kind }) => kind === 'chorus').map(({ lines }) => lines.join('\n'));
      expect(new Set(choruses).size).toBe(1);
      for (const { lines } of sections)
        for (let i = 0; i + 1 < lines.length; i += 2) {
          const [a = '', b = ''] = [lines[i], lines[i + 1]];
          const family = familyOf(a, chinese ? RHYMES_ZH : RHYMES_EN);
          expect(family).toBeDefined();
          expect(familyOf(b, chinese ? RHYMES_ZH : RHYMES_EN)).toBe(family);
          expect(a).not.toBe(b);
        }
    }),
    { numRuns: 60 },
  );
});

it('lyrics of a short song have one verse and one chorus, or two of each', () => {
  const kinds = (prompt: string) =>
    sectionsOf(writeLyrics({ prompt, seed: 3, most: 1200 }).text).map(({ kind }) => kind);
  expect(kinds('60 seconds about the sea')).toEqual(['verse', 'chorus']);
  expect(kinds('90秒，关于海')).toEqual(['verse', 'chorus', 'verse', 'chorus']);
});

it('lyrics contain the topic of the song', () => {
  expect(writeLyrics({ prompt: 'Write a song about my old guitar', seed: 1, most: 1200 })).toMatchObject({
    title: 'My Old Guitar',
    text: expect.stringContaining('my old guitar'),
  });
  expect(writeLyrics({ prompt: '写一首关于外婆的歌', seed: 1, most: 1200 }).text).toContain('外婆');
  expect(writeLyrics({ prompt: 'x', seed: 2, most: 1200 })).not.toEqual(
    writeLyrics({ prompt: 'x', seed: 3, most: 1200 }),
  );
});

it('the chorus, and with it the title, speaks of what the song was asked about', () => {
  const titles = (prompt: string) =>
    new Set(Array.from({ length: 12 }, (_, seed) => writeLyrics({ prompt, seed, most: 1200 }).title));
  expect(titles('一首安静的歌，下雨的海边')).toEqual(new Set(['海的那一边', '又是一场雨']));
  expect(titles('slow and warm, a river at dusk')).toEqual(new Set(['Let the River Run']));
  // where no chorus has a word of it, any of the theme's may come
  expect(titles('slow and warm, a mountain at dusk').size).toBe(3);
});
