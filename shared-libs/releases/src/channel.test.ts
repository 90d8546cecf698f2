import {
  emptyChannel,
  findVersion,
  liveSet,
  parseChannel,
  promote,
  publish,
  rollback,
  type ChannelDocument,
} from './channel.ts';
import { exampleRelease, exampleShell } from './exampleRelease.ts';
import { releaseDigest } from './release.ts';
import type { Result } from './result.ts';

const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

const refusal = (result: Result<unknown>) => (result.ok ? null : result.failure.kind);

/** A channel with 1.0.0, 1.1.0 and 1.2.0 published, promoted in that order up to `live`. */
function channelWith(...live: string[]): ChannelDocument {
  let doc = emptyChannel();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    doc = done(publish(doc, exampleRelease({ version }), at(0)));
  }
  live.forEach((version, index) => {
    doc = done(promote(doc, 'mf-flights', version, at(index + 1)));
  });
  return doc;
}

test('a published release is listed and not live', () => {
  const release = exampleRelease();
  const doc = done(publish(emptyChannel(), release, at(0)));
  expect(doc.microFrontends['mf-flights']).toEqual([
    {
      url: '/assets/mf-flights/1.0.0/client/remoteEntry.js',
      metadata: { integrity: release.files['client/remoteEntry.js']?.integrity, version: '1.0.0' },
      deployment: { traffic: 0, default: false },
      extras: {
        release: 'mf-flights@1.0.0',
        previous: null,
        publishedAt: at(0),
        promotedAt: null,
        digest: releaseDigest(release),
      },
    },
  ]);
  expect(liveSet(doc)).toEqual({});
  expect(parseChannel(JSON.stringify(doc))).toEqual({ ok: true, value: doc });
});

test('the shell is published with its main script', () => {
  const doc = done(publish(emptyChannel(), exampleShell(), at(0)));
  expect(doc.microFrontends['shell']?.[0]?.url).toBe('/assets/shell/1.0.0/client/main.js');
});

test('publishing the same release again changes nothing, other bytes are refused', () => {
  const doc = channelWith();
  expect(done(publish(doc, exampleRelease(), at(5)))).toBe(doc);
  const other = exampleRelease({ sourceHash: 'source-2' });
  expect(refusal(publish(doc, other, at(5)))).toBe('different-bytes');
});

test('promoting leaves one default and notes what was live before', () => {
  const doc = channelWith('1.0.0', '1.1.0');
  expect(liveSet(doc)).toEqual({ 'mf-flights': '1.1.0' });
  expect(findVersion(doc, 'mf-flights', '1.1.0')).toMatchObject({
    fallbackUrl: '/assets/mf-flights/1.0.0/client/remoteEntry.js',
    deployment: { traffic: 100, default: true },
    extras: { previous: '1.0.0', promotedAt: at(2) },
  });
  expect(findVersion(doc, 'mf-flights', '1.0.0')?.deployment).toEqual({
    traffic: 0,
    default: false,
  });
  expect(parseChannel(doc).ok).toBe(true);
});

test('promoting the live version again changes nothing', () => {
  const doc = channelWith('1.0.0', '1.1.0');
  expect(done(promote(doc, 'mf-flights', '1.1.0', at(9)))).toBe(doc);
});

test('what is not published cannot be promoted', () => {
  expect(refusal(promote(channelWith(), 'mf-flights', '9.0.0', at(1)))).toBe('unknown-version');
  expect(refusal(promote(channelWith(), 'mf-taxi', '1.0.0', at(1)))).toBe('unknown-remote');
  expect(refusal(promote(channelWith(), 'constructor', '1.0.0', at(1)))).toBe('unknown-remote');
});

test('rolling back twice goes back two promotions, a third time there is nothing left', () => {
  const once = done(rollback(channelWith('1.0.0', '1.1.0', '1.2.0'), 'mf-flights', at(4)));
  expect(liveSet(once)).toEqual({ 'mf-flights': '1.1.0' });
  const twice = done(rollback(once, 'mf-flights', at(5)));
  expect(liveSet(twice)).toEqual({ 'mf-flights': '1.0.0' });
  expect(parseChannel(twice).ok).toBe(true);
  expect(refusal(rollback(twice, 'mf-flights', at(6)))).toBe('no-previous');
});

test('a version promoted after a rollback leads back to what was live then', () => {
  const back = done(rollback(channelWith('1.0.0', '1.1.0'), 'mf-flights', at(3)));
  const forward = done(promote(back, 'mf-flights', '1.2.0', at(4)));
  expect(liveSet(done(rollback(forward, 'mf-flights', at(5))))).toEqual({ 'mf-flights': '1.0.0' });
});

test('a rollback without anything live, or to a version that is gone, is refused', () => {
  expect(refusal(rollback(channelWith(), 'mf-flights', at(1)))).toBe('nothing-live');
  const doc = channelWith('1.0.0', '1.1.0');
  const gone = doc.microFrontends['mf-flights']?.filter(
    (each) => each.metadata.version !== '1.0.0',
  );
  const thinned = { ...doc, microFrontends: { 'mf-flights': gone ?? [] } };
  expect(refusal(rollback(thinned, 'mf-flights', at(3)))).toBe('previous-gone');
});

test('changes leave the given document as it was', () => {
  const doc = channelWith('1.0.0', '1.1.0');
  const before = structuredClone(doc);
  promote(doc, 'mf-flights', '1.2.0', at(3));
  rollback(doc, 'mf-flights', at(3));
  publish(doc, exampleRelease({ version: '2.0.0' }), at(3));
  expect(doc).toEqual(before);
});

type Draft = NonNullable<ChannelDocument['microFrontends'][string]>[number];

test.each<[string, (version: Draft) => void]>([
  ['no integrity', (each) => void (each.metadata.integrity = '')],
  ['a version that is none', (each) => void (each.metadata.version = 'latest')],
  ['the id of another release', (each) => void (each.extras.release = 'mf-taxi@1.1.0')],
  ['a url outside its folder', (each) => void (each.url = '/assets/mf-flights/1.0.0/client/x.js')],
  ['a time that is none', (each) => void (each.extras.publishedAt = 'yesterday')],
  ['half the traffic', (each) => void (each.deployment.traffic = 50)],
  ['a second default', (each) => void (each.deployment = { traffic: 100, default: true })],
])('a document whose last version has %s is refused', (_, spoil) => {
  const doc = structuredClone(channelWith('1.0.0'));
  const last = doc.microFrontends['mf-flights']?.at(-1);
  if (last) spoil(last);
  expect(refusal(parseChannel(doc))).toBe('invalid-channel');
});

test('a document is refused when nothing is live any more, or a version stands twice', () => {
  const none = structuredClone(channelWith('1.0.0'));
  for (const each of none.microFrontends['mf-flights'] ?? []) {
    each.deployment = { traffic: 0, default: false };
  }
  expect(refusal(parseChannel(none))).toBe('invalid-channel');
  const twice = structuredClone(channelWith());
  const versions = twice.microFrontends['mf-flights'];
  if (versions?.[0]) versions.push(structuredClone(versions[0]));
  expect(refusal(parseChannel(twice))).toBe('invalid-channel');
});
