import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './src/support/chromium.ts';
import { thorough } from './src/support/looks/views.ts';
import { workers } from './src/support/site/workers.ts';

/**
 * A page of a test is open for seconds: to compile its code for speed takes more of the two cores than it gives. Where axe looks at
 * each page in every view it gives more.
 */
const quick = thorough ? [] : ['--js-flags=--no-opt --no-maglev'];

/** The longest files, those first that have a site or a build of their own: begun last, one of them would leave a core idle at the end. */
const longest = [
  ...['releases', 'new-page', 'harness', 'gallery', 'taxi', 'pqrs', 'freshness', 'kills', 'fuzz'],
  ...['translated', 'changes', 'airport-closed', 'isolation', 'shutdown', 'boards', 'keyboard'],
  ...['accessibility', 'forms', 'connections', 'map'],
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../test-results/playwright',
  fullyParallel: false,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  workers,
  // None, so that a race is found where it is made. Where a change is only accepted or refused (.ci/run), a journey has a
  // second try, and one that needed it is named at the end as flaky: a bug to find, but not of that change.
  retries: Number(process.env['CHECK_RETRIES'] ?? 0),
  forbidOnly: true,
  // For a machine with other work: a journey goes on as soon as what it waits for is there. Speed is the bench's to prove.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://localhost:8080',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...quick] },
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // Requests that a worker answers are not seen by the tests that stop or change them; offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
