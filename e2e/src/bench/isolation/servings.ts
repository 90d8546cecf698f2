import {
  canaryRelease,
  cohortCount,
  pinLasts,
  promoteRelease,
  quarantineRelease,
  rollbackRelease,
  signPins,
  visitorVersions,
  type Change,
  type ReleaseStore,
  type Result,
} from '@eldorado/releases';
import { testChannel } from '../../support/site/site.ts';
import { storeChange } from '../storeChange.ts';

/** The ways in which a version is served. */
export const ways = ['pin', 'canary of 1 %', 'canary of 99 %', 'live'] as const;
export type Way = (typeof ways)[number];
const shares: Partial<Record<Way, number>> = { 'canary of 1 %': 1, 'canary of 99 %': 99 };

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
  const share = shares[way];
  if (share === undefined) {
    done(await promoteRelease(storeChange(store), remote, version, true));
    return undefined;
  }
  done(await canaryRelease(storeChange(store), remote, version, share, { force: true }));
  const document = await documentOf(store);
  const cohorts = Array.from({ length: cohortCount }, (_, cohort) => cohort);
  const reached = cohorts.find((each) => visitorVersions(document, each)[remote] === version);
  return { cookie: `cohort=${reached}` };
}

/** Ends what `serve` began, where nobody has taken it out of service. */
export async function takeBack(store: ReleaseStore, { remote, version, way }: Serving) {
  if (way === 'live') done(await quarantineRelease(storeChange(store), remote, version, true));
  else if (way !== 'pin')
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
