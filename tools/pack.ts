import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Built, filesOf } from './built-files.ts';
import { START_PAGE } from './first-screen.ts';

/** Name of the pack beside index.html. It has no hash: what it holds is known by names that have one. */
const PACK = 'pack.json';
const CATALOGUE = /\/locales\/\w+\.po(\?lingui)?$/;

/** The scripts and styles that come after the first screen, sorted. The others a browser has already when its worker is installed. */
export function laterFiles(bundle: Readonly<Record<string, Built>>): string[] {
  const first = new Set<string>();
  for (const { fileName, isEntry, facadeModuleId } of Object.values(bundle)) {
    const id = facadeModuleId ?? '';
    if (isEntry || START_PAGE.test(id) || CATALOGUE.test(id))
      for (const file of filesOf(fileName, bundle)) first.add(file);
  }
  return Object.keys(bundle)
    .filter((file) => /\.(js|css)$/.test(file) && !first.has(file))
    .sort();
}

/**
 * Writes the scripts and styles that come after the first screen into one more file, as an object of texts by name. The worker
 * fills its precache from it (src/sw/pack.ts): a request for each was most of the work of its installation.
 */
export function pack(): Plugin {
  return {
    name: 'inkreel:pack',
    apply: 'build',
    writeBundle: {
      // what other plugins still change is on the disk by then
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const names = laterFiles(bundle as unknown as Record<string, Built>);
        const texts = await Promise.all(
          names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const),
        );
        await writeFile(join(dir, PACK), JSON.stringify(Object.fromEntries(texts)));
      },
    },
  };
}
