import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Contents of pages, whose page says that they could not be loaded and offers to try again. */
const CONTENTS = [
  'Board',
  'Characters',
  'ExportControls',
  'Grid',
  'Lazy',
  'Lines',
  'Results',
  'Script',
  'Stream',
];

test('a dialog, menu or panel that cannot be loaded does not take its page down: only contents of pages use `lazy` alone', async () => {
  const files = (await readdir('src/ui', { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const lazy = files.flatMap((name) =>
    [...readFileSync(`src/ui/${name}`, 'utf8').matchAll(/const (\w+) = lazy\(/g)].map(([, part]) => part),
  );
  expect(lazy.sort()).toEqual(CONTENTS);
});
