import { isCanary } from './cohort.ts';
import type { ChannelDocument, ChannelVersion } from './document.ts';

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

export function versionsOf(doc: ChannelDocument, name: string): readonly ChannelVersion[] {
  return Object.hasOwn(doc.microFrontends, name) ? (doc.microFrontends[name] ?? []) : [];
}

export function findVersion(
  doc: ChannelDocument,
  name: string,
  version: string,
): ChannelVersion | undefined {
  return versionsOf(doc, name).find((each) => each.metadata.version === version);
}

export function liveVersion(doc: ChannelDocument, name: string): ChannelVersion | undefined {
  return versionsOf(doc, name).find((each) => each.deployment.default);
}

/** The nearest version that was live before this one, is still on the channel and is not quarantined. */
export function goodPrevious(
  doc: ChannelDocument,
  name: string,
  version: string,
): ChannelVersion | undefined {
  // Promoted to and fro, versions lead back to each other.
  const seen = new Set([version]);
  let each = findVersion(doc, name, version);
  while (each?.extras.previous && !seen.has(each.extras.previous)) {
    seen.add(each.extras.previous);
    each = findVersion(doc, name, each.extras.previous);
    if (each && !each.extras.quarantine) return each;
  }
  return undefined;
}
