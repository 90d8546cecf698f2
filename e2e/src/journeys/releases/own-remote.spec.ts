import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { cohortCount, openStore, visitorVersions } from '@eldorado/releases';
import { telemetryPath } from 'shell/contract';
import { publishEdited, words } from '../../support/faults/editedRelease.ts';
import { publishMisbehaving } from '../../support/faults/misbehavingRemote.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { ownReleases, type OwnReleases } from '../../support/site/ownReleases.ts';
import {
  standingOrigin,
  startSite,
  testChannel,
  testNow,
  type TestSite,
} from '../../support/site/site.ts';
import { thoroughly } from '../../support/looks/views.ts';

// Gateways look once a minute whether a canary rises, and count whole minutes: a share lasts two at the most.
test.setTimeout(480_000);
const untilAll = { timeout: 390_000 };

const name = 'mf-lounge';
/** Inside of the repository, so that the packages are found. */
const folder = path.join(repoRoot, '.release-journey', 'own-remote-journey');
let releases: OwnReleases;
let site: TestSite;

test.beforeAll(async () => {
  releases = ownReleases('own-remote-journey');
  site = await startSite({
    RELEASES_DIR: releases.store,
    API_URL: standingOrigin,
    AIRPORT_NOW: testNow,
    RENDER_WORKERS: '1',
    CANARY_MINUTES: '0',
    GOOD_LOADS: '1',
    QUARANTINE_LOADS: '3',
    QUARANTINE_ADDRESSES: '1',
    TELEMETRY_PER_ADDRESS: '1000',
  });
});
test.afterAll(async () => {
  await site.stop();
  releases.remove();
});

/** Runs a program of this repository as whoever makes a remote does. */
const program = (file: string, args: readonly string[], cwd = repoRoot) =>
  promisify(execFile)(process.execPath, [path.join(repoRoot, file), ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', RELEASES_DIR: releases.store },
  });
const release = (...args: string[]) => releases.release(...args);
async function documentNow() {
  const read = await openStore(releases.store).readChannel(testChannel);
  if (!read.ok) throw new Error(read.failure.sentence);
  return read.value;
}

/** The version that everybody has, and the share of another one, in percent. */
async function served(): Promise<{ live: string | undefined; tried: number }> {
  const { microFrontends } = await documentNow();
  const versions = microFrontends[name] ?? [];
  const live = versions.find(({ deployment }) => deployment.default);
  const tried = versions.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  return { live: live?.metadata.version, tried: tried?.deployment.traffic ?? 0 };
}

/** A visitor who is served a version. */
async function cohortOf(version: string): Promise<number> {
  const document = await documentNow();
  const cohorts = Array.from({ length: cohortCount }, (_, cohort) => cohort);
  const found = cohorts.find((cohort) => visitorVersions(document, cohort)[name] === version);
  if (found === undefined) throw new Error(`Nobody is served ${name} ${version}`);
  return found;
}

/** Opens the page in the browser of somebody who is served a version, until it has told of that. @returns its heading. */
async function visit(browser: Browser, version: string): Promise<string> {
  const context = await browser.newContext();
  const value = String(await cohortOf(version));
  await context.addCookies([{ name: 'cohort', value, url: site.origin }]);
  const page = await context.newPage();
  const reported = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes(telemetryPath),
    { timeout: 20_000 },
  );
  await page.goto(`${site.origin}/lounge`);
  await hydrated(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await reported;
  await context.close();
  return heading;
}

thoroughly(test)(
  'a new remote goes from nothing to everybody by itself, and a bad version of it is taken out',
  async ({ browser }) => {
    mkdirSync(folder, { recursive: true });
    await program('shared-libs/build/run.mjs', [
      ...['shared-libs/releases/src/cli.ts', 'new', name, '--in', folder],
    ]);
    await program('node_modules/@eldorado/build/bin.mjs', [], path.join(folder, name));
    await release('publish', name, '1.0.0', '--force');
    await release('promote', name, '1.0.0');
    // As soon as the gateway has followed.
    await expect.poll(() => visit(browser, '1.0.0')).toBe('Lounge');

    const title = words([/(['"])Lounge\1/g, '$1Quiet room$1']);
    await publishEdited(releases.store, name, '1.1.0', title);
    await release('canary', name, '1.1.0', '--auto');
    await expect.poll(() => visit(browser, '1.1.0')).toBe('Quiet room');
    const shares = new Set<number>();
    await expect
      .poll(async () => {
        const { live, tried } = await served();
        if (live === '1.0.0') shares.add(tried);
        expect(await visit(browser, '1.1.0')).toBe('Quiet room');
        return live;
      }, untilAll)
      .toBe('1.1.0');
    expect([...shares]).toEqual([1, 5, 25]);

    await publishMisbehaving(releases.store, name, '1.2.0', `throw new TypeError('no seats');`);
    await release('canary', name, '1.2.0', '--auto');
    const visitor = await browser.newContext();
    const value = String(await cohortOf('1.2.0'));
    await visitor.addCookies([{ name: 'cohort', value, url: site.origin }]);
    await expect
      .poll(async () => {
        // Whoever is served it sees the page all the same.
        const page = await visitor.newPage();
        await page.goto(`${site.origin}/lounge`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet room');
        await page.close();
        return served();
      })
      .toEqual({ live: '1.1.0', tried: 0 });
    expect(await release('list', name)).toMatch(
      /1\.2\.0 +quarantined by gateway: failures at 1 address/,
    );
  },
);
