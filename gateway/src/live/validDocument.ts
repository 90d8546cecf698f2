import {
  rollbackVerdict,
  servingFaults,
  versionsOf,
  type ChannelDocument,
  type ChannelVersion,
  type ReleaseStore,
  type ServingFault,
} from '@eldorado/releases';
import type { LiveSet } from './liveSet.ts';

/**
 * The versions of a document that must not be taken, and why: those that are not what was published, and shells
 * that do not start. A shell that throws would fail every page of its visitors; a remote that does breaks only
 * its own pages, and browsers report it.
 * @param tryShell rejects with a version of the shell that does not start.
 */
export async function refusedVersions(
  store: ReleaseStore,
  document: ChannelDocument,
  tryShell: (version: string) => Promise<void>,
): Promise<ServingFault[]> {
  const faults = await servingFaults(store, document);
  const known = new Set(faults.map(({ name, version }) => `${name}@${version}`));
  for (const { deployment, extras, metadata } of versionsOf(document, 'shell')) {
    if (deployment.traffic === 0 || known.has(extras.release)) continue;
    const { version } = metadata;
    try {
      await tryShell(version);
    } catch (error) {
      const sentence = `shell ${version} does not start: ${String(error)}. Promote another version.`;
      faults.push({ name: 'shell', version, sentence });
    }
  }
  return faults;
}

/**
 * A document without the versions that must not be taken, app by app: of one whose live version is refused everything
 * stays as it is in force, or it has no visitors where nothing is; those of a refused canary get the live version.
 * @param inForce what is served now.
 */
export function validDocument(
  next: ChannelDocument,
  refused: readonly ServingFault[],
  inForce?: ChannelDocument,
): ChannelDocument {
  const microFrontends: ChannelDocument['microFrontends'] = {};
  for (const [name, versions] of Object.entries(next.microFrontends)) {
    const isRefused = (each: ChannelVersion) =>
      refused.some((one) => one.name === name && one.version === each.metadata.version);
    const liveIsRefused = versions.some((each) => each.deployment.default && isRefused(each));
    const kept = liveIsRefused && inForce?.microFrontends[name];
    microFrontends[name] =
      kept || versions.map((each) => (liveIsRefused || isRefused(each) ? idle(each) : each));
  }
  return { ...next, microFrontends };
}

/** Whether the remotes of a set work in its shell: kept from one document beside a shell of another, they may not. */
export function fitsTogether({ apps }: Pick<LiveSet, 'apps'>): boolean {
  const shell = apps.get('shell')?.release;
  return [...apps.values()].every(
    ({ release }) => release === shell || (shell && rollbackVerdict(release, shell).safe),
  );
}

/** A version that nobody is served. */
const idle = (version: ChannelVersion): ChannelVersion => ({
  ...version,
  deployment: { traffic: 0, default: false },
});
