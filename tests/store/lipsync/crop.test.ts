import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../src/api/lipsync-limits.ts';
import { croppedSize, nearestShape } from '../../../src/store/lipsync/crop.ts';

describe('cropping a picture', () => {
  it('starts with the ratio that keeps most of it', () => {
    expect([nearestShape(800, 600), nearestShape(3000, 1900), nearestShape(600, 900)]).toEqual([
      '1:1',
      '16:9',
      '9:16',
    ]);
  });

  it('[LIP-15] gives an accepted ratio, with no more pixels than a result needs', () => {
    for (const shape of ['1:1', '16:9', '9:16'] as const) {
      const [across = 1, down = 1] = shape.split(':').map(Number);
      const size = croppedSize({ x: 3, y: 5, width: 6001.4, height: (6001.4 * down) / across }, shape);
      expect(shapeOf(size.width, size.height)).toBe(shape);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(2048);
    }
    expect(croppedSize({ x: 0, y: 0, width: 30, height: 30 }, '1:1')).toEqual({ width: 30, height: 30 });
  });
});
