import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATE } from '../../generators/ffmpeg/encode.ts';
import { cameraOver } from '../../generators/films/camera.ts';
import { withCards } from '../../generators/films/cards.ts';
import { cuesOf } from '../../generators/films/cues.ts';
import { FILM_SIZES, type FilmShot } from '../../generators/films/film.ts';
import { planFilm } from '../../generators/films/plan.ts';
import { posterTime } from '../../generators/films/poster-time.ts';
import { framesOf, segmentsOf } from '../../generators/films/segments.ts';
import { toSrt } from '../../generators/films/srt.ts';
import { wrap } from '../../generators/films/wrap.ts';

const wide = { ...FILM_SIZES['16:9'], subtitles: true };
const picture = (id: string, more: Partial<FilmShot> = {}): FilmShot => ({
  id,
  motion: '',
  source: { kind: 'picture', file: '/a.jpg' },
  ...more,
});
const said = (seconds: number, text = '他们一起走进了森林，天黑了。') => ({ file: '/n.mp3', seconds, text });

describe('the timetable of a film', () => {
  it('gives a shot its chosen length, or its narration and 0.8 s', () => {
    const shots = [
      picture('usual'),
      picture('chosen', { seconds: 3 }),
      picture('spoken', { seconds: 3, narrations: [said(4.2)] }),
      picture('short', { seconds: 6, narrations: [said(2)] }),
    ];
    const { shots: planned, seconds } = planFilm(shots, wide);
    expect(planned.map(({ start, end }) => end - start)).toEqual(
      [5, 3, 5, 6].map((one) => expect.closeTo(one)),
    );
    // Three crossfades of 0.4 s are seen in two shots at once.
    expect(seconds).toBeCloseTo(5 + 3 + 5 + 6 - 3 * 0.4);
  });

  it('stretches a clip by half at most, then moves the camera over its last frame', () => {
    const clip = { kind: 'clip', file: '/c.mp4', seconds: 4 } as const;
    const planned = (narration?: number) =>
      planFilm([picture('clip', { source: clip, ...(narration && { narrations: [said(narration)] }) })], wide)
        .shots[0];
    expect(planned()).toMatchObject({ slow: 1, goOnFrames: 0, frames: 4 * RATE });
    expect(planned(4.2)).toMatchObject({ slow: 1.25, goOnFrames: 0, frames: 5 * RATE });
    expect(planned(7.2)).toMatchObject({ slow: 1.5, goOnFrames: 2 * RATE, frames: 8 * RATE });
  });

  it('does not stretch a clip that speaks by itself, lasts until its last word, and subtitles its speech', () => {
    const marks = [
      { text: '天亮了。', start: 0, end: 1 },
      { text: '他走了。', start: 3, end: 4 },
    ];
    const source = {
      kind: 'clip',
      file: '/c.mp4',
      seconds: 5,
      hasSound: true,
      speech: { text: '天亮了。他走了。', seconds: 4, marks },
    } as const;
    const plan = (seconds?: number) =>
      planFilm([picture('before'), picture('clip', { source, ...(seconds && { seconds }) })], wide);
    const { shots, silent } = plan();
    const { start = 0, end = 0 } = shots[1] ?? {};
    expect(shots[1]).toMatchObject({ slow: 1, goOnFrames: 0, frames: 5 * RATE, narrations: [] });
    expect(shots[1]?.speech).toEqual({ start, end: start + 4 });
    expect(shots[1]?.cues.map(({ start: from, end: to, text }) => [from - start, to - start, text])).toEqual([
      [0, expect.closeTo(1), '天亮了'],
      [3, expect.closeTo(4), '他走了'],
    ]);
    expect(end - start).toBeCloseTo(5);
    expect(silent).toBe(false);
    // shorter than what is said it cannot be; longer, the camera goes on over its last picture
    expect(plan(2).shots[1]).toMatchObject({ slow: 1, frames: Math.round(4.4 * RATE) });
    expect(plan(8).shots[1]).toMatchObject({ slow: 1, goOnFrames: 3 * RATE, frames: 8 * RATE });
  });

  const anyShot = fc.record({
    seconds: fc.option(fc.double({ min: 0.1, max: 20, noNaN: true }), { nil: undefined }),
    narrations: fc.array(fc.double({ min: 0.1, max: 20, noNaN: true }), { maxLength: 3 }),
    clip: fc.option(fc.double({ min: 0.2, max: 12, noNaN: true }), { nil: undefined }),
  });
  it('is consistent for any shots: segments add up to its frames, narrations stay inside their shots and never overlap', () => {
    fc.assert(
      fc.property(fc.array(anyShot, { minLength: 1, maxLength: 12 }), (some) => {
        const shots = some.map(({ seconds, narrations, clip }, i) =>
          picture(`s${i}`, {
            ...(seconds && { seconds }),
            narrations: narrations.map((long) => said(long)),
            ...(clip && { source: { kind: 'clip', file: '/c.mp4', seconds: clip } }),
          }),
        );
        const plan = planFilm(shots, wide);
        expect(segmentsOf(plan).reduce((sum, segment) => sum + framesOf(segment), 0)).toBe(plan.frames);
        let spokenUntil = 0;
        for (const { narrations, start, end, frames, slow, goOnFrames, cues } of plan.shots) {
          expect(frames).toBeGreaterThanOrEqual(30);
          expect(slow).toBeLessThanOrEqual(1.5);
          expect(goOnFrames).toBeLessThanOrEqual(frames);
          let voicedUntil = start + 0.4;
          for (const narration of narrations) {
            expect(narration.start).toBeGreaterThanOrEqual(voicedUntil - 1e-6);
            voicedUntil = narration.end;
          }
          if (narrations.length > 0) expect(voicedUntil).toBeLessThanOrEqual(end - 0.4 + 1e-6);
          for (const cue of cues) {
            expect(cue.start).toBeGreaterThanOrEqual(spokenUntil - 1e-6);
            expect(cue.end).toBeLessThanOrEqual(voicedUntil + 1e-6);
            spokenUntil = cue.end;
          }
        }
      }),
    );
  });

  it('keeps the lower edge of a shot from afar in sight, where its people stand', () => {
    const near = planFilm([picture('1', { motion: 'Camera: push in.' })], wide).shots[0];
    const afar = planFilm([picture('1', { motion: 'Camera: push in.', fromAfar: true })], wide).shots[0];
    if (!near || !afar) throw new Error('no shots');
    expect(cameraOver(near).y).not.toEqual([1, 1]);
    expect(cameraOver(afar)).toEqual({ ...cameraOver(near), y: [1, 1] });
    const tilted = { motion: 'Camera: tilt up.', fromAfar: true, id: '1' };
    expect(cameraOver(tilted).y, 'a move that is asked for').toEqual([0.9, -0.9]);
  });

  it('knows whether the film is silent', () => {
    const clip = { kind: 'clip', file: '/c.mp4', seconds: 4, hasSound: true } as const;
    expect(planFilm([picture('a')], wide).silent).toBe(true);
    expect(planFilm([picture('a', { narrations: [said(2)] })], wide).silent).toBe(false);
    expect(planFilm([picture('a', { source: clip })], wide).silent).toBe(false);
    expect(planFilm([picture('a')], { ...wide, music: { file: '/m.mp3', volume: 1 } }).silent).toBe(false);
  });

  it('rejects an empty list of shots and odd sizes', () => {
    expect(() => planFilm([], wide)).toThrow(RangeError);
    expect(() => planFilm([picture('a')], { ...wide, width: 1281 })).toThrow(RangeError);
  });
});

describe('the poster', () => {
  const at = (shots: FilmShot[], title = '', subtitles = true) =>
    posterTime(planFilm(withCards(shots, { title, end: 'The end' }, ''), { ...wide, subtitles }));

  it('shows the first shot, not the title card', () => {
    expect(at([picture('a'), picture('b')])).toBeCloseTo(1);
    expect(at([picture('a'), picture('b')], 'A title')).toBeCloseTo(3 + 1);
    expect(at([picture('a', { seconds: 1.2 })])).toBeCloseTo(0.6);
  });

  it('shows no words that are burnt in', () => {
    const shots = [picture('a', { narrations: [said(2)] })];
    expect(at(shots)).toBeCloseTo(0.36);
    expect(at(shots, 'A title')).toBeCloseTo(3.36);
    expect(at(shots, '', false)).toBeCloseTo(1);
    // somebody who speaks from the first moment is shown a little later
    const clip = { kind: 'clip', file: '/c.mp4', seconds: 4, hasSound: true, speech: said(3) } as const;
    expect(at([picture('a', { source: clip })])).toBeCloseTo(1);
  });
});

describe('subtitles', () => {
  it('break at sentences and follow the voice’s marks', () => {
    const marks = [
      { text: '天亮了。', start: 0, end: 1 },
      { text: '他走了。', start: 3, end: 4 },
    ];
    const cues = cuesOf({ seconds: 4, text: '天亮了。他走了。', marks }, 10, 1280, 720);
    expect(cues.map(({ text }) => text)).toEqual(['天亮了', '他走了']);
    expect(cues[0]).toMatchObject({ start: 10, end: 11 });
    expect(cues[1]).toMatchObject({ start: 13, end: 14 });
  });

  it('keep every letter and fit on two lines, in portrait format too', () => {
    const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('');
    const measure = (text: string) =>
      [...text].reduce(
        (sum, one) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(one) ? 1 : 0.58),
        0,
      );
    const word = fc.constantFrom(
      '灯塔',
      '老人',
      '，',
      '。',
      ' hello ',
      ' Alpha 7, ',
      '大海',
      '为远方的船指路',
      '！',
      '“',
      '”',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.boolean(), (words, upright) => {
        const text = words.join('');
        const { width, height } = FILM_SIZES[upright ? '9:16' : '16:9'];
        const cues = cuesOf({ seconds: 9, text }, 0, width, height);
        expect(letters(cues.map((cue) => cue.text).join(''))).toBe(letters(text));
        for (const cue of cues)
          expect(wrap(cue.text, (width * 0.86) / 40, measure).length).toBeLessThanOrEqual(2);
      }),
      // a long piece leaves its line half empty, so less than two full lines can still be three
      {
        examples: [
          [['灯塔', '为远方的船指路', ' hello ', '！', '，', '，', ' Alpha 7, ', '灯塔', '灯塔'], true],
        ],
      },
    );
  });

  it('start no line with a closing mark and end none with an opening one', () => {
    const measure = (text: string) => [...text].length;
    const text = '老人说：“今天的风很大，船不能出海。”孩子们点点头，（安静地）回家去了。';
    for (let limit = 5; limit < 30; limit++)
      for (const line of wrap(text, limit, measure)) {
        expect([...line].length).toBeLessThanOrEqual(limit);
        expect(line).not.toMatch(/[“（]$/u);
      }
    expect(wrap(text, 14, measure).filter((line) => /^[，。！？：”）]/u.test(line))).toEqual([]);
    expect(wrap('a lighthouse keeper', 12, measure)).toEqual(['a lighthouse', 'keeper']);
  });

  it('are written as SRT', () => {
    expect(toSrt([{ start: 0.4, end: 3661.0456, text: '你好' }])).toBe(
      '1\n00:00:00,400 --> 01:01:01,046\n你好\n',
    );
  });
});
