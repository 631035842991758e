import { expect, test } from 'vitest';
import { testsOf } from '../../tools/lib/changes.mjs';

test('a change inside the engine is checked by its own tests, any other by all that use what changed', () => {
  const engine = ['generators/pictures/words/kin.ts', 'tests/generators/pictures/kin.test.ts'];
  expect(testsOf(engine)).toEqual(['tests/generators']);
  expect(testsOf([...engine, 'docs/pictures/README.md', 'docs/pictures/families.png'])).toEqual([
    'tests/generators',
  ]);
  expect(testsOf([...engine, 'server/draw/draw.ts'])).toEqual([]);
  expect(testsOf([...engine, 'package-lock.json'])).toEqual([]);
  expect(testsOf(['server/generators/x.ts'])).toEqual([]);
  expect(testsOf(['README.md'])).toEqual([]);
  expect(testsOf([])).toEqual([]);
});
