import {
  liveVersion,
  rollbackVerdict,
  versionsOf,
  waysBack,
  type ChannelDocument,
  type ChannelVersion,
  type Release,
  type ReleaseStore,
  type ServingChecks,
  type ServingFault,
} from '@eldorado/releases';
import type { LiveSet } from './liveSet.ts';

/** What tells the versions of a document that must not be taken. */
export interface DocumentChecks {
  store: ReleaseStore;
  releases: ServingChecks;
  /** Rejects with a version of the shell that does not start. */
  tryShell: (version: string) => Promise<void>;
}

/** A document as it may be served. */
export interface ValidDocument {
  document: ChannelDocument;
  /** What must not be taken of the one that was asked for. */
  refused: readonly ServingFault[];
  /** What is wrong with an app of which another version serves, by name. */
  stale: Readonly<Record<string, string>>;
  /** What is wrong with an app of which nothing serves. */
  down: Readonly<Record<string, string>>;
}

/**
 * A document without the versions that must not be taken: those that are not what was published, and shells that do not
 * start. A shell that throws would fail every page of its visitors; a remote that does breaks only its own pages, and
 * browsers report it. Of an app whose live version is refused what is in force stays, as long as it is whole itself; else
 * the version serves that the refused one leads back to; else what is in force goes on from memory, and at a start the
 * refused one serves if only files of the browser are damaged: a page that does less is more than none. The visitors of
 * a refused canary get the live version.
 * @param inForce what is served now.
 */
export async function validDocument(
  checks: DocumentChecks,
  next: ChannelDocument,
  inForce?: ChannelDocument,
): Promise<ValidDocument> {
  const refused = await refusedVersions(checks, next);
  const document = { ...next, microFrontends: { ...next.microFrontends } };
  const stale: Record<string, string> = {};
  const down: Record<string, string> = {};
  const faultOf = (name: string, { metadata }: ChannelVersion) =>
    refused.find((one) => one.name === name && one.version === metadata.version);
  // The shell first: what stands in for a remote must fit the one that serves.
  const names = Object.keys(next.microFrontends).sort(shellFirst);
  for (const name of names) {
    const versions = versionsOf(next, name);
    const faults = versions.flatMap((each) => faultOf(name, each) ?? []);
    const [fault] = faults;
    if (!fault) continue;
    const live = liveVersion(next, name);
    const liveFault = live && faultOf(name, live);
    if (!live || !liveFault) {
      document.microFrontends[name] = versions.map((each) =>
        faultOf(name, each) ? idle(each) : each,
      );
      stale[name] = `${fault.sentence} Its visitors get ${live?.metadata.version ?? 'none'}.`;
      continue;
    }
    const instead = await whatServesInstead(checks, {
      document,
      live,
      name,
      inForce,
      renders: liveFault.renders,
    });
    document.microFrontends[name] = [...(instead ?? versions.map(idle))];
    const serves = instead?.find(({ deployment }) => deployment.default)?.metadata.version;
    if (serves === undefined) down[name] = liveFault.sentence;
    else if (serves === liveFault.version)
      stale[name] =
        `${liveFault.sentence} It serves all the same: nothing else can. What browsers need of it may be missing.`;
    else stale[name] = `${liveFault.sentence} ${serves} serves instead.`;
  }
  return { document, refused, stale, down };
}

const shellFirst = (a: string, b: string) => Number(b === 'shell') - Number(a === 'shell');

async function refusedVersions(
  { releases, tryShell }: DocumentChecks,
  document: ChannelDocument,
): Promise<ServingFault[]> {
  const faults = await releases.faults(document);
  const known = new Set(faults.map(({ name, version }) => `${name}@${version}`));
  for (const { deployment, extras, metadata } of versionsOf(document, 'shell')) {
    if (deployment.traffic === 0 || known.has(extras.release)) continue;
    const { version } = metadata;
    try {
      await tryShell(version);
    } catch (error) {
      const sentence = `shell ${version} does not start: ${String(error)}. Promote another version.`;
      faults.push({ name: 'shell', version, renders: false, sentence });
    }
  }
  return faults;
}

interface Refused {
  /** The document that was asked for, with what of it was replaced so far. */
  document: ChannelDocument;
  /** Its live version of this app, which is refused. */
  live: ChannelVersion;
  name: string;
  inForce: ChannelDocument | undefined;
  /** Whether it can still make pages. */
  renders: boolean;
}

async function whatServesInstead(
  checks: DocumentChecks,
  { document, live, name, inForce, renders }: Refused,
): Promise<readonly ChannelVersion[] | undefined> {
  const { version } = live.metadata;
  const served = inForce && liveVersion(inForce, name);
  const only = (one: ChannelVersion) =>
    versionsOf(document, name).map((other) =>
      other === one ? { ...one, deployment: { traffic: 100, default: true } } : idle(other),
    );
  const isWhole = async (doc: ChannelDocument, each: ChannelVersion) =>
    (await checks.releases.faultOf(doc, name, each.metadata.version)) === null;
  if (served && served.metadata.version !== version && (await isWhole(inForce, served)))
    return versionsOf(inForce, name);
  for (const each of waysBack(document, name, version)) {
    if (!(await isWhole(document, each))) continue;
    if (!(await fitsAndStarts(checks, document, name, each.metadata.version))) continue;
    return only(each);
  }
  if (served) return versionsOf(inForce, name);
  return renders && !inForce ? only(live) : undefined;
}

/** Whether a version works with what else is live: a remote with the shell, a shell with every remote. */
async function fitsAndStarts(
  { store, tryShell }: DocumentChecks,
  document: ChannelDocument,
  name: string,
  version: string,
): Promise<boolean> {
  const read = await store.readRelease(name, version);
  if (!read.ok) return false;
  if (name !== 'shell') {
    const shell = await liveRelease(store, document, 'shell');
    return shell !== null && rollbackVerdict(read.value, shell).safe;
  }
  for (const remote of Object.keys(document.microFrontends)) {
    const other = remote === 'shell' ? null : await liveRelease(store, document, remote);
    if (other && !rollbackVerdict(other, read.value).safe) return false;
  }
  return tryShell(version).then(
    () => true,
    () => false,
  );
}

async function liveRelease(
  store: ReleaseStore,
  document: ChannelDocument,
  name: string,
): Promise<Release | null> {
  const live = liveVersion(document, name);
  const read = live && (await store.readRelease(name, live.metadata.version));
  return read?.ok ? read.value : null;
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
