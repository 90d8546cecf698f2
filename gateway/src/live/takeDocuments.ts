import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import {
  createServingChecks,
  liveSet as versionsOf,
  setIdOf,
  type ChannelDocument,
  type ReleaseStore,
} from '@eldorado/releases';
import { openSet, type LiveSet } from './liveSet.ts';
import type { SetRunner } from './setRunner.ts';
import { standingOf } from './standing.ts';
import { fitsTogether, validDocument, type ValidDocument } from './validDocument.ts';

/** What is live by the documents that were taken. */
export interface TakenDocuments {
  current(): LiveSet;
  /** What is in force of the document that was taken last. */
  document(): ChannelDocument;
  /** What is wrong with releases that do not serve, by name. */
  faults(): Readonly<Record<string, string>>;
  /** What is wrong with releases in whose place another version serves, by name. */
  stale(): Readonly<Record<string, string>>;
  /** Takes what may be taken of a document, one after the other. @returns what is wrong with the rest. */
  take(next: ChannelDocument): Promise<string>;
  /** Takes the last one again where the files of what is live changed. */
  takeFiles(): Promise<void>;
}

interface Parts {
  store: ReleaseStore;
  log: FastifyBaseLogger;
  runner: SetRunner;
  /** Starts the workers of a document's canaries beside a set. */
  startCanaries: (live: LiveSet, by: ChannelDocument) => Promise<void>;
  /** Called when another set is live, or the same one by another document. */
  onReplaced: (before: LiveSet, by: ChannelDocument) => void;
}

type Sentences = Readonly<Record<string, string>>;

/**
 * Begins with a document and takes the ones that follow: each set is opened beside the present one, and takes over when its
 * workers are there. @throws when there is no set to begin with.
 */
export async function takeDocuments(parts: Parts, first: ChannelDocument): Promise<TakenDocuments> {
  const { store, log, runner, onReplaced } = parts;
  const tryShell = async (version: string) =>
    runner.tryShell(await openSet(store, { shell: version }, () => undefined));
  const checks = { store, releases: createServingChecks(store), tryShell };

  // What is left out here the watch reports, which hands over the same document at once.
  const begin = await validDocument(checks, first);
  let wanted = first;
  let { document } = begin;
  /** Of the files of what is asked for, and of what serves, as they were when they were last looked into. */
  let taken = await checks.releases.stamp(wanted, document);
  if (begin.down['shell'] !== undefined) throw new Error(begin.down['shell']);
  const begun = await openLive(parts, document);
  await start(parts, begun);
  let current = begun.set;
  runner.take(current);
  let openFaults: Sentences = begun.found;
  let faults: Sentences = { ...openFaults, ...begin.down };
  let { stale } = begin;
  let turn: Promise<unknown> = Promise.resolve();

  /** Serves what is valid of a document. */
  async function replace(valid: ValidDocument, next: ChannelDocument): Promise<void> {
    const opened = await openLive(parts, valid.document, current.apps);
    const { set, found } = opened;
    const mixed = set.id !== setIdOf(versionsOf(next));
    if (mixed && !fitsTogether(set))
      throw new Error(`${sentencesOf(valid)} What else changed does not fit what serves instead.`);
    // A version that was published, and not promoted, changes nothing of the live set.
    const same = rendersAs(set, current);
    if (same) await parts.startCanaries(set, valid.document);
    else await start(parts, opened);
    const [before, by] = [current, document];
    if (set.id !== current.id)
      log.info({ set: set.id, versions: set.versions }, 'live set changed');
    current = set;
    document = valid.document;
    if (!same) runner.take(set);
    openFaults = same ? { ...openFaults, ...found } : found;
    onReplaced(before, by);
  }

  async function takeNow(next: ChannelDocument): Promise<string> {
    wanted = next;
    const valid = await validDocument(checks, next, document);
    const stamp = await checks.releases.stamp(next, valid.document);
    if (!isDeepStrictEqual(valid.document, document)) await replace(valid, next);
    faults = { ...openFaults, ...valid.down };
    for (const [name, sentence] of Object.entries(valid.stale))
      if (stale[name] !== sentence) log.error({ remote: name }, sentence);
    stale = valid.stale;
    taken = stamp;
    return sentencesOf(valid);
  }

  /** One after the other: the channel and the files may change at the same time. */
  function take(next: () => ChannelDocument): Promise<string> {
    const done = turn.then(() => takeNow(next()));
    turn = done.catch(() => undefined);
    return done;
  }

  return {
    current: () => current,
    document: () => document,
    faults: () => faults,
    stale: () => stale,
    take: (next) => take(() => next),
    async takeFiles() {
      if ((await checks.releases.stamp(wanted, document)) !== taken) await take(() => wanted);
    },
  };
}

const sentencesOf = ({ refused }: ValidDocument) =>
  refused.map(({ sentence }) => sentence).join(' ');

type OpenedSet = Awaited<ReturnType<typeof openLive>>;

/** The live set of a document, and what of it could not be opened. @param known apps that are open already. */
async function openLive({ store, log }: Parts, from: ChannelDocument, known?: LiveSet['apps']) {
  const versions = versionsOf(from);
  const found: Record<string, string> = {};
  const report = (name: string, error: unknown) => {
    found[name] = String(error);
    log.error({ err: error, remote: name }, 'release cannot be opened');
  };
  const standing = standingOf(from, versions);
  return { set: await openSet(store, versions, report, standing, known), found, report };
}

/** Starts the live set's workers, and notes what of it does not start. */
async function start({ runner }: Parts, { set, report }: OpenedSet): Promise<void> {
  for (const [name, sentence] of Object.entries(await runner.prepare(set)))
    report(name, new Error(sentence));
}

/** Whether two sets are made of the same releases, what their remotes fall back to included. */
function rendersAs(one: LiveSet, other: LiveSet): boolean {
  const partsOf = ({ id, apps, fallbacks }: LiveSet) => [
    id,
    [...apps.keys()],
    [...fallbacks].map(([name, { version }]) => [name, version]),
  ];
  return isDeepStrictEqual(partsOf(one), partsOf(other));
}
