import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './paths.mjs';

/**
 * Bundles a module of the server or of the built-in engine as its build does, and loads it.
 * @param {string} path such as `server/draw/styles.ts`
 */
export async function loadServerModule(path) {
  // inside the project, so that external imports resolve
  const folder = await mkdtemp(join(root, 'node_modules/.server-module-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: join(root, path),
        outDir: folder,
        rollupOptions: { output: { entryFileNames: 'module.mjs' } },
      },
    });
    return await import(pathToFileURL(join(folder, 'module.mjs')).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
