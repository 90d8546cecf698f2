import { createHash } from 'node:crypto';
import semver from 'semver';
import { cohortCount, cohortsOf } from './shares.ts';
import { outOfServiceBy, type ChannelDocument, type ChannelVersion } from './document.ts';

/**
 * What a visitor of a cohort is served, name to version; a micro-frontend without a live version is absent.
 * The same cohort gets the same versions as long as the shares stay, and one that a canary has reached stays
 * with it while its share grows. One that is out of service is served to nobody.
 * @param cohort 0 to 9999, drawn at random once per visitor.
 */
export function visitorVersions(doc: ChannelDocument, cohort: number): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [name, versions] of Object.entries(doc.microFrontends)) {
    const version = versionFor(name, versions, cohort);
    if (version !== undefined) chosen[name] = version;
  }
  return chosen;
}

/** Whether visitors of different cohorts may be served different versions. */
export function hasCanary(doc: ChannelDocument): boolean {
  return Object.values(doc.microFrontends).some((versions) => versions.some(isCanary));
}

/** Served to a share of the visitors beside the live version. */
export function isCanary({ deployment }: ChannelVersion): boolean {
  return !deployment.default && deployment.traffic > 0;
}

function versionFor(
  name: string,
  versions: readonly ChannelVersion[],
  cohort: number,
): string | undefined {
  const served = versions.filter((each) => !outOfServiceBy(each));
  // In the order of the versions: that of the document may differ between two writers.
  const canaries = served
    .filter(isCanary)
    .sort((a, b) => semver.compareBuild(a.metadata.version, b.metadata.version));
  let end = 0;
  for (const { deployment, metadata } of canaries) {
    end += cohortsOf(deployment.traffic);
    if (placeOf(name, cohort) < end) return metadata.version;
  }
  return served.find(({ deployment }) => deployment.default)?.metadata.version;
}

const orders = new Map<string, Uint16Array>();

/**
 * The place of a cohort in the order in which a micro-frontend's canaries take them. Each has an order of its
 * own, or else the same visitors would get every canary of the site.
 */
function placeOf(name: string, cohort: number): number {
  let order = orders.get(name);
  if (!order) {
    const shuffled = Array.from({ length: cohortCount }, (_, each) => ({
      each,
      key: createHash('sha256').update(`${name}:${each}`).digest('hex'),
    })).sort((a, b) => (a.key < b.key ? -1 : 1));
    order = new Uint16Array(cohortCount);
    for (const [place, { each }] of shuffled.entries()) order[each] = place;
    orders.set(name, order);
  }
  return order[cohort] ?? cohortCount;
}
