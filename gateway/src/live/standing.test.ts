import type { ChannelDocument, ChannelVersion } from '@eldorado/releases';
import { standingOf } from './standing.ts';

type Known = Pick<ChannelVersion, 'fallbackUrl'> & { quarantine?: object; good?: object };

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
const flights = (version: string) => ({ 'mf-flights': version });

test('a browser falls back to the version that the document names', () => {
  const document = channel({ '1.0.0': {}, '1.1.0': before });
  expect(standingOf(document, flights('1.1.0')).before).toEqual(flights('1.0.0'));
});

test('the first version, an unknown one and an unknown remote have none', () => {
  const document = channel({ '1.0.0': {} });
  for (const versions of [flights('1.0.0'), flights('9.0.0'), { 'mf-taxi': '1.0.0' }])
    expect(standingOf(document, versions)).toEqual({ before: {}, onTrial: new Set() });
});

test('nobody falls back to a version that is out of service, or gone', () => {
  const out = channel({ '1.0.0': { quarantine: {} }, '1.1.0': before });
  expect(standingOf(out, flights('1.1.0')).before).toEqual({});
  expect(standingOf(channel({ '1.1.0': before }), flights('1.1.0')).before).toEqual({});
});

test('a version is on trial until it is known good, and only where another one was before', () => {
  const document = (own: Known) => channel({ '1.0.0': {}, '1.1.0': own });
  const trialOf = (own: Known, version = '1.1.0') => [
    ...standingOf(document(own), flights(version)).onTrial,
  ];
  expect(trialOf(before)).toEqual(['mf-flights']);
  expect(trialOf({ ...before, good: {} })).toEqual([]);
  expect(trialOf(before, '1.0.0')).toEqual([]);
});
