import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmForm } from '../../generators/music/film-form.ts';
import { composeFilm } from '../../generators/music/film-music.ts';
import { MUSIC_SECONDS, type MusicRequest } from '../../generators/music/music.ts';
import { MOODS, type Mood, moodOf } from '../../generators/songs/mood-words.ts';
import { isDrum } from '../../generators/songs/sound/sampler.ts';

describe('the mood of a text', () => {
  it.each<[string, Mood]>([
    ['清晨，湖面一片宁静', 'calm'],
    ['外婆抱着我，家里很温暖', 'warm'],
    ['We never gave up the dream: a new beginning, a bright future', 'hopeful'],
    ['黑暗中有人追赶他，他害怕极了', 'tense'],
    ['She cried alone in the rain after the farewell', 'sad'],
    ['国王带领军队走向最后的战争', 'epic'],
    ['A funny puppy and the children play a game', 'playful'],
    ['森林深处藏着一个古老的秘密', 'mysterious'],
    ['', 'calm'],
  ])('of %s', (text, mood) => {
    expect(moodOf(text)).toBe(mood);
  });
});

const notesOf = (request: MusicRequest) => composeFilm(request).score.tracks.flatMap(({ notes }) => notes);

describe('a film’s music', () => {
  const request = fc.record({
    seconds: fc.integer({ min: MUSIC_SECONDS.min, max: MUSIC_SECONDS.max }),
    mood: fc.constantFrom(...MOODS),
    seed: fc.nat(0xffffffff),
  });

  it('fills its length exactly, without gaps, within the instruments’ ranges', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { score } = composeFilm(asked);
        expect(score.seconds).toBeCloseTo(asked.seconds, 6);
        const notes = score.tracks.flatMap((track) => track.notes).sort((one, other) => one.at - other.at);
        let until = 0;
        for (const { at: start, length, pitch, force } of notes) {
          expect(start - until).toBeLessThan(2.6);
          until = Math.max(until, start + length);
          expect(start).toBeLessThan(asked.seconds);
          expect(pitch).toBeGreaterThan(20);
          expect(pitch).toBeLessThan(110);
          expect(force).toBeGreaterThan(0);
          expect(force).toBeLessThanOrEqual(1.1);
        }
        expect(until).toBeGreaterThan(asked.seconds - 3);
      }),
      { numRuns: 25 },
    );
  });

  it('has whole bars near the tempo of its style', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 180 }), fc.integer({ min: 60, max: 140 }), (seconds, tempo) => {
        const form = filmForm(seconds, tempo, 4);
        const bars = form.sections.reduce((sum, section) => sum + section.bars, 0);
        expect((bars * 240) / form.tempo + form.tail).toBeCloseTo(seconds, 6);
        expect(Math.abs(Math.log(form.tempo / tempo))).toBeLessThan(0.16);
      }),
    );
    expect(filmForm(120, 90, 4).sections.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['intro', 'verse', 'chorus', 'bridge', 'outro']),
    );
  });

  it('is deterministic by seed', () => {
    const tune = (seed: number) =>
      JSON.stringify(notesOf({ seconds: 40, mood: 'warm', seed }).map((note) => note.pitch));
    expect(tune(3)).toBe(tune(3));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => tune(seed))).size).toBe(20);
  });

  it('uses the song engine: minor for a sad film, major for a playful one', () => {
    const third = (mood: Mood, seed: number) => {
      const notes = composeFilm({ seconds: 60, mood, seed }).score.tracks.flatMap((track) => track.notes);
      const tuned = notes.filter(({ instrument }) => !isDrum(instrument));
      // the last chord is the one at home
      const last = Math.max(...tuned.map((note) => note.at));
      const chord = tuned.filter((note) => note.at > last - 0.5).map(({ pitch }) => pitch);
      const root = Math.min(...chord) % 12;
      return new Set(chord.map((pitch) => (pitch - root + 120) % 12));
    };
    for (const seed of [1, 2, 3, 4]) {
      expect(third('sad', seed)).toContain(3);
      expect(third('playful', seed)).toContain(4);
    }
  });
});
