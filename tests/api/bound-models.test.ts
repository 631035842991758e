import { describe, expect, it } from 'vitest';
import { boundModel, boundPoints } from '../../src/api/bound-models.ts';

const payload = {
  models: [
    { medium: 'clip', name: 'any clip' },
    { medium: 'clip', tool: 'jimeng', name: 'any Jimeng', points: 12 },
    { medium: 'clip', tool: 'jimeng', model: 'pro', resolution: '720p', name: 'Seedance', points: 33 },
    { medium: 'edit', name: 'Kontext', points: 8 },
  ],
};

describe('choosing a configured model', () => {
  it('takes the most specific matching row', () => {
    const pro = { tool: 'jimeng', model: 'pro', resolution: '720p' };
    expect(boundModel(payload, 'clip', pro)?.name).toBe('Seedance');
    expect(boundModel(payload, 'clip', { ...pro, resolution: '480p' })?.name).toBe('any Jimeng');
    expect(boundModel(payload, 'clip', { tool: 'kling' })?.name).toBe('any clip');
    expect(boundModel(payload, 'picture', pro)).toBeUndefined();
    expect(boundModel(null, 'clip', pro)).toBeUndefined();
  });

  it('uses the points of its row, or else the default ones', () => {
    expect(boundPoints(payload, 'edit', { tool: 'fluxImage' }, 5)).toBe(8);
    expect(boundPoints(payload, 'clip', { tool: 'kling' }, 35)).toBe(35);
    expect(boundPoints(payload, 'upscale', {}, undefined)).toBeNull();
  });
});
