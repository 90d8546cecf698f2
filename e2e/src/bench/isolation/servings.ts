import {
  canaryRelease,
  pinLasts,
  promoteRelease,
  quarantineRelease,
  rollbackRelease,
  signPins,
  type Change,
  type ReleaseStore,
  type Result,
} from '@eldorado/releases';
import { testChannel } from '../../support/site/site.ts';
import { storeChange } from '../storeChange.ts';

/** The ways in which a version is served. */
export const ways = ['pin', 'canary', 'live'] as const;
export type Way = (typeof ways)[number];

/** A version, as it is served in one way. */
export interface Serving {
  remote: string;
  version: string;
  way: Way;
}

/** Serves a version. @returns the headers of who sees it. */
export async function serve(store: ReleaseStore, { remote, version, way }: Serving) {
  if (way === 'pin') {
    const ends = new Date(Date.now() + pinLasts).toISOString();
    const key = await store.keyring.signingKey();
    const token = signPins([{ name: remote, version }], ends, key);
    return { cookie: `release=${token}` };
  }
  if (way === 'live') done(await promoteRelease(storeChange(store), remote, version, true));
  else done(await canaryRelease(storeChange(store), remote, version, 99, { force: true }));
  // Nearly every cohort is one of the canary's.
  return way === 'canary' ? { cookie: 'cohort=4321' } : undefined;
}

/** Ends what `serve` began, where nobody has taken it out of service. */
export async function takeBack(store: ReleaseStore, { remote, version, way }: Serving) {
  if (way === 'live') done(await quarantineRelease(storeChange(store), remote, version, true));
  else if (way === 'canary')
    done(await rollbackRelease(storeChange(store), remote, true, () => undefined));
}

/** Whether a version is served to any visitor. */
export async function hasVisitors(store: ReleaseStore, { remote, version }: Serving) {
  const served = (await documentOf(store)).microFrontends[remote] ?? [];
  return served.some(
    ({ metadata, deployment }) => metadata.version === version && deployment.traffic > 0,
  );
}

/** What was taken out of service and is not among the versions that misbehave: `mf-flights@1.0.0`. */
export async function innocentsOut(
  store: ReleaseStore,
  misbehaving: ReadonlySet<string>,
): Promise<string[]> {
  const { microFrontends } = await documentOf(store);
  return Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions
      .filter(({ metadata, extras }) => extras.quarantine && !misbehaving.has(metadata.version))
      .map(({ metadata }) => `${name}@${metadata.version}`),
  );
}

async function documentOf(store: ReleaseStore) {
  const document = await store.readChannel(testChannel);
  if (!document.ok) throw new Error(document.failure.sentence);
  return document.value;
}

function done(result: Result<Change>): void {
  if (!result.ok) throw new Error(result.failure.sentence);
}
