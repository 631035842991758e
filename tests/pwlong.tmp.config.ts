import base from '/work/main/tests/playwright.config.ts';
export default {
  ...base,
  testDir: '/work/main/tests',
  globalSetup: '/work/main/tests/e2e/global-setup.ts',
  outputDir: '/tmp/an/pwlong-out',
  grepInvert: undefined,
  grep: /@long/,
};
