import { findVersion, outOfServiceBy, versionsOf, type ChannelDocument } from '@eldorado/releases';

/** What a channel's document says of a set's versions. */
export interface Standing {
  /** The version that a browser falls back to, for each of the remotes that has one in service. */
  before: Readonly<Record<string, string>>;
  /** Those of them whose own version is not known good yet. */
  onTrial: ReadonlySet<string>;
}

export function standingOf(
  document: ChannelDocument,
  versions: Readonly<Record<string, string>>,
): Standing {
  const before: Record<string, string> = {};
  const onTrial = new Set<string>();
  for (const [name, version] of Object.entries(versions)) {
    const own = findVersion(document, name, version);
    const fallback = versionsOf(document, name).find((each) => each.url === own?.fallbackUrl);
    if (!fallback || outOfServiceBy(fallback)) continue;
    before[name] = fallback.metadata.version;
    // The shell's code runs in every page.
    if (name !== 'shell' && !own?.extras.good) onTrial.add(name);
  }
  return { before, onTrial };
}
