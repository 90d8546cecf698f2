import { exampleSite, remoteThat } from '../exampleSite.ts';
import { startWorkerHere } from '../pool/workerHere.ts';

let site: Awaited<ReturnType<typeof exampleSite>> | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const pinned = { versions: { 'mf-bad': '2.0.0' }, until: '2026-03-02T16:00:00.000Z' };
const said = 'mf-bad 2.0.0 falla en el servidor: <code lang="en" translate="no">TypeError: no rows';

test('whoever tries out a version that fails reads which it is and why, whatever the page shows instead', async () => {
  const bad = remoteThat(`throw new TypeError('no rows');`);
  site = await exampleSite(bad, { startWorker: startWorkerHere });
  await site.start();
  const { show, live, banners } = site;
  const visit = (address: string) => show(address, live.set, '192.0.2.1', { pinned });
  expect(await visit('/bad?q=bad')).toBe('200 mf-bad shows bad');
  live.hasBefore = false;
  expect(await visit('/bad?q=bad')).toBe('503 out of service');
  expect(banners).toEqual([expect.stringContaining(said), expect.stringContaining(said)]);
  expect(await visit('/bad?q=fine')).toBe('200 mf-bad shows fine');
  expect(banners[2]).not.toContain('falla');
  // Nobody else reads it.
  await show('/bad?q=bad');
  expect(banners[3]).toBe('');
});
