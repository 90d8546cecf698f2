import { findVersion, standingWith } from '@eldorado/releases';
import { LRUCache } from 'lru-cache';
import type { FailureRule } from '../../config/rules.ts';
import type { LiveReleases } from '../../live/followChannel.ts';
import type { OpenSet, Proof } from '../../render/blame/accusations.ts';
import { witnessed, type LoadOutcomes, type Verdict } from '../../telemetry/loadOutcomes.ts';

export interface JudgeParts {
  /** Known once the channel is followed. */
  releases: () => Pick<LiveReleases, 'document' | 'current' | 'open'>;
  /** Renders pages again, apart, on which a version failed; or any of its pages, of a set of `among`. Null where this gateway knows none. */
  prove: (
    remote: string,
    version: string,
    open: OpenSet,
    among?: Readonly<Record<string, string>>,
  ) => Promise<Proof | null>;
  rule: Pick<FailureRule, 'addresses' | 'networks'>;
  outcomes: Pick<LoadOutcomes, 'verdict' | 'forget'>;
  now: () => Date;
}

/** What is done with a version that fails, or with who makes it fail. */
interface Sentence {
  take: (remote: string, version: string, why: string) => Promise<void>;
  /** It stays in service, and somebody is to look. */
  leave: (remote: string, version: string, why: string) => void;
}

export interface Judge {
  /**
   * Takes out of service whoever is to blame for the failures of a version, if anybody is.
   * @param elsewhere another gateway counted the last of them.
   */
  judge: (remote: string, version: string, verdict: Verdict, elsewhere: boolean) => Promise<void>;
  /** It could not be found out: it is tried again in a while. */
  giveUp: (remote: string, version: string) => void;
}

/** What makes a cache forget in the time of a clock, which a test may move. */
export const inTimeOf = (now: () => Date) => ({
  perf: { now: () => now().getTime() },
  // Each look at the clock is a real one.
  ttlResolution: 0,
});

/** Milliseconds from a proof to the next of that version: each starts workers. */
const proofEvery = 10_000;

const unproved = {
  platform: 'its pages fail with the version before too: look at the shell and the API',
  unknown: 'who is to blame could not be found out: look at the log',
  unseen: 'its pages do not fail when they are rendered again apart: look at the log',
  alike:
    'the others fail nearly as often: see whether files come to browsers, and what all have in common',
  reported:
    'it does not fail here, and to too few of the networks that report it a page with it was sent: see whether it fails in a browser',
};

/** Of a version's share of failures so great a part, among all others together, makes one cause of all likely. */
const alike = 1 / 3;

/** Of the loads of some versions together those that failed, 0 to 1; each witness once. */
function shareOf(verdicts: readonly Verdict[]): number {
  const sum = (of: (verdict: Verdict) => number) =>
    verdicts.reduce((all, verdict) => all + of(verdict), 0);
  const witnesses = sum(({ addresses, networks }) => addresses + networks);
  return witnesses === 0 ? 0 : witnesses / (witnesses + sum(({ loaded }) => loaded));
}

const whyOf = (verdict: Verdict) => `${witnessed(verdict)} within two minutes`;

/** @param sentence what is done with a version that fails, or with who makes it fail. */
export function createJudge(
  { releases, prove, rule, outcomes, now }: JudgeParts,
  { take, leave }: Sentence,
): Judge {
  const proofs = new LRUCache<string, Proof | { kind: 'unknown' }>({
    max: 100,
    ttl: proofEvery,
    ...inTimeOf(now),
  });

  /** The other versions of the live set that fail at the same time. */
  const failingToo = (remote: string) =>
    Object.entries(releases().current().versions).filter(([name, version]) => {
      const { broken, alarming } = outcomes.verdict(name, version);
      return name !== remote && (broken || alarming);
    });

  /** What visitors of a version get with it: of a set all that was named together, else what is live. */
  function versionsWith(remote: string, version: string): Record<string, string> {
    const { current, document } = releases();
    const own = findVersion(document(), remote, version);
    const along = own ? standingWith(document(), own) : [];
    return {
      ...current().versions,
      ...Object.fromEntries(along.map((each) => [each.name, each.version])),
      [remote]: version,
    };
  }

  /** Whether the others of the live set, taken together, fail nearly as often: files that do not come fail for all alike. */
  function allFailAlike(remote: string, verdict: Verdict): boolean {
    const others = Object.entries(releases().current().versions)
      .filter(([name]) => name !== remote)
      .map(([name, version]) => outcomes.verdict(name, version));
    return shareOf(others) >= alike * shareOf([verdict]);
  }

  /** Acts on what cannot be proved here: what browsers report of pages they were sent, and faults whose doer is known. */
  async function takeByReports(remote: string, version: string, verdict: Verdict): Promise<void> {
    const names = failingToo(remote).map(([name]) => name);
    // One of them may make the others fail in the same tab.
    if (names.length > 0)
      leave(remote, version, `${names.join(', ')} fails at the same time: see which is new`);
    else if (allFailAlike(remote, verdict)) leave(remote, version, unproved.alike);
    else await take(remote, version, whyOf(verdict));
  }

  /** Finds out who makes a version fail; by pages of it that did not fail here, where only browsers say that it fails. */
  async function findOut(remote: string, version: string, verdict: Verdict): Promise<Proof | null> {
    const id = `${remote}@${version}`;
    const { open } = releases();
    const isReported = verdict.networks >= rule.networks;
    const among = isReported ? versionsWith(remote, version) : undefined;
    const proof = await prove(remote, version, (versions) => open(versions), among);
    if (proof) proofs.set(id, proof);
    return proof;
  }

  /** Takes out who is to blame for the failures of a version; what failed until now may be its doing. */
  async function takeCulprit(
    failing: readonly [remote: string, version: string],
    culprit: Proof & { kind: 'culprit' },
    why: string,
  ): Promise<void> {
    const failed = [failing, ...failingToo(culprit.remote)];
    const itself = culprit.remote === failing[0];
    const made = itself ? why : `it makes ${failing.join(' ')} fail: ${why}`;
    await take(culprit.remote, culprit.version, made);
    for (const [name, version] of failed) outcomes.forget(name, version);
  }

  /** Takes out of service whoever is to blame for the failures of a version, if anybody is. */
  async function judge(
    remote: string,
    version: string,
    verdict: Verdict,
    elsewhere: boolean,
  ): Promise<void> {
    const known = proofs.get(`${remote}@${version}`);
    const proof = known ?? (await findOut(remote, version, verdict));
    if (proof?.kind === 'culprit') {
      if (!known) await takeCulprit([remote, version], proof, whyOf(verdict));
      return;
    }
    if (proof?.kind === 'unknown') return leave(remote, version, unproved.unknown);
    if (proof?.kind === 'platform') return leave(remote, version, unproved.platform);
    // Faults whose doer is known without a page.
    const isSeen = proof?.kind !== 'unseen' && !elsewhere && verdict.addresses >= rule.addresses;
    if (verdict.broken && (verdict.vouched || isSeen))
      await takeByReports(remote, version, verdict);
    else if (proof?.kind === 'unseen') leave(remote, version, unproved.unseen);
    else if (verdict.broken && verdict.networks >= rule.networks)
      leave(remote, version, unproved.reported);
  }

  return {
    judge,
    giveUp: (remote, version) => void proofs.set(`${remote}@${version}`, { kind: 'unknown' }),
  };
}
