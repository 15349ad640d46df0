import {defineConfig} from '@playwright/test';
import {screens} from './tests/support/screens';
import {chromiumOptions} from './tools/browser';

const devServer = '**/devServer.test.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/globalSetup.ts',
  outputDir: '.cache/tests/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Longer than the default: the machine may have other work.
  expect: {timeout: 10_000},
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['html', {outputFolder: '.cache/tests/report', open: 'never'}],
    ['json', {outputFile: '.cache/tests/e2e.json'}],
  ],
  use: {
    // `reasonsForLoadingAnew` asks what keeps a page out of the back/forward cache.
    launchOptions: {...(await chromiumOptions()), ignoreDefaultArgs: ['--disable-back-forward-cache']},
    locale: 'de-DE',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    // A trace costs each visit a tenth of its time: `npm test` runs what has failed once more with `--trace=on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'desktop', grepInvert: /@phone/, testIgnore: devServer, use: {viewport: screens.desktop}},
    {name: 'phone', grep: /@phone|@everywhere/, testIgnore: devServer, use: {viewport: screens.phone, hasTouch: true}},
    // It takes most of a minute: `npm test` runs it when what it tests has changed.
    {name: 'devServer', testMatch: devServer, use: {viewport: screens.desktop}},
  ],
});
