import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bin, inRoot, root } from './paths.mjs';
import { runNode } from './run.mjs';
import { stateOf } from './state.mjs';

/** The two builds, web and server, with everything they read. */
const HALVES = {
  web: {
    args: [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    reads: [
      'src',
      'locales',
      'public',
      'index.html',
      'vite.config.ts',
      'lingui.config.ts',
      'tools/ahead.ts',
      'tools/chunk-cycles.ts',
      'tools/class-constants.ts',
      'tools/compressed.ts',
      'tools/css-modules.ts',
      'tools/css-names.ts',
      'tools/first-screen.ts',
      'tools/icon-users.ts',
      'tools/later-chunks.ts',
      'tools/lingui-macro.ts',
      'tools/theme-css.ts',
      'tools/words-in-two.ts',
      'package-lock.json',
    ],
    makes: 'dist/web/index.html',
  },
  server: {
    args: [bin('vite/bin/vite.js'), 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn'],
    reads: ['src/api', 'server', 'generators', 'package-lock.json'],
    makes: 'dist/server/main.js',
  },
};

/** The file with the hash of the sources that a build was made from. @param {string} half */
const stampOf = (half) => inRoot('dist', `.${half}-stamp`);

/** Makes the next {@link buildStale} build this half again. @param {keyof typeof HALVES} half */
export const forgetBuild = (half) => rmSync(stampOf(half), { force: true });

/**
 * Builds the halves whose sources have changed, in parallel.
 * @returns {Promise<boolean>} false if a build failed; it has printed the reason
 */
export async function buildStale() {
  const built = await Promise.all(
    Object.entries(HALVES).map(async ([name, { args, reads, makes }]) => {
      const stamp = stampOf(name);
      const state = stateOf(root, reads);
      if (existsSync(inRoot(makes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state)
        return true;
      // an interrupted build must not count as done
      rmSync(stamp, { force: true });
      console.error(`Building the ${name === 'web' ? 'app' : 'server'} ...`);
      const { code, output } = await runNode(args, { quiet: true, env: { NODE_ENV: 'production' } });
      if (code !== 0) {
        console.error(output);
        return false;
      }
      mkdirSync(inRoot('dist'), { recursive: true });
      writeFileSync(stamp, state);
      return true;
    }),
  );
  return built.every(Boolean);
}
