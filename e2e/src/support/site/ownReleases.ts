import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { expect } from '../looks/fixtures.ts';
import { testChannel, testDir, testReleases } from './site.ts';

const run = promisify(execFile);

/** Releases of a journey's own, of which it builds and promotes the next ones. */
export interface OwnReleases {
  /** The folder of the store, for `RELEASES_DIR`. */
  store: string;
  /** Copies an app's sources to where they may be edited. @returns their folder. */
  copyApp(app: string): string;
  /** Builds version 1.1.0 of an app from such a folder. */
  build(folder: string): Promise<void>;
  /** Runs a release command on the store: `release('promote', 'mf-flights', '1.1.0')`. @returns what it printed. */
  release(...args: string[]): Promise<string>;
  /** Removes the copies; the store stays, for whoever looks at what a broken run left. */
  remove(): void;
}

/** Begins with the releases of all journeys, so that these keep their set. @param name of the folders. */
export function ownReleases(name: string): OwnReleases {
  const store = path.join(testDir, name);
  // Inside of the repository, so that the packages are found.
  const copies = path.join(repoRoot, '.release-journey', name);
  rmSync(store, { recursive: true, force: true });
  cpSync(testReleases, store, { recursive: true });
  return {
    store,
    copyApp(app) {
      // Alone in its folder: beside other apps it would be a site, in which each link has to lead somewhere.
      const copy = path.join(copies, app, app);
      rmSync(copy, { recursive: true, force: true });
      mkdirSync(path.dirname(copy), { recursive: true });
      cpSync(path.join(repoRoot, app), copy, {
        recursive: true,
        filter: (file) => !/[\\/](dist|node_modules)([\\/]|$)/.test(file),
      });
      // What the app alone depends on.
      const own = path.join(repoRoot, app, 'node_modules');
      if (existsSync(own)) symlinkSync(own, path.join(copy, 'node_modules'));
      return copy;
    },
    async build(folder) {
      await run('npm', ['run', '--silent', 'build'], {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: store, RELEASE_VERSION: '1.1.0' },
      }).catch((error: Error & { stdout?: string }) => {
        // A build says there what is wrong with it.
        throw new Error(`${error.message}\n${error.stdout ?? ''}`);
      });
    },
    async release(...args) {
      const { stdout } = await run(
        process.execPath,
        ['shared-libs/build/run.mjs', 'shared-libs/releases/src/cli.ts', ...args, '--store', store],
        { cwd: repoRoot, env: { ...process.env, CHANNEL: testChannel } },
      );
      return stdout;
    },
    remove: () => rmSync(copies, { recursive: true, force: true }),
  };
}

/** What a site's gateway makes new pages of, by id. */
export async function liveSetId(page: Page, origin: string): Promise<string> {
  const answer = await page.request.get(`${origin}/_site/live.json`);
  return ((await answer.json()) as { setId: string }).setId;
}

/** Waits until the gateway has seen that the channel changed; how soon is the bench's to prove. */
export const setFollowed = (page: Page, origin: string, before: string): Promise<void> =>
  expect.poll(() => liveSetId(page, origin), { intervals: [50] }).not.toBe(before);
