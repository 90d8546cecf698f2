import type { APIRequestContext } from 'playwright';
import { expect, test } from '../support/fixtures.ts';
import { misconduct, publishMisbehaving } from '../support/misbehavingRemote.ts';
import { ownReleases, type OwnReleases } from '../support/ownReleases.ts';
import { startSite, testNow, type TestSite } from '../support/site.ts';

// What one remote's code does on the server stays with it: other visitors see nothing, in whatever way it is served.
test.describe.configure({ mode: 'serial' });
test.use({ allowErrors: ['Failed to load resource', 'status of 5'] });

const remote = 'mf-corporate';
const page = '/corporativo';
const versionOf = (index: number) => `2.0.${index}`;
let releases: OwnReleases;
let site: TestSite;

test.beforeAll(async () => {
  releases = ownReleases('isolation');
  for (const [index, code] of Object.values(misconduct).entries()) {
    await publishMisbehaving(releases.store, remote, versionOf(index), code);
  }
  site = await startSite({
    RELEASES_DIR: releases.store,
    // Nothing answers: what is looked at here is rendering, and other sites of these journeys have a database.
    API_URL: 'http://127.0.0.1:9',
    AIRPORT_NOW: testNow,
    RENDER_WORKERS: '1',
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

for (const [index, kind] of Object.keys(misconduct).entries()) {
  test(`a version that ${kind} hurts nobody when one browser tries it`, async ({
    request,
    playwright,
  }) => {
    const begun = site.origin + page;
    const printed = await releases.release('share', remote, versionOf(index), '--page', begun);
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

test('a live version that ends its workers is taken out of service by itself', async ({
  request,
}) => {
  const bad = versionOf(Object.keys(misconduct).indexOf('ends the process'));
  const live = async () => {
    const report = await request.get(`${site.origin}/api/site-health`);
    const { parts } = (await report.json()) as { parts: { name: string; version: string }[] };
    return parts.find(({ name }) => name === remote)?.version;
  };
  expect(await live()).toBe('1.0.0');
  await releases.release('promote', remote, bad);
  await expect.poll(live).toBe(bad);
  const stop = otherVisitors(request);
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${site.origin}${page}`);
        expect(answer.status()).toBe(200);
        return live();
      },
      { timeout: 90_000 },
    )
    .toBe('1.0.0');
  expect(await stop()).toEqual([]);
  const log = await releases.release('log');
  expect(log).toContain('it ended rendering workers again and again');
});
