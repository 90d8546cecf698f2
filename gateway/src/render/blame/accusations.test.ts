import { randomUUID } from 'node:crypto';
import { exampleSite, remoteThat } from '../exampleSite.ts';
import { startWorkerHere } from '../pool/workerHere.ts';

let site: Awaited<ReturnType<typeof exampleSite>> | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** A remote that shows its pages by what all share of React. */
const usesShared = `const react = require('react');
  exports.default = { show: async (q) => react.useMemo(() => 'shows ' + q) };`;
/** One that breaks it for all, were it not locked: with a worker of this process nothing is. */
const breaksShared = `require('react').default.useMemo = () => { throw new Error('mine'); };
  exports.default = { show: async (q) => 'shows ' + q };`;

/** A site whose workers are of this process. @param good the source of mf-good, which has no version before. */
async function start(bad: string, good?: string) {
  site = await exampleSite(bad, { startWorker: startWorkerHere, ...(good && { good }) });
  await site.start();
  const { show, renderers, open, versions } = site;
  const openSet = (of: Readonly<Record<string, string>>) => open({ ...of }, { 'mf-bad': '1.0.0' });
  const prove = (remote: string, version: string) => renderers.prove(remote, version, openSet);
  const tryPages = (remote: string, version: string) =>
    renderers.prove(remote, version, openSet, { ...versions, [remote]: version });
  return { show, prove, tryPages, faults: site.faults };
}

test('a version whose own part throws is to blame, since the one before does not', async () => {
  const { show, prove } = await start(remoteThat(`throw new TypeError('no rows');`));
  expect(await show('/bad?q=bad')).toBe('200 mf-bad shows bad');
  const version = { remote: 'mf-bad', version: '2.0.0' };
  expect(await prove('mf-bad', '2.0.0')).toEqual({ kind: 'culprit', ...version });
});

test('who makes another’s part fail is to blame for it, and not the other', async () => {
  const { show, prove, faults } = await start(breaksShared, usesShared);
  expect(await show('/good?q=1')).toBe('503 out of service');
  expect(faults).toMatchObject([{ remote: 'mf-good', reason: 'render-failed' }]);
  const culprit = { kind: 'culprit', remote: 'mf-bad', version: '2.0.0' };
  expect(await prove('mf-good', '1.0.0')).toEqual(culprit);
});

test('a part that fails in the version before too is nobody’s version’s doing', async () => {
  const { show, prove } = await start(remoteThat(''));
  const fails = `/bad?q=${encodeURIComponent('shell fails')}`;
  expect(await show(fails)).toBe('503 out of service');
  expect(await prove('mf-bad', '2.0.0')).toEqual({ kind: 'platform' });
});

test('what fails once accuses nobody', async () => {
  // What lasts from one realm to the next, as the API's answers do.
  const failed = `globalThis['${randomUUID()}']`;
  const { show, prove } = await start(
    remoteThat(`if (!${failed}) { ${failed} = true; throw new Error('once'); }`),
  );
  expect(await show('/bad?q=bad')).toBe('200 mf-bad shows bad');
  expect(await prove('mf-bad', '2.0.0')).toEqual({ kind: 'unseen' });
});

test('of a version that did not fail here nothing is known', async () => {
  const { show, prove } = await start(remoteThat(''));
  await show('/bad?q=fine');
  expect(await prove('mf-bad', '2.0.0')).toBeNull();
});

/** A remote whose pages fail once the first was shown. */
function failsLater() {
  const later = `globalThis['${randomUUID()}']`;
  return `exports.default = { show: async (q) => {
    if (${later}) throw new TypeError('no rows');
    ${later} = true;
    return 'shows ' + q; } };`;
}

test('where only others say that a version fails, its pages of late are tried', async () => {
  const { show, tryPages } = await start(remoteThat(''));
  expect(await tryPages('mf-bad', '2.0.0')).toBeNull();
  await show('/bad?q=1');
  expect(await tryPages('mf-bad', '2.0.0')).toEqual({ kind: 'well' });
});

test('a page of late that fails by then shows who is to blame', async () => {
  const { show, tryPages, faults } = await start(failsLater());
  expect(await show('/bad?q=1')).toBe('200 mf-bad shows 1');
  const version = { remote: 'mf-bad', version: '2.0.0' };
  expect(await tryPages('mf-bad', '2.0.0')).toEqual({ kind: 'culprit', ...version });
  expect(faults).toEqual([]);
});
