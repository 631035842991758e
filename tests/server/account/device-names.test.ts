import { describe, expect, it } from 'vitest';
import { describeDevice, shownDevice } from '../../../server/account/devices.ts';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'Chrome · Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['curl/8.5.0', ''],
  ])('of %s has no comma of one language', (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
    // as it was stored before
    expect(shownDevice(name.replace(' · ', ', '))).toBe(name);
  });
});
