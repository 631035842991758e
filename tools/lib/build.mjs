import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

/** The two halves of the product, and everything their builds read. */
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
      'tools/lingui-macro.ts',
      'package-lock.json',
    ],
  },
  server: {
    args: [bin('vite/bin/vite.js'), 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn'],
    reads: ['src/api', 'server', 'package-lock.json'],
  },
};

/**
 * Every file below a path, in a fixed order.
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(path.join(place, name)));
}

/** @param {readonly string[]} places */
function hashOf(places) {
  const hash = createHash('sha256').update(process.version);
  for (const file of places.flatMap((place) => filesIn(inRoot(place)))) {
    hash.update(path.relative(inRoot(), file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds what is older than its sources, both halves side by side.
 * @returns {Promise<boolean>} false when a build failed; it has said why
 */
export async function buildStale() {
  const built = await Promise.all(
    Object.entries(HALVES).map(async ([name, { args, reads }]) => {
      const stamp = inRoot('dist', `.${name}-stamp`);
      const hash = hashOf(reads);
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
      console.error(`Building the ${name === 'web' ? 'app' : 'server'} ...`);
      const { code, output } = await runNode(args, { quiet: true, env: { NODE_ENV: 'production' } });
      if (code !== 0) {
        console.error(output);
        return false;
      }
      mkdirSync(inRoot('dist'), { recursive: true });
      writeFileSync(stamp, hash);
      return true;
    }),
  );
  return built.every(Boolean);
}
