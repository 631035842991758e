import { describe, expect, it } from 'vitest';
import {
  type Box,
  coverOf,
  STITCH,
  STITCH_SHAPES,
  type StitchShape,
  shapesFor,
  stitchLayout,
} from '../../../src/store/film/characters/stitch/layout.ts';

const area = ({ width, height }: { width: number; height: number }) => width * height;
const layout = (count: number, shape: StitchShape | null, main: number | null = null) =>
  stitchLayout(count, { main, shape });
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

describe('the layout of stitched pictures', () => {
  it('[STITCH-08] [STITCH-09] is drawn on white with quality 0.92, at most 1920 by 1920', () => {
    expect([STITCH.jpegQuality, STITCH.background, STITCH.longestSide]).toEqual([0.92, '#ffffff', 1920]);
    for (const count of [1, 2, 3, 4])
      for (const shape of [null, ...shapesFor(count)])
        for (const main of count > 2 ? [null, 0, 1, count - 1] : [null]) {
          const { width, height, boxes } = layout(count, shape, main);
          expect(Math.max(width, height)).toBe(1920);
          expect(boxes).toHaveLength(count);
          // the canvas is completely covered, without overlap
          expect(boxes.reduce((sum, box) => sum + area(box), 0)).toBe(width * height);
          for (const [i, a] of boxes.entries())
            for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(0);
        }
  });

  it.each([
    [3, '3:2', 0.6],
    [3, '3:4', 0.6],
    [4, '16:9', 0.5],
    [4, '9:16', 0.5],
    [4, '1:1', 0.5],
  ] as const)('[STITCH-10] the main one of %i in %s has %d of the canvas', (count, shape, share) => {
    for (let main = 0; main < count; main++) {
      const { width, height, boxes } = layout(count, shape, main);
      const box = boxes[main];
      if (!box) throw new Error('no box');
      expect(area(box) / (width * height)).toBeCloseTo(share, 2);
    }
  });

  it('[STITCH-11] [STITCH-12] three pictures give 1.5 or 0.75, four 16:9, 9:16 or 1:1', () => {
    expect(Object.values(STITCH_SHAPES[3])).toEqual([1.5, 0.75]);
    expect(Object.values(STITCH_SHAPES[4])).toEqual([16 / 9, 9 / 16, 1]);
    expect([shapesFor(1), shapesFor(2)]).toEqual([[], []]);
    for (const count of [3, 4] as const)
      for (const [shape, ratio] of Object.entries(STITCH_SHAPES[count])) {
        const { width, height } = layout(count, shape as StitchShape);
        expect(width / height).toBeCloseTo(ratio, 2);
      }
  });

  it('fills each slot without distortion, from the picture’s center or its crop', () => {
    const box = { width: 100, height: 100 };
    expect(coverOf({ width: 400, height: 200 }, null, box)).toEqual({
      x: 100,
      y: 0,
      width: 200,
      height: 200,
    });
    expect(coverOf({ width: 400, height: 200 }, { x: 10, y: 20, width: 50, height: 80 }, box)).toEqual({
      x: 10,
      y: 35,
      width: 50,
      height: 50,
    });
  });
});
