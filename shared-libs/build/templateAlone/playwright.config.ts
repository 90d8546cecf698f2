import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: './journeys',
  outputDir: './dist/journeys',
  forbidOnly: true,
  use: {
    // Requests that a service worker answers are not seen.
    serviceWorkers: 'block',
    ...(process.env['CHROMIUM_PATH'] && {
      launchOptions: { executablePath: process.env['CHROMIUM_PATH'] },
    }),
  },
});
