import { describe, expect, it } from 'vitest';
import { makesRatio, nearestRatio, nearestSeconds } from '../../src/api/model-limits.ts';

const OFFERED = ['16:9', '9:16', '1:1', '4:3', '21:9'] as const;

describe('the limits of a row', () => {
  it('default to none, and never apply to named ratios', () => {
    expect(makesRatio(undefined, '21:9')).toBe(true);
    expect(makesRatio({ ratios: ['1:1'] }, 'match_input_image')).toBe(true);
    expect(makesRatio({ ratios: ['1:1'] }, '21:9')).toBe(false);
  });

  it('select the nearest ratio', () => {
    const near = (ratios: string[], wanted: (typeof OFFERED)[number]) =>
      nearestRatio({ ratios }, wanted, OFFERED);
    expect(near(['16:9', '9:16'], '9:16')).toBe('9:16');
    expect(near(['16:9', '9:16', '1:1'], '21:9')).toBe('16:9');
    expect(near(['9:16', '1:1'], '4:3')).toBe('1:1');
    expect(near(['5:4'], '4:3')).toBe('4:3');
  });

  it('select the nearest length, of two the shorter one', () => {
    expect(nearestSeconds({ seconds: [5, 15] }, 10, [5, 10, 15])).toBe(5);
    expect(nearestSeconds({ seconds: [5, 10] }, 10, [5, 10])).toBe(10);
    expect(nearestSeconds(undefined, 7, [5, 10])).toBe(7);
  });
});
