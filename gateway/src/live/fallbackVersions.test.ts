import type { ChannelDocument, ChannelVersion } from '@eldorado/releases';
import { fallbackVersions } from './fallbackVersions.ts';

type Known = Pick<ChannelVersion, 'fallbackUrl'> & { quarantine?: object };

/** A channel with these versions of mf-flights. */
const channel = (versions: Readonly<Record<string, Known>>) =>
  ({
    microFrontends: {
      'mf-flights': Object.entries(versions).map(([version, { fallbackUrl, ...extras }]) => ({
        url: urlOf(version),
        fallbackUrl,
        metadata: { version },
        extras,
      })),
    },
  }) as unknown as ChannelDocument;

const urlOf = (version: string) => `/assets/mf-flights/${version}/client/remoteEntry.js`;
const before = { fallbackUrl: urlOf('1.0.0') };

test('a browser falls back to the version that the document names', () => {
  const document = channel({ '1.0.0': {}, '1.1.0': before });
  expect(fallbackVersions(document, { 'mf-flights': '1.1.0' })).toEqual({ 'mf-flights': '1.0.0' });
});

test('the first version, an unknown one and an unknown remote have none', () => {
  const document = channel({ '1.0.0': {} });
  for (const versions of [
    { 'mf-flights': '1.0.0' },
    { 'mf-flights': '9.0.0' },
    { 'mf-taxi': '1.0.0' },
  ])
    expect(fallbackVersions(document, versions)).toEqual({});
});

test('nobody falls back to a version that is out of service, or gone', () => {
  const out = channel({ '1.0.0': { quarantine: {} }, '1.1.0': before });
  expect(fallbackVersions(out, { 'mf-flights': '1.1.0' })).toEqual({});
  expect(fallbackVersions(channel({ '1.1.0': before }), { 'mf-flights': '1.1.0' })).toEqual({});
});
