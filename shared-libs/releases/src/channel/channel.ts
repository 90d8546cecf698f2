import { isCanary, isKnownBad, type ChannelDocument, type ChannelVersion } from './document.ts';

/** Name to live version; a micro-frontend that was published and never promoted is absent. */
export function liveSet(doc: ChannelDocument): Record<string, string> {
  const set: Record<string, string> = {};
  for (const name of Object.keys(doc.microFrontends)) {
    const live = liveVersion(doc, name);
    if (live) set[name] = live.metadata.version;
  }
  return set;
}

/** Name and version of all that has visitors: what is live first, then the canaries. */
export function servedVersions(doc: ChannelDocument): [name: string, version: string][] {
  const canaries = Object.keys(doc.microFrontends).flatMap((name) =>
    versionsOf(doc, name)
      .filter(isCanary)
      .map(({ metadata }): [string, string] => [name, metadata.version]),
  );
  return [...Object.entries(liveSet(doc)), ...canaries];
}

/** All that is published of a remote, in the order of its publishing. */
export function versionsOf(doc: ChannelDocument, name: string): readonly ChannelVersion[] {
  return Object.hasOwn(doc.microFrontends, name) ? (doc.microFrontends[name] ?? []) : [];
}

/** A version of a remote on this channel; undefined where it was never published. */
export function findVersion(
  doc: ChannelDocument,
  name: string,
  version: string,
): ChannelVersion | undefined {
  return versionsOf(doc, name).find((each) => each.metadata.version === version);
}

/** The version that is served to everybody but canaries' visitors; undefined where nothing is live. */
export function liveVersion(doc: ChannelDocument, name: string): ChannelVersion | undefined {
  return versionsOf(doc, name).find((each) => each.deployment.default);
}

/** Where a version leads back to: the first of `waysBack`. */
export function goodPrevious(
  doc: ChannelDocument,
  name: string,
  version: string,
): ChannelVersion | undefined {
  return waysBack(doc, name, version)[0];
}

/**
 * All that was live before a version, is still on the channel and is not known bad: what is known good first, and of each
 * kind the nearest.
 */
export function waysBack(doc: ChannelDocument, name: string, version: string): ChannelVersion[] {
  const before = liveBefore(doc, name, version).filter((each) => !isKnownBad(each));
  return [
    ...before.filter(({ extras }) => extras.good),
    ...before.filter(({ extras }) => !extras.good),
  ];
}

/** What was live before a version, the nearest first. */
function liveBefore(doc: ChannelDocument, name: string, version: string): ChannelVersion[] {
  const own = findVersion(doc, name, version);
  const chain: ChannelVersion[] = [];
  // Promoted to and fro, versions lead back to each other.
  const seen = new Set([version]);
  for (let each = own; each?.extras.previous && !seen.has(each.extras.previous);) {
    seen.add(each.extras.previous);
    each = findVersion(doc, name, each.extras.previous);
    if (each) chain.push(each);
  }
  // The chain ends where one was removed: what was live earlier still stands.
  const promoted = own?.extras.promotedAt;
  const earlier = versionsOf(doc, name)
    .filter(({ metadata }) => !seen.has(metadata.version))
    .map((each) => ({ each, at: each.extras.promotedAt }))
    .flatMap(({ each, at }) => (at !== null && promoted && at <= promoted ? { each, at } : []))
    .sort((a, b) => b.at.localeCompare(a.at));
  return [...chain, ...earlier.map(({ each }) => each)];
}
