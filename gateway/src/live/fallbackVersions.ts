import { findVersion, outOfServiceBy, versionsOf, type ChannelDocument } from '@eldorado/releases';

/** The version that a browser falls back to, for each of a set's remotes that has one in service. */
export function fallbackVersions(
  document: ChannelDocument,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const before: Record<string, string> = {};
  for (const [name, version] of Object.entries(versions)) {
    const url = findVersion(document, name, version)?.fallbackUrl;
    const fallback = versionsOf(document, name).find((each) => each.url === url);
    if (fallback && !outOfServiceBy(fallback)) before[name] = fallback.metadata.version;
  }
  return before;
}
