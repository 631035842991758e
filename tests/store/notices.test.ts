import { describe, expect, it } from 'vitest';
import { type Facts, isIosTab, reachOf } from '../../src/store/notices/reach.ts';

const CHROMIUM: Facts = { notifications: true, worker: true, iosTab: false, push: 'off', sync: true };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

describe('which notices are possible', () => {
  it.each<[string, Partial<Facts>, string]>([
    ['a push that could be switched on', {}, 'push'],
    ['a push that is on', { push: 'on' }, 'push'],
    ['a studio that sends none', { push: 'not-offered' }, 'sync'],
    ['a push service out of reach', { push: 'failed' }, 'sync'],
    ['neither push nor sync', { push: 'none', sync: false }, 'open'],
    ['no worker', { worker: false }, 'never'],
    ['no notifications', { notifications: false }, 'never'],
    ['an iPhone in a tab', { notifications: false, iosTab: true, push: 'none', sync: false }, 'installed'],
  ])('with %s', (_what, facts, reach) => {
    expect(reachOf({ ...CHROMIUM, ...facts })).toBe(reach);
  });

  it.each([
    [IPHONE, 5, false, true],
    [IPHONE, 5, true, false],
    [MAC, 5, false, true],
    [MAC, 0, false, false],
  ])('recognizes a tab of an iPhone or iPad', (agent, touchPoints, standalone, ios) => {
    expect(isIosTab(agent, touchPoints, standalone)).toBe(ios);
  });
});
