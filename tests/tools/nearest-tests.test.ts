import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importers } from '../../tools/lib/importers.mjs';
import { firstOf, nearestTests } from '../../tools/lib/nearest-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nearest-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The tests that a change concerns in a tree of these files. */
function nearest(changed: string[], files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return nearestTests(changed, importers(folder, ['src', 'tests']));
}

const TREE = {
  'src/ui/draw/price.ts': "import 'react'; export const price = 1; export type Price = number;",
  'src/ui/draw/form.tsx': "export { price } from './price.ts';",
  'src/ui/draw/page.tsx': "const Form = () => import('./form.tsx'); <Form />;",
  'src/ui/draw/told.ts': "import type { Price } from './price.ts'; export const told: Price = 1;",
  'src/ui/music/song.tsx': "import { price } from '../draw/price.ts'; <i>{price}</i>;",
  'tests/ui/draw/page.test.tsx': "import '../../../src/ui/draw/page.tsx';",
  'tests/ui/draw/form.test.tsx': "import '../../../src/ui/draw/form.tsx';",
  'tests/ui/draw/told.test.ts': "import '../../../src/ui/draw/told.ts';",
  'tests/ui/about-songs.test.tsx': "import '../../src/ui/music/song.tsx';",
  'tests/ui/price.test.ts': "import { price, type Price } from '../../src/ui/draw/price.ts'; price as Price;",
  'tests/faults/all.test.ts': "import '../../src/ui/draw/price.ts';",
  'tests/e2e/draw.spec.ts': "import '../../src/ui/draw/price.ts';",
};

test('a change is tested where it is loaded, the fewest steps first and of as many steps in the same folder first', () => {
  expect(nearest(['src/ui/draw/price.ts'], TREE)).toEqual([
    'tests/ui/price.test.ts',
    'tests/ui/draw/form.test.tsx',
    'tests/ui/about-songs.test.tsx',
    'tests/ui/draw/page.test.tsx',
  ]);
});

test('a changed test runs itself, and what nothing loads asks for none', () => {
  expect(nearest(['tests/ui/draw/told.test.ts', 'README.md', 'tests/e2e/draw.spec.ts'], TREE)).toEqual([
    'tests/ui/draw/told.test.ts',
  ]);
});

test('the first of them are as many as there is time for: one of the server takes that of two', () => {
  const tests = [
    'tests/server/a.test.ts',
    'tests/ui/b.test.ts',
    'tests/server/c.test.ts',
    'tests/ui/d.test.ts',
  ];
  expect(firstOf(tests, 3)).toEqual(tests.slice(0, 2));
  expect(firstOf(tests, 4)).toEqual(tests.slice(0, 2));
  expect(firstOf(tests, 5)).toEqual(tests.slice(0, 3));
  expect(firstOf(tests, 6)).toEqual(tests);
});
