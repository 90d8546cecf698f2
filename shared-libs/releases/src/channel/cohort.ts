import { createHash } from 'node:crypto';
import semver from 'semver';
import { versionsOf } from './channel.ts';
import { cohortCount, cohortsOf } from './shares.ts';
import { isCanary, outOfServiceBy, type ChannelDocument, type ChannelVersion } from './document.ts';
import { isWhole, standingWith, textOf } from './sets.ts';

/**
 * What a visitor of a cohort is served, name to version; a micro-frontend without a live version is absent.
 * The same cohort gets the same versions as long as the shares stay, and one that a canary has reached stays
 * with it while its share grows. It gets all of a set of canaries or none. One that is out of service is served to nobody.
 * @param cohort 0 to 9999, drawn at random once per visitor.
 */
export function visitorVersions(doc: ChannelDocument, cohort: number): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const name of Object.keys(doc.microFrontends)) {
    const version = versionFor(doc, name, cohort);
    if (version !== undefined) chosen[name] = version;
  }
  return chosen;
}

/** Whether visitors of different cohorts may be served different versions. */
export function hasCanary(doc: ChannelDocument): boolean {
  return Object.values(doc.microFrontends).some((versions) => versions.some(isCanary));
}

/** What canaries serve beside what is live, name to version: each by itself, or with its set. Few visitors are of two. */
export function canarySets(doc: ChannelDocument): Record<string, string>[] {
  const running = Object.keys(doc.microFrontends).flatMap((name) =>
    versionsOf(doc, name).filter((each) => runs(doc, each)),
  );
  const sets = new Map(
    running.map((each) => [
      textOf(each.extras.set) || each.extras.release,
      standingWith(doc, each),
    ]),
  );
  return [...sets.values()].map((set) =>
    Object.fromEntries(set.map(({ name, version }) => [name, version])),
  );
}

const runs = (doc: ChannelDocument, version: ChannelVersion) =>
  isCanary(version) && !outOfServiceBy(version) && isWhole(doc, version);

function versionFor(doc: ChannelDocument, name: string, cohort: number): string | undefined {
  const served = versionsOf(doc, name).filter((each) => !outOfServiceBy(each));
  const running = served.filter((each) => runs(doc, each));
  for (const { deployment, extras, metadata } of running) {
    if (extras.set && placeOf(textOf(extras.set), cohort) < cohortsOf(deployment.traffic))
      return metadata.version;
  }
  // In the order of the versions: that of the document may differ between two writers.
  const canaries = running
    .filter(({ extras }) => !extras.set)
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
 * The place of a cohort in the order in which a micro-frontend's canaries take them, or those of a set. Each has an order of
 * its own, or else the same visitors would get every canary of the site; a set has one, or else they would get a part of it.
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
