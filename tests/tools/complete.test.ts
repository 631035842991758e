import { expect, it } from 'vitest';
import { isComplete } from '../../tools/lib/complete.mjs';

const lock = {
  packages: {
    '': {},
    server: { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
    'node_modules/binary-darwin': { version: '1.0.0', optional: true },
    'node_modules/our-server': { link: true },
  },
};
const here = {
  'node_modules/react': { version: '19.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
};

it('a tree is complete without the binaries of other platforms', () => {
  expect(isComplete(lock, { packages: here })).toBe(true);
});

it.each([
  ['of before an update', { ...here, 'node_modules/react': { version: '18.0.0' } }],
  ['without development packages', { 'node_modules/react': { version: '19.0.0' } }],
  [
    'with another version of an optional package',
    { ...here, 'node_modules/binary-darwin': { version: '2.0.0' } },
  ],
  ['that is empty', {}],
])('a tree %s is not', (_, packages) => {
  expect(isComplete(lock, { packages })).toBe(false);
});
