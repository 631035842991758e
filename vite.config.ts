import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ahead } from './tools/ahead.ts';
import { noChunkCycles } from './tools/chunk-cycles.ts';
import { classConstants } from './tools/class-constants.ts';
import { compressed } from './tools/compressed.ts';
import { CSS_MODULES } from './tools/css-modules.ts';
import { chakra, firstScreen, laterIcons, startPage } from './tools/first-screen.ts';
import { partImports } from './tools/imports.ts';
import { laterParts } from './tools/later-chunks.ts';
import { linguiMacro } from './tools/lingui-macro.ts';
import { pack } from './tools/pack.ts';
import { theme } from './tools/theme-css.ts';
import { wordsInTwo } from './tools/words-in-two.ts';

/** Where the studio server listens in development; the app itself knows only its own origin. */
const api = process.env.INKREEL_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/web/',
  css: { modules: CSS_MODULES },
  plugins: [
    partImports(),
    classConstants(),
    linguiMacro(),
    lingui(),
    react(),
    theme(),
    wordsInTwo(),
    ahead(),
    noChunkCycles(),
    // before the worker is built, whose list of files it is for
    pack(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      // the static public/manifest.webmanifest is the one, with its Chinese sister
      manifest: false,
      injectRegister: false,
      base: '/web/',
      scope: '/web/',
      injectManifest: {
        rollupFormat: 'iife',
        target: 'es2022',
        // of the icons those that notices show; the system fetches the others when it installs the app
        globPatterns: ['**/*.{html,js,css,svg,webmanifest}', 'icons/{icon-192,badge}.png'],
        // hashed names never change their content: fetching them again would only pay twice
        dontCacheBustURLsMatching: /assets\/[^/]+-[\w-]{8}\.\w+$/,
      },
      devOptions: { enabled: true, type: 'module' },
    }),
    // after the worker, which the plugin above builds last
    compressed(),
  ],
  // the worker is bundled on its own, so the dev server cannot discover what it imports
  optimizeDeps: { include: ['idb', 'ofetch', 'valibot', 'workbox-precaching', 'workbox-window'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // without this, each set of modules that the entry shares with some page is a request of its own
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: firstScreen },
            { name: startPage },
            { name: chakra },
            { name: laterIcons },
            { name: laterParts },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/api', '/auth', '/media', '/upload'].map((path) => [path, api])),
      '/voice': { target: api, ws: true },
    },
  },
});
