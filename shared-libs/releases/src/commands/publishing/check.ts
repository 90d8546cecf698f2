import { checkRelease, type Finding } from '../../check/checkRelease.ts';
import { reproducibleFinding } from '../../check/cleanBuild.ts';
import { commonOptions, type Call, type Command } from '../command.ts';
import { print, printError, printJson, refuse } from '../output.ts';
import type { ChannelDocument } from '../../channel/document.ts';
import type { ReleaseId } from '../../release/release.ts';
import { refusalOf, success, type Failure, type Result } from '../../result.ts';
import { named } from '../named.ts';
import { ownVersion, reproducibleOptions, sourcesOf } from './workspace.ts';

export const check: Command = {
  arguments: ['<remote>', '[version]'],
  several: '<remote>@<version>',
  summary: 'whether a built release may be published, and what to fix',
  help: `Checks a built release: its files against their hashes, its signature and declaration, messages in four languages, byte budgets, no
CSS outside its layer, and against what is live on the channel its routes, contract and shared modules. Where its
sources are at hand it is built twice from clean, and the bytes compared. publish does the same. The version is the one
of the remote's package.json unless given. Of several each is compared with the others and with what stays live beside them.`,
  options: {
    ...reproducibleOptions,
    ...commonOptions,
  },

  async run(call) {
    const { store, channel, json } = call;
    const apps = call.apps.map(({ name, version }) => ({
      name,
      version: version === '' ? ownVersion(name) : version,
    }));
    const known = await store.readChannel(channel);
    if (!known.ok && known.failure.kind !== 'channel-missing') return refuse(known.failure, json);
    const doc = known.ok ? known.value : null;
    const checked: Checked[] = [];
    const unread: Failure[] = [];
    for (const app of apps) {
      const findings = await findingsOf(call, doc, app, apps);
      if (findings.ok) checked.push({ ...app, findings: findings.value });
      else unread.push(findings.failure);
    }
    if (unread.length > 0) return refuse(refusalOf(unread).failure, json);
    const faulty = checked.filter(({ findings }) => faultsOf(findings).length > 0);
    if (json) answer(faulty.length === 0, channel, checked);
    else for (const each of checked) report(each, checked.length > 1);
    if (faulty.length === 0) {
      return json ? 0 : print(`${named(apps)} may be published on ${channel}.`);
    }
    if (!json) for (const each of faulty) printError(sentenceOf(each));
    return 1;
  },
};

interface Checked extends ReleaseId {
  findings: readonly Finding[];
}

const faultsOf = (findings: readonly Finding[]) => findings.flatMap(({ faults }) => faults);

async function findingsOf(
  { text, flag, store }: Call,
  channel: ChannelDocument | null,
  { name, version }: ReleaseId,
  beside: readonly ReleaseId[],
): Promise<Result<Finding[]>> {
  const release = await store.readRelease(name, version, { unverified: true });
  if (!release.ok) return release;
  const dir = store.releaseDir(name, version);
  const findings = await checkRelease({ release: release.value, dir, store, channel, beside });
  const sources = flag('quick') ? null : await sourcesOf(release.value, text('sources'));
  if (sources) findings.push(await reproducibleFinding(release.value, sources));
  return success(findings);
}

function answer(ok: boolean, channel: string, checked: readonly Checked[]): void {
  const releases = checked.map(({ name: remote, ...each }) => ({ remote, ...each }));
  const [only] = releases;
  printJson(releases.length === 1 ? { ok, ...only, channel } : { ok, channel, releases });
}

/** A line for each check, and below it what is wrong. */
function report({ name, version, findings }: Checked, isOneOfSeveral: boolean): void {
  if (isOneOfSeveral) print(`${name} ${version}`);
  for (const { check: what, faults } of findings) {
    print(faults.length === 0 ? `  ok    ${what}` : `  fault ${what}`);
    for (const fault of faults) print(`        - ${fault}`);
  }
}

function sentenceOf({ name: remote, version, findings }: Checked): string {
  const faults = faultsOf(findings);
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  return `${remote} ${version} has ${count}. Fix what is listed, raise the version if it was published, and build it again.`;
}
