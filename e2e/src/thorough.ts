import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { releasesDir, repoRoot } from '@eldorado/build/app';
import { startSite, testDir, testNow } from './support/site.ts';

/**
 * `npm run faults` (every remote broken in every way, site and commands ended at many moments, every endpoint and page
 * asked for in ways nobody meant) and `npm run axe` (every page in four languages, every component in
 * every view): journeys in full, with the built releases (`npm run build` first). They take minutes, so `npm test` goes
 * through a part of each.
 */
const journeys = process.argv.slice(2);
mkdirSync(testDir, { recursive: true });
const dataDir = mkdtempSync(path.join(testDir, 'thorough-data-'));
// PostgreSQL runs as a user of its own when this runs as root, and must get through.
chmodSync(dataDir, 0o755);
const site = await startSite({
  RELEASES_DIR: releasesDir(),
  DATA_DIR: path.join(dataDir, 'site'),
  AIRPORT_NOW: testNow,
});
try {
  const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--workers=1', ...journeys];
  const { status } = spawnSync('npx', args, {
    cwd: repoRoot,
    env: {
      ...process.env,
      THOROUGH: '1',
      JOURNEY_RELEASES: releasesDir(),
      SITE_ORIGIN: site.origin,
      NODE_OPTIONS: '--import @eldorado/build/register',
    },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
