import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SONGS_ZH } from '../../generators/lyrics/chinese.ts';
import { SONGS_EN } from '../../generators/lyrics/english.ts';
import { OCCASIONS, type Occasion, occasionOf } from '../../generators/lyrics/occasions.ts';
import type { SongWords } from '../../generators/lyrics/song-words.ts';
import { topicOf } from '../../generators/lyrics/topic.ts';
import { writeLyrics } from '../../generators/lyrics/write-lyrics.ts';
import { sectionsOf, syllablesOf } from '../../generators/songs/write/lyric-lines.ts';
import { rhyme } from './lyrics-rhymes.ts';

const write = (prompt: string, seed = 3) => writeLyrics({ prompt, seed, most: 1200 });
const occasion = (prompt: string): Occasion => occasionOf(prompt, topicOf(prompt).noun);
const ASKED = [
  'a song about the old harbour',
  'dance all night',
  'a birthday song for my daughter Lily',
  '关于外婆的歌',
  '夏天的海边',
  '',
  '!?',
];

describe('lyrics', () => {
  it('have verses, a repeated chorus, a bridge, and rhyming pairs of lines', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ASKED), fc.nat(0xffffffff), (prompt, seed) => {
        const { text, title } = write(prompt, seed);
        expect(text.length).toBeLessThanOrEqual(1200);
        expect(title).not.toBe('');
        expect(title + text).not.toMatch(/[{}]/u);
        const sections = sectionsOf(text);
        expect(sections.map(({ kind }) => kind)).toEqual([
          'verse',
          'chorus',
          'verse',
          'chorus',
          'bridge',
          'chorus',
        ]);
        const choruses = sections.filter(({ kind }) => kind === 'chorus');
        expect(new Set(choruses.map(({ lines }) => lines.join('\n'))).size).toBe(1);
        const [first, , second] = sections;
        expect(first?.lines).not.toEqual(second?.lines);
        for (const { lines } of sections)
          for (let i = 0; i < lines.length; i += 2)
            expect(rhyme(lines[i] ?? '', lines[i + 1] ?? ''), lines.join('\n')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('of a short song have one verse and one chorus, or two of each', () => {
    const kinds = (prompt: string) => sectionsOf(write(prompt).text).map(({ kind }) => kind);
    expect(kinds('60 seconds about the sea')).toEqual(['verse', 'chorus']);
    expect(kinds('90秒，关于海')).toEqual(['verse', 'chorus', 'verse', 'chorus']);
  });

  it('that would be too long go without their bridge, and are cut nowhere inside a chorus', () => {
    const { text } = writeLyrics({ prompt: 'the sea', seed: 1, most: 900 });
    expect(text.length).toBeLessThanOrEqual(900);
    expect(sectionsOf(text).map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['verse', 4],
      ['chorus', 4],
      ['verse', 4],
      ['chorus', 4],
    ]);
  });

  it('differ by seed', () => {
    expect(new Set(Array.from({ length: 20 }, (_, seed) => write('x', seed).text)).size).toBeGreaterThan(10);
  });
});

describe('a song', () => {
  it('is about its topic, also about one that nobody has a song for', () => {
    expect(write('Write a song about my old guitar')).toMatchObject({
      title: 'My Old Guitar',
      text: expect.stringContaining('about my old guitar'),
    });
    expect(write('写一首关于我的旧吉他的歌').text).toContain('旧吉他');
    expect(write('a sad song about my old dog who died')).toMatchObject({ title: 'Goodbye, My Old Dog' });
    expect(write('写一首关于外婆的歌').title).toBe('外婆的歌');
    expect(write('火锅').text).toContain('火锅啊');
    expect(write('a song about coffee on Monday morning').text).toContain('Oh, coffee,');
  });

  it('for somebody is sung to them, and not to what is theirs', () => {
    expect(write('a song for my grandmother').title).toBe('A Song for My Grandmother');
    expect(write("a song about my grandmother's kitchen").title).toBe('Thank You');
  });

  it('calls by name who is named, and keeps their capital', () => {
    expect(write('a birthday song for my daughter Lily who turns five').title).toBe('Happy Birthday, Lily');
    expect(write('a lullaby for my son Tom').text).toContain('Good night, little Tom');
    expect(write('给女儿小雨的摇篮曲').title).toBe('小雨，晚安');
    expect(write('祝乐乐生日快乐').text).toContain('乐乐 乐乐 生日快乐');
    // a word of kinship is no name
    expect(topicOf('给妈妈的生日歌')).toEqual({ noun: '妈妈', name: '' });
    expect(write('给妈妈的生日歌').title).toBe('妈妈，生日快乐');
  });

  it('says in its chorus, and with it in its title, what it was asked about', () => {
    const titles = (prompt: string) =>
      new Set(Array.from({ length: 12 }, (_, seed) => write(prompt, seed).title));
    expect(titles('slow and warm, a river at dusk')).toEqual(new Set(['Let the River Run']));
    // where no chorus has a word of it, any of them may come
    expect(titles('slow and warm, a mountain at dusk').size).toBe(2);
  });

  it('sings a topic as it was typed, and in one line', () => {
    expect(write('a song about $& money').text).toContain('about $& money');
    expect(write('a song about {name} tags').text).toContain('about {name} tags');
    expect(topicOf('关于山谷\n的花园')).toEqual({ noun: '', name: '' });
  });

  it('does not sing of the sea and of the sea', () => {
    for (let seed = 0; seed < 12; seed++)
      expect(write('a song about the sea', seed).text).not.toContain('I sing of the sea and');
  });

  it.each<[string, Occasion]>([
    ['a birthday song for my mother', 'birthday'],
    ['给妈妈的生日歌', 'birthday'],
    ['my sister is getting married', 'wedding'],
    ['毕业那天的雨', 'graduation'],
    ['a lullaby for my baby', 'lullaby'],
    ['春节回家的火车', 'newYear'],
    ['love song for my wife after 20 years', 'love'],
    ['一首关于打工人加班的歌', 'work'],
    ['a rap about exams', 'exam'],
    ['火锅', 'food'],
    ['给我的猫写一首歌', 'pet'],
    ['our football team wins the cup', 'sport'],
    ['a pirate sailing home', 'sea'],
    ['a love song about my old guitar', 'ode'],
    ['失恋后的深夜', 'sad'],
    ['中秋节 月亮 思乡', 'home'],
    ['thank you song for my teacher', 'ode'],
    ['lo-fi', 'dream'],
  ])('is for what "%s" speaks of', (prompt, name) => {
    expect(occasion(prompt)).toBe(name);
  });
});

describe.each([
  ['English', SONGS_EN],
  ['Chinese', SONGS_ZH],
])('the %s words', (_, songs) => {
  const all = Object.entries(songs) as [Occasion, SongWords][];

  it('are there for every occasion, and enough of them for songs that differ', () => {
    expect(all.map(([name]) => name).sort()).toEqual([...Object.keys(OCCASIONS), 'ode'].sort());
    for (const [name, { first, second, choruses, bridges }] of all) {
      expect(Math.min(first.length, second.length, choruses.length), name).toBeGreaterThanOrEqual(2);
      expect(bridges.length, name).toBeGreaterThanOrEqual(1);
      // whatever a request says, there is a chorus for it
      if (name !== 'ode')
        expect(
          choruses.some(({ lines }) => !lines.join().includes('{')),
          name,
        ).toBe(true);
    }
  });

  it('rhyme in pairs and can be sung', () => {
    for (const [name, { first, second, choruses, bridges }] of all) {
      const halves = choruses.flatMap(({ lines: [a, b, c, d] }) => [[a, b] as const, [c, d] as const]);
      for (const [a, b] of [...first, ...second, ...bridges, ...halves]) {
        expect(rhyme(a, b), `${name}: ${a} / ${b}`).toBe(true);
        for (const line of [a, b])
          expect(syllablesOf(line.replace(/\{\w+\}/gu, '')), `${name}: ${line}`).toBeLessThanOrEqual(16);
      }
    }
  });
});
