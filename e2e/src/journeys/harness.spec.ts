import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildHost, createHarness, type HarnessExample } from '@eldorado/testing/harness';
import { repoRoot } from '@eldorado/build/app';
import { liveSet, openStore } from '@eldorado/releases';
import { axeFaults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { testReleases } from '../support/site.ts';

// The contract, against the harness: each remote mounts alone through its single-spa lifecycles, shows each of
// its named examples in every language, and leaves nothing behind when it is unmounted.
// Examples of a failing API make the browser report the failed call.
test.use({ allowErrors: ['Failed to load resource'] });

const remotes = readdirSync(repoRoot).filter((name) => /^mf-[a-z]+$/.test(name));

let hostDir = '';

// Built anew: a host of before would show an old design system.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  hostDir = await buildHost({ again: true });
});

for (const remote of remotes) {
  test(`${remote} shows every example alone`, async ({ page }) => {
    test.setTimeout(180_000);
    const { examples } = (await import(
      pathToFileURL(path.join(repoRoot, remote, 'harness/examples.ts')).href
    )) as { examples: HarnessExample[] };
    expect(examples.length).toBeGreaterThan(0);
    const channel = await openStore(testReleases).readChannel('production');
    const version = channel.ok ? liveSet(channel.value)[remote] : undefined;
    const harness: FastifyInstance = createHarness({
      remote,
      examples,
      clientDir: path.join(testReleases, remote, version ?? '', 'client'),
      hostDir,
    });
    const origin = await harness.listen({ port: 0 });
    try {
      await page.goto(origin);
      expect(await page.getByRole('listitem').count()).toBe(examples.length);
      for (const [index, { name }] of examples.entries()) {
        const locale = (['es', 'en', 'fr', 'pt'] as const)[index % 4] ?? 'es';
        await page.goto(`${origin}/examples/${name}?locale=${locale}`);
        await page.locator('html[data-mounted=true]').waitFor({ state: 'attached' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await axeFaults(page), name).toEqual([]);
      }
      await page.evaluate(() =>
        (window as unknown as { unmountRemote(): Promise<unknown> }).unmountRemote(),
      );
      await expect(page.locator('#remote')).toBeEmpty();
    } finally {
      await harness.close();
    }
  });
}
