import { findVersion, liveSet, versionsOf } from './channel.ts';
import { emptyChannel, parseChannel, type ChannelDocument } from './document.ts';
import { at, channelWith, done, refusal } from '../examples/exampleChannel.ts';
import { exampleRelease, exampleShell } from '../examples/exampleRelease.ts';
import { releaseDigest } from '../release/release.ts';
import { quarantine } from './service.ts';
import { canary, pause, promote, publish, rollback } from './transitions.ts';

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
  expect(findVersion(doc, 'mf-flights', '1.0.0')).toMatchObject({
    deployment: { traffic: 0, default: false },
    extras: { retiredAt: at(2) },
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

/** 1.0.0 live and 1.1.0 tried by this share of the visitors. */
const trying = (traffic = 10) =>
  done(canary(channelWith('1.0.0'), 'mf-flights', '1.1.0', traffic, at(2)));
const sharesOf = (doc: ChannelDocument) =>
  versionsOf(doc, 'mf-flights').map(({ deployment }) => deployment.traffic);
const version = (doc: ChannelDocument, wanted: string) => findVersion(doc, 'mf-flights', wanted);

test('a canary takes its share from the live version, which stays the default and its fallback', () => {
  const doc = trying();
  expect(sharesOf(doc)).toEqual([90, 10, 0]);
  expect(liveSet(doc)).toEqual({ 'mf-flights': '1.0.0' });
  expect(version(doc, '1.1.0')?.fallbackUrl).toBe('/assets/mf-flights/1.0.0/client/remoteEntry.js');
  expect(parseChannel(doc).ok).toBe(true);
  expect(sharesOf(trying(0.07))).toEqual([99.93, 0.07, 0]);
  expect(sharesOf(done(canary(doc, 'mf-flights', '1.1.0', 20, at(3))))).toEqual([80, 20, 0]);
  expect(done(canary(doc, 'mf-flights', '1.1.0', undefined, at(3)))).toBe(doc);
});

test('a canary that rises by itself begins with one percent, and rises no more once a share is given it, or it ends', () => {
  const begun = done(
    canary(channelWith('1.0.0'), 'mf-flights', '1.1.0', undefined, at(2), { auto: true }),
  );
  expect(sharesOf(begun)).toEqual([99, 1, 0]);
  expect(version(begun, '1.1.0')?.extras.auto).toEqual({ since: at(2) });
  expect(parseChannel(begun).ok).toBe(true);
  expect(done(canary(begun, 'mf-flights', '1.1.0', 1, at(3), { auto: true }))).toBe(begun);
  for (const ended of [
    canary(begun, 'mf-flights', '1.1.0', 1, at(3)),
    pause(begun, 'mf-flights', at(3)),
    promote(begun, 'mf-flights', '1.1.0', at(3)),
    rollback(begun, 'mf-flights', at(3)),
  ])
    expect(version(done(ended), '1.1.0')?.extras).not.toHaveProperty('auto');
  const paused = done(pause(trying(25), 'mf-flights', at(3)));
  const goesOn = done(canary(paused, 'mf-flights', '1.1.0', undefined, at(4), { auto: true }));
  expect([sharesOf(goesOn), version(goesOn, '1.1.0')?.extras.auto]).toEqual([
    [75, 25, 0],
    { since: at(4) },
  ]);
});

test('a shell by itself does not rise: nothing is counted of it', () => {
  const published = ['1.0.0', '1.1.0'].reduce(
    (doc, version) => done(publish(doc, exampleShell({ version }), at(1))),
    channelWith('1.0.0'),
  );
  const live = done(promote(published, 'shell', '1.0.0', at(2)));
  const tried = (set: string[]) => canary(live, 'shell', '1.1.0', 1, at(3), { auto: true, set });
  expect(refusal(tried(['shell@1.1.0']))).toBe('not-auto');
  expect(tried(['mf-flights@1.1.0', 'shell@1.1.0']).ok).toBe(true);
});

test('what makes no sense as a canary is refused', () => {
  const tried = (wanted: string, traffic?: number, doc = channelWith('1.0.0')) =>
    refusal(canary(doc, 'mf-flights', wanted, traffic, at(3)));
  expect([0, 100, -1, 0.005, Number.NaN].map((each) => tried('1.1.0', each))).toEqual(
    Array.from({ length: 5 }, () => 'wrong-share'),
  );
  expect(tried('1.0.0', 10)).toBe('already-live');
  expect(tried('9.0.0', 10)).toBe('unknown-version');
  expect(tried('1.1.0')).toBe('no-share');
  expect(tried('1.1.0', 10, channelWith())).toBe('nothing-live');
  expect(tried('1.2.0', 10, trying())).toBe('other-canary');
});

test('a paused canary is served to nobody and goes on with its share', () => {
  const paused = done(pause(trying(25), 'mf-flights', at(3)));
  expect(sharesOf(paused)).toEqual([100, 0, 0]);
  expect(version(paused, '1.1.0')?.extras).toMatchObject({ paused: 25, retiredAt: at(3) });
  expect(parseChannel(paused).ok).toBe(true);
  expect(done(pause(paused, 'mf-flights', at(4)))).toBe(paused);
  const resumed = done(canary(paused, 'mf-flights', '1.1.0', undefined, at(4)));
  expect(sharesOf(resumed)).toEqual([75, 25, 0]);
  expect(version(resumed, '1.1.0')?.extras).not.toHaveProperty('paused');
  expect(version(resumed, '1.1.0')?.extras).not.toHaveProperty('retiredAt');
  expect(refusal(pause(channelWith('1.0.0'), 'mf-flights', at(3)))).toBe('no-canary');
});

test.each(['1.0.0', '1.1.0', '1.2.0'])(
  'promoting %s gives it everyone and ends the canary',
  (wanted) => {
    const doc = done(promote(trying(), 'mf-flights', wanted, at(3)));
    expect(liveSet(doc)).toEqual({ 'mf-flights': wanted });
    expect(version(doc, wanted)?.deployment.traffic).toBe(100);
    expect(version(doc, wanted)?.extras.previous).toBe(wanted === '1.0.0' ? null : '1.0.0');
    expect(parseChannel(doc).ok).toBe(true);
  },
);

test('rolling back ends the canary first, then goes back', () => {
  const tried = done(canary(channelWith('1.0.0', '1.1.0'), 'mf-flights', '1.2.0', 10, at(3)));
  const ended = done(rollback(tried, 'mf-flights', at(4)));
  expect(sharesOf(ended)).toEqual([0, 100, 0]);
  expect(version(ended, '1.2.0')?.extras).not.toHaveProperty('paused');
  expect(liveSet(done(rollback(ended, 'mf-flights', at(5))))).toEqual({ 'mf-flights': '1.0.0' });
});

const reason = { at: at(5), why: 'rows missing', by: 'ana' };

test('quarantining the live version puts the good one back before it', () => {
  const doc = done(quarantine(channelWith('1.0.0', '1.1.0'), 'mf-flights', '1.1.0', reason));
  expect(liveSet(doc)).toEqual({ 'mf-flights': '1.0.0' });
  expect(version(doc, '1.1.0')).toMatchObject({
    deployment: { traffic: 0, default: false },
    extras: { quarantine: reason, retiredAt: at(5) },
  });
  expect(parseChannel(doc).ok).toBe(true);
  expect(done(quarantine(doc, 'mf-flights', '1.1.0', { ...reason, why: 'again' }))).toBe(doc);
});

test('a quarantined version is passed over on the way back, and is nobody’s fallback', () => {
  const three = channelWith('1.0.0', '1.1.0', '1.2.0');
  const doc = done(quarantine(three, 'mf-flights', '1.1.0', reason));
  expect(version(doc, '1.2.0')?.fallbackUrl).toContain('/1.0.0/');
  expect(liveSet(done(rollback(doc, 'mf-flights', at(6))))).toEqual({ 'mf-flights': '1.0.0' });
  const last = done(quarantine(doc, 'mf-flights', '1.2.0', reason));
  expect(liveSet(last)).toEqual({ 'mf-flights': '1.0.0' });
  expect(refusal(quarantine(last, 'mf-flights', '1.0.0', reason))).toBe('no-previous');
});

test('quarantining a canary gives its visitors back', () => {
  const doc = done(quarantine(trying(), 'mf-flights', '1.1.0', reason));
  expect(sharesOf(doc)).toEqual([100, 0, 0]);
  expect(parseChannel(doc).ok).toBe(true);
});

test('a quarantined version comes back only by force', () => {
  const doc = done(quarantine(channelWith('1.0.0'), 'mf-flights', '1.1.0', reason));
  expect(refusal(promote(doc, 'mf-flights', '1.1.0', at(6)))).toBe('quarantined');
  expect(refusal(canary(doc, 'mf-flights', '1.1.0', 10, at(6)))).toBe('quarantined');
  const forced = done(canary(doc, 'mf-flights', '1.1.0', 10, at(6), { force: true }));
  expect(version(forced, '1.1.0')?.extras).not.toHaveProperty('quarantine');
  expect(liveSet(done(promote(doc, 'mf-flights', '1.1.0', at(6), true)))).toEqual({
    'mf-flights': '1.1.0',
  });
});

test('versions promoted to and fro lead back without end, and a quarantine finds its way', () => {
  const fro = channelWith('1.0.0', '1.1.0', '1.0.0');
  expect(liveSet(done(quarantine(fro, 'mf-flights', '1.0.0', reason)))).toEqual({
    'mf-flights': '1.1.0',
  });
  const both = done(quarantine(fro, 'mf-flights', '1.1.0', reason));
  expect(refusal(quarantine(both, 'mf-flights', '1.0.0', reason))).toBe('previous-gone');
});
