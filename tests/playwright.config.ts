import { getPriority, setPriority } from 'node:os';
import { defineConfig } from '@playwright/test';
import { NICENESS } from '../generators/priority.ts';

const long = process.env.FAULTS === 'long';
/** The tests of a run by their tags, which docs/running.md explains. */
const PARTS: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  short: { grepInvert: /@rest|@long/ },
  rest: { grep: /@rest/ },
  long: {},
};

// Films and clips give way to everything else, so beside four browsers that draw they got a thirtieth of the processor. Each process
// of a run reads this file and passes its priority on to the browsers and servers that it starts.
if (getPriority() < NICENESS.long) setPriority(NICENESS.long);

/** Tests that make real films, each of which keeps both processors busy: one at a time. */
const FILMS = ['**/film-*.spec.ts', '**/faults/export.spec.ts'];
/** Tests that mostly wait, for a poll or for none: beside the others they cost next to nothing, after them minutes. */
const WAITS = [
  '**/e2e/{export,notice-of-film}.spec.ts',
  '**/faults/{polling,lifetimes,worker-events}.spec.ts',
];

/** Tests of what only a browser with windows has: notices on the screen, the installed app. */
const WINDOWS = ['**/e2e/{install,notices}.spec.ts'];

/**
 * What Playwright switches off (a later list replaces an earlier one, so its names stand here too), and Chromium's address bar
 * pages: each new context opens a window, and drawing its suggestion pop-ups, which no test sees, took as long as our own page.
 */
const NOT_IN_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const BROWSER = process.env.BROWSER_PATH ?? '/usr/bin/chromium';
/** The same engine without windows, if there is one. */
const LIGHT = process.env.BROWSER_LIGHT ?? BROWSER;

/** @param executablePath of a browser */
const launch = (executablePath: string) => ({
  executablePath,
  // a closed network refuses what a browser asks for by itself, many times a second
  args: [
    ...(process.getuid?.() === 0 || process.env.BROWSER_SHELL ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${NOT_IN_TESTS.join(',')}`,
  ],
});

/**
 * Real pages on the real server. The limits of time here end what hangs and prove nothing: what takes 10 s alone takes a minute
 * beside three other tests that make films, so no test sets a shorter one of its own. `npm test` finds the browser and builds both first. */
export default defineConfig({
  testDir: '.',
  globalSetup: './e2e/global-setup.ts',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  ...PARTS[long ? 'long' : (process.env.BROWSER_PART ?? 'short')],
  outputDir: '../reports/browser',
  fullyParallel: true,
  projects: [
    { name: 'films', testMatch: FILMS, workers: 1 },
    { name: 'waits', testMatch: WAITS, workers: 2 },
    { name: 'windows', testMatch: WINDOWS, workers: 3 },
    {
      name: 'pages',
      testIgnore: [...FILMS, ...WAITS, ...WINDOWS],
      workers: 3,
      use: { launchOptions: launch(LIGHT) },
    },
  ],
  // one more than has work at a time on two processors: each waits for a poll, a queue or a page most of its time
  workers: 4,
  forbidOnly: true,
  timeout: (long ? 15 : 8) * 60_000,
  expect: { timeout: process.env.CI ? 150_000 : 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    // an action that hangs is named in the report; without a limit of its own it ends with its test, which does not say where
    actionTimeout: process.env.CI ? 150_000 : 60_000,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    trace: 'off',
    // what moves while a test waits is drawn sixty times a second, by the processor; those about a whole way see it move
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(BROWSER),
  },
});
