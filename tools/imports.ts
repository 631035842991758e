import type { Plugin } from 'vite';

/** The bundler's module around each dynamic import, and the name of its function. */
const HELPER = '\0vite/preload-helper.js';
const NAME = '__vitePreload';

/** Vite plugin that imports parts by `src/ui/import-part.ts`, which can try again what could not be fetched. */
export function partImports(): Plugin {
  let used = false;
  return {
    name: 'inkreel:part-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      used = true;
      return `export { importPart as ${NAME} } from "/src/ui/import-part.ts";`;
    },
    generateBundle() {
      if (!used)
        throw new Error(`The bundler no longer uses ${JSON.stringify(HELPER)}: a new version of Vite.`);
    },
  };
}
