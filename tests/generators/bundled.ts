import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Bundles an entry of the built-in engine as its build does, for tests that start it in a process or thread; gives its address. */
export function bundledEntry(entry: string): () => URL {
  let folder = '';
  beforeAll(async () => {
    // Inside the project, so that the bundle finds its packages.
    const cache = join(root, 'node_modules/.cache/test-entries');
    await mkdir(cache, { recursive: true });
    folder = await mkdtemp(join(cache, 'entry-'));
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      build: {
        ssr: true,
        target: 'node20',
        outDir: folder,
        rolldownOptions: { input: { entry }, output: { entryFileNames: '[name].js' } },
      },
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => pathToFileURL(join(folder, 'entry.js'));
}
