import { emptyChannel, type ChannelDocument } from '@eldorado/releases';

/** A channel on which these versions are live, for tests; there are no releases behind it. */
export function exampleDocument(live: Readonly<Record<string, string>>): ChannelDocument {
  return {
    ...emptyChannel(),
    microFrontends: Object.fromEntries(
      Object.entries(live).map(([name, version]) => [
        name,
        [
          {
            url: `/assets/${name}/${version}/client/remoteEntry.js`,
            metadata: { integrity: `sha384-${'A'.repeat(64)}`, version },
            deployment: { traffic: 100, default: true },
            extras: {
              release: `${name}@${version}`,
              previous: null,
              publishedAt: '2026-11-21T12:00:00.000Z',
              promotedAt: '2026-11-21T12:00:00.000Z',
              digest: `sha384-${'A'.repeat(64)}`,
            },
          },
        ],
      ]),
    ),
  };
}
