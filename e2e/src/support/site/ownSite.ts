import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build/app';
import { startSite, testDir, testNow, testReleases, type TestSite } from './site.ts';

const runner = 'shared-libs/build/run.mjs';
const apiCli = 'api/src/cli.ts';
const contentCli = 'shared-libs/content/src/cli.ts';

/** A site with a database of its own: what a journey changes there, no other journey sees. */
export interface OwnSite extends TestSite {
  /**
   * Runs a command of the repository on its data, `npm run airport -- close` without npm: `command('airport', 'close')`.
   * @throws with its `code` when the command ends with another than 0.
   */
  command(script: string, ...args: string[]): Promise<void>;
}

/**
 * Starts a site with a database of its own, at the instant of all journeys.
 * @param name of its folder, for whoever looks at what a broken run left.
 * @param env what differs from a plain start.
 */
export async function startOwnSite(
  name: string,
  env: Record<string, string> = {},
): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(testDir, `${name}-data-`));
  // PostgreSQL runs as a user of its own when this runs as root, and must get through.
  chmodSync(folder, 0o755);
  const own = { DATA_DIR: path.join(folder, 'site'), AIRPORT_NOW: testNow };
  // Its journey is its one visitor: a second worker would read every bundle for nobody.
  const site = await startSite({
    RELEASES_DIR: testReleases,
    RENDER_WORKERS: '1',
    ...own,
    ...env,
  });
  return {
    ...site,
    async command(script, ...args) {
      const entry = script === 'content' ? [contentCli] : [apiCli, script];
      await promisify(execFile)(process.execPath, [runner, ...entry, ...args], {
        cwd: repoRoot,
        env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: repoRoot, ...own },
      });
    },
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
