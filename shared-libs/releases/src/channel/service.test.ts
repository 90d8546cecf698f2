import { findVersion, liveSet, versionsOf } from './channel.ts';
import { emptyChannel, parseChannel, type ChannelDocument } from './document.ts';
import { prove, quarantine, retire } from './service.ts';
import { at, channelWith, done, refusal } from '../examples/exampleChannel.ts';
import { exampleShell } from '../examples/exampleRelease.ts';
import { canary, pause, promote, publish, rollback, withdraw } from './transitions.ts';

const reason = { at: at(5), why: 'ordered by mistake', by: 'ana' };
const counted = { loads: 412, failures: 3 };
const flights = 'mf-flights';
const live = (doc: ChannelDocument) => liveSet(doc)[flights];
const extras = (doc: ChannelDocument, version: string) =>
  findVersion(doc, flights, version)?.extras;
const proven = (doc: ChannelDocument, version: string) =>
  done(prove(doc, flights, version, { at: at(4), ...counted }));
const back = (doc: ChannelDocument, minute = 8) => done(rollback(doc, flights, at(minute)));

test('a first release is withdrawn, and its remote leaves the site', () => {
  const tried = done(canary(channelWith('1.0.0'), flights, '1.1.0', 10, at(3)));
  const doc = done(retire(tried, flights, '1.0.0', reason));
  expect(live(doc)).toBeUndefined();
  expect(versionsOf(doc, flights).map(({ deployment }) => deployment.traffic)).toEqual([0, 0, 0]);
  expect(extras(doc, '1.0.0')).toMatchObject({ retirement: reason, retiredAt: at(5) });
  expect(parseChannel(doc).ok).toBe(true);
  expect(done(retire(doc, flights, '1.0.0', { ...reason, why: 'again' }))).toBe(doc);
});

test('a withdrawn version comes back only by force, and another one without', () => {
  const doc = done(retire(channelWith('1.0.0'), flights, '1.0.0', reason));
  expect(refusal(promote(doc, flights, '1.0.0', at(6)))).toBe('retired');
  expect(refusal(canary(doc, flights, '1.0.0', 10, at(6)))).toBe('retired');
  expect(refusal(rollback(doc, flights, at(6)))).toBe('nothing-live');
  const forced = done(promote(doc, flights, '1.0.0', at(6), true));
  expect([live(forced), extras(forced, '1.0.0')?.retirement]).toEqual(['1.0.0', undefined]);
  const next = done(promote(doc, flights, '1.1.0', at(6)));
  expect([live(next), extras(next, '1.1.0')?.previous]).toEqual(['1.1.0', null]);
});

test('of a withdrawn live version the good one before it takes over, of a canary the live one', () => {
  const two = channelWith('1.0.0', '1.1.0');
  expect(live(done(retire(two, flights, '1.1.0', reason)))).toBe('1.0.0');
  const tried = done(canary(two, flights, '1.2.0', 10, at(3)));
  const doc = done(retire(tried, flights, '1.2.0', reason));
  expect(findVersion(doc, flights, '1.1.0')?.deployment.traffic).toBe(100);
  const paused = done(pause(tried, flights, at(4)));
  expect(extras(done(retire(paused, flights, '1.2.0', reason)), '1.2.0')).not.toHaveProperty(
    'paused',
  );
});

test('a remote whose versions before are all known bad leaves only by force, the shell never', () => {
  const bad = done(quarantine(channelWith('1.0.0', '1.1.0'), flights, '1.0.0', reason));
  expect(refusal(retire(bad, flights, '1.1.0', reason))).toBe('last-one');
  const forced = done(retire(bad, flights, '1.1.0', reason, true));
  expect([live(forced), parseChannel(forced).ok]).toEqual([undefined, true]);
  const shell = done(publish(emptyChannel(), exampleShell(), at(0)));
  const site = done(promote(shell, 'shell', '1.0.0', at(1)));
  expect(refusal(retire(site, 'shell', '1.0.0', reason, true))).toBe('last-one');
});

test('a version that was rolled back is no way back any more, until somebody promotes it', () => {
  // 1.1.0 was bad and rolled back; 1.2.0 followed, and 1.0.0 after it.
  const rolled = back(channelWith('1.0.0', '1.1.0'), 3);
  expect(extras(rolled, '1.1.0')).toMatchObject({ rolledBackAt: at(3) });
  const fixed = done(promote(rolled, flights, '1.2.0', at(4)));
  expect(live(back(fixed, 5))).toBe('1.0.0');
  const anew = done(promote(rolled, flights, '1.1.0', at(4)));
  expect(extras(anew, '1.1.0')).not.toHaveProperty('rolledBackAt');
  const after = done(promote(anew, flights, '1.2.0', at(5)));
  expect(live(back(after))).toBe('1.1.0');
});

test('promoted to and fro, a rollback does not lead to what was rolled back', () => {
  // 1.0.0, 1.1.0, back to 1.0.0 by hand: whose `previous` is 1.1.0.
  const fro = channelWith('1.0.0', '1.1.0', '1.0.0');
  const once = back(fro, 6);
  expect(live(once)).toBe('1.1.0');
  expect(refusal(rollback(once, flights, at(7)))).toBe('previous-gone');
  expect(refusal(quarantine(once, flights, '1.1.0', reason))).toBe('previous-gone');
});

test('a rollback prefers what is known good to what only came before', () => {
  const good = proven(channelWith('1.0.0'), '1.0.0');
  expect(extras(good, '1.0.0')?.good).toEqual({ at: at(4), ...counted });
  expect(parseChannel(good).ok).toBe(true);
  // 1.1.0 was replaced after three minutes, and nobody said why.
  const three = ['1.1.0', '1.2.0'].reduce(
    (doc, version, index) => done(promote(doc, flights, version, at(5 + index))),
    good,
  );
  expect(live(back(three))).toBe('1.0.0');
  expect(live(done(quarantine(three, flights, '1.2.0', { ...reason, at: at(8) })))).toBe('1.0.0');
  expect(findVersion(three, flights, '1.2.0')?.fallbackUrl).toContain('/1.0.0/');
  // Where nothing is known good, the nearest it is.
  expect(live(back(channelWith('1.0.0', '1.1.0', '1.2.0')))).toBe('1.1.0');
});

test('only what is live is proven good, once, and whoever takes it back takes that back', () => {
  const doc = channelWith('1.0.0', '1.1.0');
  expect(refusal(prove(doc, flights, '1.0.0', { at: at(4), ...counted }))).toBe('not-live');
  const good = proven(doc, '1.1.0');
  expect(done(prove(good, flights, '1.1.0', { at: at(5), loads: 1, failures: 0 }))).toBe(good);
  expect(extras(back(good), '1.1.0')).not.toHaveProperty('good');
  for (const out of [quarantine, retire])
    expect(extras(done(out(good, flights, '1.1.0', reason)), '1.1.0')).not.toHaveProperty('good');
  const replaced = done(promote(good, flights, '1.2.0', at(6)));
  expect(extras(replaced, '1.1.0')?.good).toEqual({ at: at(4), ...counted });
});

test('what was live before still stands when the version between was removed', () => {
  const three = channelWith('1.0.0', '1.1.0', '1.2.0');
  expect(live(back(withdraw(three, flights, ['1.1.0'], at(5))))).toBe('1.0.0');
});
