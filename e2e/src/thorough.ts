import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { releasesDir, repoRoot } from '@eldorado/build/app';
import { startSite, testDir, testNow } from './support/site.ts';

/**
 * `npm run faults` (every remote broken in every way, site and commands ended at many moments, versions that misbehave on
 * the server served in every way, every endpoint and page asked for a thousand times in ways nobody meant, a thousand bodies
 * for each form, e-mails and taxi bookings through twenty kills) and `npm run axe` (every page in four languages, every component in
 * every view): journeys in full, with the built releases (`npm run build` first). They take minutes, so `npm test` goes
 * through a part of each. What has a slash in its name is a test of Jest's.
 */
// By the whole name of a file: a folder of the checkout may be called as a journey is.
const journeys = process.argv
  .slice(2)
  .filter((name) => !name.includes('/'))
  .map((name) => `journeys/${name}.spec`);
const units = process.argv.slice(2).filter((name) => name.includes('/'));
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync('npx', args, {
    cwd: repoRoot,
    env: { ...process.env, THOROUGH: '1', ...env },
    stdio: 'inherit',
  }).status ?? 1;
const unitsFailed = units.length > 0 && run(['jest', '--runInBand', ...units]) !== 0;

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
  const status = run(args, {
    JOURNEY_RELEASES: releasesDir(),
    SITE_ORIGIN: site.origin,
    NODE_OPTIONS: '--import @eldorado/build/register',
  });
  process.exitCode = unitsFailed ? 1 : status;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
