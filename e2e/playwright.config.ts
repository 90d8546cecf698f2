import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './src/support/chromium.ts';

export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../test-results/playwright',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: process.env['SITE_ORIGIN'] ?? 'http://localhost:8080',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // Requests that a worker answers are not seen by the tests that stop or change them; offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
