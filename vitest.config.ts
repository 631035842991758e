import { lingui } from '@lingui/vite-plugin';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { findFfmpeg } from './generators/ffmpeg/find-ffmpeg.ts';
import { PATIENCE } from './tests/patience.ts';
import { QUICK_WASM } from './tests/quick-wasm.ts';
import { CSS_MODULES } from './tools/css-modules.ts';
import { linguiMacro } from './tools/lingui-macro.ts';

/** What tests leave is much and young: with the usual space for it, collecting takes a tenth of their time. */
const ROOM = ['--max-semi-space-size=64'];

/** Files share what they import: loading it for each took as long as the tests. */
const server = {
  environment: 'node',
  setupFiles: [
    'tests/ffmpeg-setup.ts',
    'tests/light-passwords.ts',
    'tests/patient-waits.ts',
    'tests/real-clock.ts',
    'tests/strict-rows.ts',
  ],
  isolate: false,
  execArgv: [...ROOM, ...QUICK_WASM],
  // each opens a database of its own, which a busy machine does slowly
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies ViteUserConfig['test'];

/** Whether an ffmpeg on PATH could be used here. */
const ownFfmpeg = await findFfmpeg({ packaged: () => Promise.reject(new Error('not asked')) }).then(
  () => true,
  () => false,
);

/** `npm test` and `npm run test:engine` run these projects in this order; browser tests have their own runner. */
export default defineConfig({
  plugins: [linguiMacro(), lingui()],
  css: { modules: CSS_MODULES },
  test: {
    // the real names: a class that no file defines is missing here too
    css: { include: /\.module\.css$/ },
    // the default on two cores runs one file at a time; some of them mostly wait for a queue or a clock
    maxWorkers: 3,
    expect: { poll: { timeout: PATIENCE } },
    // more than a single wait, whose failure says what was missing
    testTimeout: 30_000,
    // what `--changed` takes for a change of everything: by default also each script that is added to package.json
    forceRerunTriggers: ['**/vitest.config.*', '**/package-lock.json'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{api,sw,tools,docs}/**/*.test.ts'],
          setupFiles: ['tests/patient-waits.ts', 'tests/real-clock.ts', 'tests/strict-rows.ts'],
          // files share what they import: loading it for each took as long as the tests
          isolate: false,
          execArgv: ROOM,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ['tests/{store,ui}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/patient-waits.ts',
            'tests/real-clock.ts',
            'tests/page-setup.ts',
            'tests/strict-rows.ts',
          ],
          isolate: false,
          execArgv: ROOM,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'engine',
          include: ['tests/generators/**/*.test.ts'],
        },
      },
      // what makes media, once more with the ffmpeg on PATH, if there is one
      {
        extends: true,
        test: {
          ...server,
          name: 'engine:path',
          include: ownFfmpeg
            ? [
                'tests/generators/{clip-enlarger,clip-sounds,clips,ffmpeg,film,music,song-files,speech,talking-heads}.test.ts',
              ]
            : [],
          env: { TEST_FFMPEG: 'path' },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/patient-waits.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
          // the long form checks times; the short one runs beside the other projects
          fileParallelism: false,
        },
      },
    ],
  },
});
