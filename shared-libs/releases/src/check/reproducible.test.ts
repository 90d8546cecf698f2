import { exampleRelease } from '../examples/exampleRelease.ts';
import { sha384, type Release } from '../release/release.ts';
import { reproducibleFaults } from './reproducible.ts';

const file = (content: string) => ({ integrity: sha384(content), bytes: content.length });
const built = (entry: string, difference: Partial<Release> = {}) =>
  exampleRelease({ files: { 'client/remoteEntry.js': file(entry) }, ...difference });

/** Builds that give these releases one after the other. */
const builds = (...releases: Release[]) => {
  const queue = [...releases];
  return () => Promise.resolve(queue.shift() ?? built('none left'));
};

test('a build that is the one in the store is reproducible, without another', async () => {
  const once = builds(built('a'));
  expect(await reproducibleFaults(once, built('a'))).toEqual([]);
  expect(await once()).toEqual(built('none left'));
});

test('a file that differs between the two builds is named', async () => {
  const faults = await reproducibleFaults(builds(built('a'), built('b')), built('b'));
  expect(faults).toEqual([expect.stringMatching(/^client\/remoteEntry\.js differs between two/)]);
});

test('a file that only one of the builds has differs', async () => {
  const more = exampleRelease({ files: { ...built('a').files, 'client/x.js': file('x') } });
  const faults = await reproducibleFaults(builds(built('a'), more), more);
  expect(faults).toEqual([expect.stringContaining('client/x.js differs')]);
});

test('the stored release is compared only with a build of its own sources', async () => {
  const twice = () => builds(built('a'), built('a'));
  expect(await reproducibleFaults(twice(), built('b'))).toEqual([
    expect.stringContaining('client/remoteEntry.js is not what its sources build'),
  ]);
  const older = built('b', { sourceHash: 'source-0' });
  expect(await reproducibleFaults(twice(), older)).toEqual([]);
});
