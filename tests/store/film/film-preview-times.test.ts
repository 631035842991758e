import { describe, expect, it, vi } from 'vitest';
import { combine, type MotionName } from '../../../generators/clips/motion.ts';
import { corner } from '../../../generators/clips/perspective.ts';
import { cameraAt, transformOf } from '../../../src/store/film/preview/camera-view.ts';
import { createClock } from '../../../src/store/film/preview/film-clock.ts';
import {
  blackOver,
  clipRuns,
  clipTimeAt,
  cueAt,
  musicLevelAt,
  opacityOf,
  shotAt,
} from '../../../src/store/film/preview/timetable.ts';
import { previewPlan, previewShot } from './preview-plan.ts';

const said = (start: number, end: number) => ({ start, end, audio_url: '/media/a.mp3', text: 'x' });
const film = previewPlan([
  previewShot(1, 0, { overlap: 0.4, cues: [{ start: 0.4, end: 4.8, text: 'one' }] }),
  previewShot(2, 4.6, { end: 10, fade_out: 1, narrations: [said(5, 7)] }),
  previewShot(3, 10, { fade_in: 1, cues: [{ start: 10.4, end: 12, text: 'three' }] }),
]);

describe('the preview at a given time', () => {
  it('a shot dissolves into the next, and the last picture stays', () => {
    const at = (time: number) =>
      film.shots.map((_, index) => Number(opacityOf(film, index, time).toFixed(3)));
    expect(at(1)).toEqual([1, 0, 0]);
    expect(at(4.7)).toEqual([1, 0.25, 0]);
    expect(at(5)).toEqual([0, 1, 0]);
    expect(at(10)).toEqual([0, 0, 1]);
    expect(at(15)).toEqual([0, 0, 1]);
    expect([0, 4.6, 9.99, 10, 99].map((time) => shotAt(film, time))).toEqual([0, 1, 1, 2, 2]);
  });

  it('a fade goes to black and back', () => {
    const [, second, third] = film.shots;
    if (!second || !third) throw new Error('no shots');
    expect(blackOver(second, film.fade, 9)).toBe(0);
    expect(blackOver(second, film.fade, 9.9)).toBeCloseTo(0.75);
    expect(blackOver(third, film.fade, 10)).toBe(1);
    expect(blackOver(third, film.fade, 10.1)).toBeCloseTo(0.75);
  });

  it('subtitles are shown while they are spoken, even into the next shot', () => {
    expect([0, 0.4, 4.7, 4.8, 10.2, 11].map((time) => cueAt(film, time).cue)).toEqual([
      '',
      'one',
      'one',
      '',
      '',
      'three',
    ]);
  });

  it('a subtitle stands where its own shot says, even into the next shot', () => {
    const cues = (start: number) => [{ start, end: start + 2, text: 'Far out' }];
    const long = previewPlan([
      previewShot(1, 0, { subtitles_on_top: 1, cues: cues(4) }),
      previewShot(2, 5, { cues: cues(7) }),
    ]);
    expect([4, 5.5, 7].map((time) => cueAt(long, time).cueOnTop)).toEqual([true, true, false]);
  });

  it('a clip is stretched if its shot is longer, and stops at its last frame', () => {
    // a clip of 4 s, stretched to 6 s, then a freeze frame of 1 s
    const shot = previewShot(1, 10, { kind: 'clip', end: 17, slow: 1.5, camera_from: 16 });
    expect([9, 10, 13, 16, 17].map((time) => clipTimeAt(shot, time))).toEqual([0, 0, 2, 4, 4]);
    expect([9, 10, 15.9, 16].map((time) => clipRuns(shot, time))).toEqual([false, true, true, false]);
  });

  it('music fades with the film, and is ducked under speech', () => {
    const level = (time: number) => musicLevelAt(film, time, 1);
    expect([level(0), level(15)]).toEqual([0, 0]);
    expect(level(6)).toBeLessThan(level(3) / 2);
    expect(musicLevelAt(film, 3, 0.5)).toBeCloseTo(level(3) / 2);
  });

  it('music is ducked under a clip’s speech', () => {
    const speaking = previewPlan([
      previewShot(1, 0),
      previewShot(2, 5, { end: 10, kind: 'clip', sounds: 1, speech: { start: 5, end: 7 } }),
      previewShot(3, 10),
    ]);
    const level = (time: number) => musicLevelAt(speaking, time, 1);
    expect(level(6)).toBeLessThan(level(3) / 2);
    expect(level(8)).toBe(level(3));
  });
});

describe('the camera', () => {
  // ffmpeg gets the corners of the view as expressions of the frame number
  const count = (text: string, on: number): number =>
    new Function('on', 'W', 'H', 'sin', `return ${text}`)(on, 1, 1, Math.sin);
  it.each<[MotionName, ...MotionName[]]>([
    ['push'],
    ['pull', 'left'],
    ['up'],
    ['orbit'],
    ['handheld'],
    ['static'],
  ])('equals that of the film: %s', (...names) => {
    const motion = combine(names);
    const stretch = { frames: 101, from: 0, rate: 25 };
    for (const frame of [0, 1, 37, 100]) {
      const seen = cameraAt(
        {
          ...motion,
          zoom: [...motion.zoom],
          x: [...motion.x],
          y: [...motion.y],
          turn: [...motion.turn],
        },
        frame / 100,
        frame / 25,
      );
      for (const right of [-1, 1] as const)
        for (const down of [-1, 1] as const) {
          const film = corner(motion, stretch, right, down);
          const lean = 1 - right * seen.turn;
          expect(seen.x + right * seen.half).toBeCloseTo(count(film.x, frame + 1), 4);
          expect(seen.y + down * seen.half * lean).toBeCloseTo(count(film.y, frame + 1), 4);
        }
    }
  });

  it('is a transform that maps the corners of its view to the corners of the stage', () => {
    const view = { x: 0.45, y: 0.55, half: 0.4, turn: 0.07 };
    const m = transformOf(view, 1600, 900).slice(9, -1).split(',').map(Number);
    const cell = (column: number, row: number) => m[column * 4 + row] ?? 0;
    for (const right of [-1, 1])
      for (const down of [-1, 1]) {
        const x = (view.x + right * view.half) * 1600;
        const y = (view.y + down * view.half * (1 - right * view.turn)) * 900;
        const [across, along, deep] = [0, 1, 3].map(
          (row) => cell(0, row) * x + cell(1, row) * y + cell(3, row),
        );
        expect((across ?? 0) / (deep ?? 1)).toBeCloseTo(right < 0 ? 0 : 1600, 0);
        expect((along ?? 0) / (deep ?? 1)).toBeCloseTo(down < 0 ? 0 : 900, 0);
      }
  });
});

describe('the clock', () => {
  it('follows the audio: it pauses and resumes with it', () => {
    const context = { currentTime: 3, resume: async () => undefined, suspend: async () => undefined };
    const clock = createClock(context);
    clock.seek(20);
    context.currentTime = 4;
    expect(clock.now()).toBe(20);
    clock.go();
    context.currentTime = 6.5;
    expect(clock.now()).toBe(22.5);
    clock.hold();
    // the audio clock runs on for a moment before it is suspended
    context.currentTime = 7;
    expect(clock.now()).toBe(22.5);
    clock.go();
    context.currentTime = 8;
    expect(clock.now()).toBe(23.5);
    clock.seek(1);
    context.currentTime = 9;
    expect(clock.now()).toBe(2);
  });

  it('follows the page’s clock if no audio starts', () => {
    const page = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const context = { currentTime: 0, resume: async () => undefined, suspend: async () => undefined };
    const clock = createClock(context);
    clock.go();
    page.mockReturnValue(11_000);
    expect(clock.now()).toBe(0);
    page.mockReturnValue(12_500);
    expect(clock.now()).toBe(0);
    page.mockReturnValue(14_000);
    expect(clock.now()).toBe(1.5);
    page.mockRestore();
  });
});
