import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const FLOORS = inRoot('node_modules/.cache/floors');

// plain scripts without JSX: nothing below node_modules is transformed
const START = `
navigator.serviceWorker.register('/web/sw.js', { scope: '/web/', updateViaCache: 'none' });
const root = createRoot(document.getElementById('root'));`;
const SCRIPTS = {
  bare: `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
${START}
root.render(h('button', { type: 'button' }, 'Ready'));`,
  chakra: `
import { Button, ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
${START}
root.render(h(ChakraProvider, { value: defaultSystem }, h(Button, null, 'Ready')));`,
};
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Floor</title>
    <link rel="icon" href="data:," />
  </head>
  <body><div id="root"></div><script type="module" src="./main.js"></script></body>
</html>
`;
const WORKER = `
import { precacheAndRoute } from 'workbox-precaching';
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
precacheAndRoute(self.__WB_MANIFEST);
`;

/** The worker has a separate build, which ignores the outer log level. @type {import('vite').Plugin} */
const QUIET = { name: 'quiet', config: () => ({ logLevel: 'silent' }) };

/** @typedef {keyof typeof SCRIPTS} Floor */

/**
 * Builds the baselines that the app is compared with, with its tools and versions: a React page with one button, and the same
 * with Chakra's default system. Cached by the lock file.
 * @returns {Promise<Record<Floor, string>>} the folders to serve below /web/
 */
export async function buildFloors() {
  const state = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
  const [bare, chakra] = [await build('bare', state), await build('chakra', state)];
  return { bare, chakra };
}

/** @param {Floor} name @param {string} state */
async function build(name, state) {
  const built = path.join(FLOORS, `${name}-${state}`);
  if (existsSync(built)) return built;
  const source = path.join(FLOORS, `${name}-${state}-source-${process.pid}`);
  mkdirSync(source, { recursive: true });
  writeFileSync(path.join(source, 'index.html'), PAGE);
  writeFileSync(path.join(source, 'main.js'), SCRIPTS[name]);
  writeFileSync(path.join(source, 'sw.js'), WORKER);
  const [vite, { VitePWA }] = await Promise.all([import('vite'), import('vite-plugin-pwa')]);
  await vite.build({
    root: source,
    base: '/web/',
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      VitePWA({
        strategies: 'injectManifest',
        srcDir: '.',
        filename: 'sw.js',
        manifest: false,
        injectRegister: false,
        base: '/web/',
        scope: '/web/',
        injectManifest: {
          buildPlugins: { vite: [QUIET] },
          rollupFormat: 'iife',
          target: 'es2022',
          globPatterns: ['**/*.{html,js,css}'],
          // the default leaves out everything below node_modules
          globIgnores: [],
          dontCacheBustURLsMatching: /assets\/[^/]+-[\w-]{8}\.\w+$/,
        },
      }),
    ],
    build: { outDir: 'built', target: 'es2022' },
  });
  // move it into place when complete: another run may be reading
  if (!existsSync(built)) renameSync(path.join(source, 'built'), built);
  rmSync(source, { recursive: true, force: true });
  return built;
}
