import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeLyrics } from '../../generators/lyrics/write-lyrics.ts';
import { master } from '../../generators/songs/mix/master.ts';
import { mix } from '../../generators/songs/mix/mix.ts';
import { createStudioSongs } from '../../generators/songs/song-provider.ts';
import { SONG_SECONDS, type SongRequest } from '../../generators/songs/songs.ts';
import { isDrum } from '../../generators/songs/sound/sampler.ts';
import { isMinor } from '../../generators/songs/styles/style.ts';
import { styleNamed } from '../../generators/songs/styles/style-words.ts';
import { STYLES, type StyleName } from '../../generators/songs/styles/table.ts';
import { readBrief } from '../../generators/songs/write/brief.ts';
import { compose } from '../../generators/songs/write/compose.ts';
import { layOut } from '../../generators/songs/write/form.ts';
import { sectionsOf, syllablesOf } from '../../generators/songs/write/lyric-lines.ts';
import { SONG_MINUTES } from '../../src/api/music-tools.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';

const at = testFolder();
const songThread = bundledEntry('generators/songs/song-thread.ts');
const voiceChild = bundledEntry('generators/speech/voice-child.ts');
const ALL = Object.keys(STYLES) as StyleName[];
const ask = (more: Partial<SongRequest> = {}): SongRequest => ({
  words: '',
  style: '',
  lyrics: '',
  instrumental: true,
  seed: 7,
  ...more,
});

it('a song is as long as the form says', () => {
  expect([SONG_MINUTES.min * 60, SONG_MINUTES.max * 60]).toEqual([SONG_SECONDS.min, SONG_SECONDS.max]);
});

describe('a parsed request', () => {
  it.each<[string, StyleName]>([
    ['bossa nova, soft', 'bossa'],
    ['轻快的巴萨诺瓦', 'bossa'],
    ['80s synth pop with a big chorus', 'synthwave'],
    ['Lo-fi hip hop beats to study to', 'lofi'],
    ['国风，古筝与二胡', 'guofeng'],
    ['激昂的史诗管弦乐', 'cinematic'],
    ['heavy metal', 'metal'],
    ['儿歌', 'children'],
    ['R&B 灵魂乐', 'soul'],
    ['a sea shanty about an old sailor', 'folk'],
    ['水手的船歌', 'folk'],
    ['chiptune for a game', 'synthwave'],
    ['K-pop 舞曲', 'pop'],
    ['dubstep with a heavy drop', 'techno'],
    ['一段歌剧咏叹调', 'classical'],
  ])('hears the style of %s', (words, style) => {
    expect(styleNamed(words)).toBe(style);
  });

  it('sings a lullaby slowly, whether the request or only its lyrics say that it is one', () => {
    for (const words of ['a lullaby for my son Tom', '给女儿小雨的摇篮曲'])
      for (const asked of [
        ask({ words }),
        ask({ lyrics: writeLyrics({ prompt: words, seed: 3, most: 1200 }).text }),
      ]) {
        const { name, tempo } = readBrief({ ...asked, instrumental: false });
        expect([name, tempo < 80], words).toEqual(['ballad', true]);
      }
  });

  it('uses the mood if it names no style', () => {
    expect(readBrief(ask({ words: 'a sad farewell in the rain' })).name).toBe('ballad');
    expect(readBrief(ask({ words: '国王带领军队走向战争' })).name).toBe('cinematic');
  });

  it('reads tempo, key and length in both languages', () => {
    expect(readBrief(ask({ style: 'rock, 148 bpm, in F# minor', words: '90 seconds' }))).toMatchObject({
      tempo: 148,
      root: 6,
      seconds: 90,
    });
    const chinese = readBrief(ask({ words: '流行，降B大调，100拍/分，两分钟' }));
    expect(chinese).toMatchObject({ tempo: 100, root: 10, seconds: 120, mode: 'major' });
    expect(isMinor(readBrief(ask({ style: 'pop in A minor' })).mode)).toBe(true);
  });

  it('follows tempo and key of a reference, in the style’s range', () => {
    const like = {
      seconds: 60,
      tempo: 64,
      root: 2,
      minor: true,
      loudness: -14,
      brightness: 0.9,
      curve: [10, 100],
    };
    const brief = readBrief(ask({ style: 'house', like }));
    expect(brief).toMatchObject({ tempo: 128, root: 2, brightness: 0.9 });
    expect(isMinor(brief.mode)).toBe(true);
    const [first, last] = [layOut(brief, '').sections[0], layOut(brief, '').sections.at(-1)];
    expect(last?.energy).toBeGreaterThan(first?.energy ?? 1);
  });
});

describe('the form', () => {
  it('has an intro, verses, choruses, a bridge and an outro, in 60 to 180 seconds', () => {
    for (const style of ALL)
      for (const seconds of [60, 120, 180]) {
        const brief = readBrief(ask({ style, words: `${seconds} seconds` }));
        const { score } = compose(brief, '');
        const kinds = new Set(layOut(brief, '').sections.map(({ kind }) => kind));
        expect([...kinds], style).toEqual(
          expect.arrayContaining(['intro', 'verse', 'chorus', 'bridge', 'outro']),
        );
        expect(score.seconds, style).toBeGreaterThanOrEqual(SONG_SECONDS.min - 1);
        expect(score.seconds, style).toBeLessThanOrEqual(SONG_SECONDS.max + 0.5);
      }
  });

  it('is about as long as requested with lyrics written for it', () => {
    for (const seconds of [60, 90, 120])
      for (const style of ['folk', 'lofi', 'pop', 'waltz'] as const) {
        const words = `${style}, ${seconds} seconds, rain on the window`;
        const { text } = writeLyrics({ prompt: words, seed: 7, most: 3000 });
        const brief = readBrief(ask({ style, words, lyrics: text, instrumental: false }));
        const whole = compose(brief, text).score.seconds;
        expect(whole / seconds, words).toBeGreaterThan(0.7);
        expect(whole / seconds, words).toBeLessThan(1.35);
      }
  });

  it('follows the lyrics: their sections, a note for each syllable, and the start of each line', () => {
    const lyrics =
      '[Verse 1]\nHello river running down\nTake me to the town\n\n[副歌]\n我听见风在歌唱\n吹向远方';
    expect(sectionsOf(lyrics).map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['verse', 2],
      ['chorus', 2],
    ]);
    expect(['Hello river running down', '我听见风在歌唱', 'the loved ones smile'].map(syllablesOf)).toEqual([
      7, 7, 5,
    ]);
    const { lines, score } = compose(readBrief(ask({ style: 'folk', instrumental: false })), lyrics);
    expect(lines.map(({ text }) => text)).toEqual([
      'Hello river running down',
      'Take me to the town',
      '我听见风在歌唱',
      '吹向远方',
    ]);
    const starts = lines.map(({ at: start }) => start);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
    expect(score.seconds).toBeGreaterThanOrEqual(60);
  });

  it('fits as many words as the form accepts', () => {
    const verse = `[Verse]\n${Array.from({ length: 30 }, () => 'And every word has a place in the song').join('\n')}`;
    for (const style of ALL) {
      const { score, lines } = compose(readBrief(ask({ style, instrumental: false })), verse);
      expect(score.seconds, style).toBeLessThanOrEqual(SONG_SECONDS.max + 0.5);
      expect(lines, style).toHaveLength(30);
    }
  });
});

describe('a score', () => {
  it('differs between styles in tempo, mode, instruments and rhythm', () => {
    const prints = ALL.map((style) => {
      const { score } = compose(readBrief(ask({ style })), '');
      const voices = new Set(score.tracks.flatMap(({ notes }) => notes.map(({ instrument }) => instrument)));
      return { style, voices, tempo: STYLES[style].tempo };
    });
    expect(prints.length).toBeGreaterThanOrEqual(16);
    for (const a of prints)
      for (const b of prints.filter(({ style }) => style > a.style)) {
        const shared = [...a.voices].filter((voice) => b.voices.has(voice)).length;
        const same = shared / Math.max(a.voices.size, b.voices.size);
        const apart = a.tempo[1] < b.tempo[0] || b.tempo[1] < a.tempo[0];
        // no two styles have the same players at the same tempo
        expect(same < 0.8 || apart, `${a.style} ${b.style}`).toBe(true);
      }
  });

  it('stays in its key, in the instruments’ ranges and within its length', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.nat(0xffffffff), (style, seed) => {
        const brief = readBrief(ask({ style, seed }));
        const { score } = compose(brief, '');
        const notes = score.tracks.flatMap((track) => track.notes);
        const pitched = notes.filter(({ instrument }) => !isDrum(instrument)).map(({ pitch }) => pitch);
        expect(Math.min(...pitched)).toBeGreaterThan(23);
        expect(Math.max(...pitched)).toBeLessThan(100);
        expect(notes.filter(({ at: start }) => !(start >= 0 && start + 0.05 < score.seconds))).toEqual([]);
        expect(notes.filter(({ force }) => !(force > 0 && force <= 1.1))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a rendered song', () => {
  it('is deterministic by seed', () => {
    const beginning = (seed: number) => {
      const { score } = compose(readBrief(ask({ style: 'children', words: '60 seconds', seed })), '');
      const begun = <T extends { at: number }>(all: readonly T[]) => all.filter(({ at: start }) => start < 8);
      const tracks = score.tracks.map((track) => ({ ...track, notes: begun(track.notes) }));
      return { score, sound: master(mix({ ...score, tracks, seconds: 8 }), score.tilt) };
    };
    const [first, second, other] = [beginning(3), beginning(3), beginning(4)];
    expect(second.score).toEqual(first.score);
    expect(Buffer.compare(Buffer.from(second.sound.buffer), Buffer.from(first.sound.buffer))).toBe(0);
    expect(Buffer.compare(Buffer.from(other.sound.buffer), Buffer.from(first.sound.buffer))).not.toBe(0);
  });

  it('can be aborted', async () => {
    const songs = createStudioSongs({ threadUrl: songThread(), childUrl: voiceChild() });
    const stop = new AbortController();
    const stopped = songs.make(ask({ words: '60 seconds' }), { signal: stop.signal, folder: at('.') });
    stop.abort(new Error('stop'));
    await expect(stopped).rejects.toThrow('stop');
  });
});
