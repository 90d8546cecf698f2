import { parseChannel, type ChannelDocument } from './document.ts';
import { at, channelWith, refusal } from '../examples/exampleChannel.ts';

type Draft = NonNullable<ChannelDocument['microFrontends'][string]>[number];

test.each<[string, (version: Draft) => void]>([
  ['no integrity', (each) => void (each.metadata.integrity = '')],
  ['a version that is none', (each) => void (each.metadata.version = 'latest')],
  ['the id of another release', (each) => void (each.extras.release = 'mf-taxi@1.1.0')],
  ['a url outside its folder', (each) => void (each.url = '/assets/mf-flights/1.0.0/client/x.js')],
  ['a time that is none', (each) => void (each.extras.publishedAt = 'yesterday')],
  ['shares of 150 %', (each) => void (each.deployment.traffic = 50)],
  ['a second default', (each) => void (each.deployment = { traffic: 0, default: true })],
  ['a negative share', (each) => void (each.deployment.traffic = -10)],
  [
    'a quarantine without a reason',
    (each) => void (each.extras.quarantine = { at: at(1), why: '', by: 'ana' }),
  ],
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

/** mf-flights with 1.0.0 live, and these shares. */
function shared(live: number, canary: number, quarantined?: '1.0.0' | '1.1.0'): ChannelDocument {
  const doc = structuredClone(channelWith('1.0.0'));
  for (const each of doc.microFrontends['mf-flights'] ?? []) {
    const { version } = each.metadata;
    if (version === '1.0.0') each.deployment.traffic = live;
    if (version === '1.1.0') each.deployment.traffic = canary;
    if (version === quarantined) each.extras.quarantine = { at: at(2), why: 'broken', by: 'ana' };
  }
  return doc;
}

test.each([
  [90, 10],
  [99.93, 0.07],
  [0.01, 99.99],
])('shares of %d %% and %d %% are taken', (live, canary) => {
  expect(refusal(parseChannel(shared(live, canary)))).toBeNull();
});

test.each<[number, number, string]>([
  [90, 9, '99 %, not 100 %'],
  [90, 20, '110 %, not 100 %'],
  [99.995, 0.005, 'two decimals at most'],
])('shares of %d %% and %d %% are refused', (live, canary, words) => {
  expect(parseChannel(shared(live, canary))).toMatchObject({
    failure: { sentence: expect.stringContaining(words) as string },
  });
});

test('nothing that is quarantined has visitors', () => {
  for (const version of ['1.0.0', '1.1.0'] as const) {
    expect(parseChannel(shared(90, 10, version))).toMatchObject({
      failure: {
        sentence: expect.stringContaining(`mf-flights@${version} is quarantined and has`) as string,
      },
    });
  }
  expect(refusal(parseChannel(shared(100, 0, '1.1.0')))).toBeNull();
});
