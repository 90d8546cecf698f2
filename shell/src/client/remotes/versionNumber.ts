import type { RemoteVersion } from '@eldorado/remote/runtime';
import type { Site } from '../../site/site.ts';

/** The number of a remote's live version, or of the one before it; the shell's own for the shell's pages. */
export function versionNumber(
  { remotes, version: own }: Pick<Site, 'remotes' | 'version'>,
  remote: string,
  version: RemoteVersion,
): string {
  const known = remotes[remote];
  return (version === 'fallback' ? known?.fallback : known)?.version ?? own;
}
