import type { Boot } from '../../site/site.ts';

/** What the server hands over to a tab of tests, at 10:00 in Bogotá. @param site what differs of its site. */
export const exampleBoot = (site: object): Boot =>
  ({
    site: { locale: 'es', setId: 'a', pages: [], remotes: {}, ...site },
    messages: {},
    state: {},
    now: '2026-03-02T15:00:00Z',
    clockIsFrozen: true,
    apiBaseUrl: '/api',
  }) as unknown as Boot;
