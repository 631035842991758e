import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { stateOf } from '../../tools/lib/state.mjs';

let root: string;
const state = () => stateOf(root, ['src', 'index.html']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inkreel-state-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/deep/a.ts'), 'a');
  writeFileSync(join(root, 'index.html'), 'page');
});

it('stays the same when a file is written again, or touched', () => {
  const before = state();
  writeFileSync(join(root, 'src/deep/a.ts'), 'a');
  utimesSync(join(root, 'index.html'), 1, 1);
  expect(state()).toBe(before);
});

it.each<[string, () => void]>([
  ['a changed file', () => writeFileSync(join(root, 'src/deep/a.ts'), 'b')],
  ['a new file', () => writeFileSync(join(root, 'src/b.ts'), '')],
  ['a lost file', () => rmSync(join(root, 'index.html'))],
  [
    'a renamed file',
    () => {
      rmSync(join(root, 'src/deep/a.ts'));
      writeFileSync(join(root, 'src/deep/b.ts'), 'a');
    },
  ],
])('%s makes another', (_, change) => {
  const before = state();
  change();
  expect(state()).not.toBe(before);
});

it('what no build reads changes nothing', () => {
  const before = state();
  writeFileSync(join(root, 'README.md'), 'words');
  mkdirSync(join(root, 'src/node_modules'));
  writeFileSync(join(root, 'src/node_modules/x.js'), 'x');
  expect(state()).toBe(before);
});
