import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build/app';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { startSite, testDir, testNow, testReleases, type TestSite } from '../support/site.ts';

// A database of its own: the other journeys keep their demonstration flights.
let dataDir: string;
let site: TestSite;

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(testDir, 'live-data-'));
  // PostgreSQL runs as a user of its own when this runs as root, and must get through.
  chmodSync(dataDir, 0o755);
  site = await startSite({
    RELEASES_DIR: testReleases,
    DATA_DIR: path.join(dataDir, 'site'),
    AIRPORT_NOW: testNow,
  });
});

test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an open board shows a new schedule by itself, and stops calling it demonstration data', async ({
  page,
}) => {
  const listening = page.waitForResponse((response) => response.url().includes('flight-events'));
  await page.goto(`${site.origin}/vuelos/salidas`);
  await hydrated(page);
  await listening;
  const main = page.getByRole('main');
  await expect(main.getByText('Datos de demostración')).toBeVisible();
  const before = await main.getByRole('heading', { level: 2 }).first().textContent();

  await promisify(execFile)(
    'npm',
    ['run', '--silent', 'feed', '--', 'import', 'api/feeds/example-schedule.csv'],
    {
      cwd: repoRoot,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATA_DIR: path.join(dataDir, 'site'),
        AIRPORT_NOW: testNow,
      },
    },
  );
  await expect(main.getByText('Datos de demostración')).toBeHidden({ timeout: 15_000 });
  await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
});
