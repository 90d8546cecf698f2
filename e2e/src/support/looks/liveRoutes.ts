import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { components } from '@eldorado/http/api-types';
import { liveSet, openStore } from '@eldorado/releases';
import type { RemoteDescriptor } from '@eldorado/remote/descriptor';
import { testChannel, testReleases } from '../site/site.ts';

/** A page of the live site, as its release declares it. */
export interface LiveRoute {
  /** Without locale prefix; a parameter has a value that exists. */
  path: string;
  /** The package that owns it; `shell` for the shell's own. */
  owner: string;
  /** Whether the sitemap and the menu's search have it. */
  listed: boolean;
}

type Schemas = components['schemas'];
type Ask = <Answer>(call: string) => Promise<Answer>;

/** What the parameters of page patterns stand for: values from the site's own API. A new parameter is added here. */
const parameters: Readonly<Record<string, (pattern: string, ask: Ask) => Promise<string>>> = {
  async flight(_, ask) {
    const call = '/v2/flights?type=commercial&direction=departures';
    return (await ask<Schemas['FlightList']>(call)).flights[0]?.id ?? '';
  },
  // A page of a form, as one finds it who has written nothing yet.
  step: (pattern) => Promise.resolve(pattern.startsWith('/contacto') ? 'tema' : 'viaje'),
  async slug(pattern, ask) {
    if (pattern.startsWith('/el-dorado-informa'))
      return (await ask<Schemas['NewsList']>('/v2/news')).items[0]?.slug ?? '';
    const call = `/v2/establishments?kind=${path.basename(path.dirname(pattern))}`;
    return (await ask<Schemas['EstablishmentList']>(call)).establishments[0]?.slug ?? '';
  },
};

/** The versions that the site serves, by package. */
export async function liveVersions(
  releases = testReleases,
): Promise<Readonly<Record<string, string>>> {
  const channel = await openStore(releases).readChannel(testChannel);
  if (!channel.ok) throw new Error('The releases of the journeys have no channel');
  return liveSet(channel.value);
}

/**
 * Every page of the live releases, from the declarations that they were published with.
 * @param origin of the site, whose API knows values for parameters. @param releases those that it serves.
 * @throws when nothing is known of a parameter, naming it.
 */
export async function liveRoutes(origin: string, releases = testReleases): Promise<LiveRoute[]> {
  const ask = async <Answer>(call: string) =>
    (await (await fetch(`${origin}/api${call}`)).json()) as Answer;
  const declared = Object.entries(await liveVersions(releases)).flatMap(([owner, version]) => {
    const file = path.join(releases, owner, version, 'remote.json');
    const { pages } = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescriptor;
    return pages.map((page) => ({ owner, ...page }));
  });
  return Promise.all(
    declared.map(async ({ owner, path: pattern, unlisted }) => {
      const [parameter, name = ''] = /:(\w+)/.exec(pattern) ?? [];
      if (parameter === undefined) return { owner, path: pattern, listed: !unlisted };
      const value = await parameters[name]?.(pattern, ask);
      if (!value) throw new Error(`No value is known for ${pattern}`);
      // Of pages with parameters the sitemap has the notes.
      const listed = pattern.startsWith('/el-dorado-informa');
      return { owner, path: pattern.replace(parameter, value), listed };
    }),
  );
}
