import type { APIRequestContext } from 'playwright';
import { expect, test } from '../../support/looks/fixtures.ts';
import { misconduct, publishMisbehaving } from '../../support/faults/misbehavingRemote.ts';
import { ownReleases, type OwnReleases } from '../../support/site/ownReleases.ts';
import { startSite, testNow, type TestSite } from '../../support/site/site.ts';
import { thorough, thoroughly } from '../../support/looks/views.ts';

// What one remote's code does on the server stays with it: other visitors see nothing, in whatever way it is served.
test.describe.configure({ mode: 'serial' });
test.use({ allowErrors: ['Failed to load resource', 'status of 5'] });

const remote = 'mf-corporate';
const page = '/corporativo';
const kinds = Object.keys(misconduct);
/** One, and with `npm run thorough` all: the gateway's own tests meet each of them, and what is taken out of service. */
const pinnedKinds = kinds.filter((kind) => thorough || kind === 'ends the process');
const versionOf = (kind: string) => `2.0.${kinds.indexOf(kind)}`;
let releases: OwnReleases;
let site: TestSite;

test.beforeAll(async () => {
  releases = ownReleases('isolation');
  for (const [kind, code] of Object.entries(misconduct))
    if (pinnedKinds.includes(kind))
      await publishMisbehaving(releases.store, remote, versionOf(kind), code);
  site = await startSite({
    RELEASES_DIR: releases.store,
    // Nothing answers: what is looked at here is rendering, and other sites of these journeys have a database.
    API_URL: 'http://127.0.0.1:9',
    AIRPORT_NOW: testNow,
    RENDER_WORKERS: '1',
    // Every visit renders, and few of them are enough.
    PAGE_FRESH_SECONDS: '0',
    QUARANTINE_LOADS: '10',
  });
});
test.afterAll(async () => {
  await site?.stop();
  releases.remove();
});

/** Asks for pages of other remotes, each another one, until `stop`. @returns the statuses that were no 200. */
function otherVisitors(request: APIRequestContext) {
  let stopped = false;
  const wrong: string[] = [];
  const asking = (async () => {
    for (let visit = 0; !stopped; visit++) {
      const address = `/servicios/taxis/placa?placa=AB${visit}`;
      const answer = await request.get(site.origin + address);
      if (answer.status() !== 200) wrong.push(`${address}: ${answer.status()}`);
    }
  })();
  return async () => {
    stopped = true;
    await asking;
    return wrong;
  };
}

for (const kind of pinnedKinds) {
  test(`a version that ${kind} hurts nobody when one browser tries it`, async ({
    request,
    playwright,
  }) => {
    const begun = site.origin + page;
    const printed = await releases.release('share', remote, versionOf(kind), '--page', begun);
    const [link = ''] = printed.split('\n');
    const stop = otherVisitors(request);
    const tester = await playwright.request.newContext();
    await tester.get(link);
    const answer = await tester.get(site.origin + page);
    expect([200, 503]).toContain(answer.status());
    expect(answer.headers()['cache-control']).toContain('no-store');
    const text = await answer.text();
    // With the version before, or the shell around a page that says it is not there.
    expect(text).toContain('<footer');
    expect(text).not.toContain('PRIVATE KEY');
    await tester.dispose();
    expect(await stop()).toEqual([]);
    expect((await request.get(site.origin + page)).status()).toBe(200);
  });
}

/** Of the cohort that a canary with nearly all traffic takes; a visitor without it sees what is live. */
const canaryVisitor = { cookie: 'cohort=4321' };
const ways = {
  canary: { command: ['canary', '--traffic', '99'], headers: canaryVisitor },
  live: { command: ['promote'], headers: {} },
} as const;

/** Serves a version until it is out of service, to visitors of many networks, while others ask for other pages. */
async function serveUntilOut(
  request: APIRequestContext,
  kind: string,
  way: keyof typeof ways,
): Promise<void> {
  const version = versionOf(kind);
  const { command, headers } = ways[way];
  const [action, ...flags] = command;
  const served = async () => {
    const report = await request.get(`${site.origin}/api/site-health`, { headers });
    const { parts } = (await report.json()) as { parts: { name: string; version: string }[] };
    return parts.find(({ name }) => name === remote)?.version;
  };
  const good = await served();
  expect(good).toMatch(/^1\.0\.0/);
  // It may have been taken out of service when it was served in another way.
  await releases.release(action, remote, version, ...flags, '--force');
  await expect.poll(served, { intervals: [100] }).toBe(version);
  const stop = otherVisitors(request);
  let visits = 0;
  await expect
    .poll(
      async () => {
        const visitor = { 'x-forwarded-for': `198.51.100.${(visits += 1) % 250}` };
        const answer = await request.get(site.origin + page, {
          headers: { ...headers, ...visitor },
        });
        expect(answer.status()).toBe(200);
        return served();
      },
      { timeout: 90_000, intervals: [100] },
    )
    .toBe(good);
  expect(await stop()).toEqual([]);
}

for (const way of ['canary', 'live'] as const)
  for (const kind of kinds)
    thoroughly(test)(
      `a version that ${kind} is taken out of service by itself: ${way}`,
      async ({ request }) => {
        await serveUntilOut(request, kind, way);
      },
    );

thoroughly(test)('the log says why', async () => {
  expect(await releases.release('log')).toMatch(
    /it ended rendering workers again and again|failures at \d+ addresses .* within two minutes/,
  );
});
