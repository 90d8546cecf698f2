import { checkRelease, type Finding } from '../check/checkRelease.ts';
import { reproducibleFinding } from '../check/cleanBuild.ts';
import { commonOptions, type Command } from './command.ts';
import { print, printError, printJson, refuse } from './output.ts';
import { ownVersion, reproducibleOptions, sourcesOf } from './workspace.ts';

export const check: Command = {
  arguments: ['<remote>', '[version]'],
  summary: 'whether a built release may be published, and what to fix',
  help: `Checks a built release: its files against their hashes, its signature and declaration, messages in four languages, byte budgets, no
CSS outside its layer, and against what is live on the channel its routes, contract and shared modules. Where its
sources are at hand it is built twice from clean, and the bytes compared. publish does the same. The version is the one
of the remote's package.json unless given.`,
  options: {
    ...reproducibleOptions,
    ...commonOptions,
  },

  async run({ argument, optional, text, flag, json, channel, store }) {
    const remote = argument('remote');
    const version = optional('version') ?? ownVersion(remote);
    const release = await store.readRelease(remote, version, { unverified: true });
    if (!release.ok) return refuse(release.failure, json);
    const known = await store.readChannel(channel);
    if (!known.ok && known.failure.kind !== 'channel-missing') return refuse(known.failure, json);
    const findings = await checkRelease({
      release: release.value,
      dir: store.releaseDir(remote, version),
      store,
      channel: known.ok ? known.value : null,
    });
    const sources = flag('quick') ? null : await sourcesOf(release.value, text('sources'));
    if (sources) findings.push(await reproducibleFinding(release.value, sources));
    const faults = findings.flatMap((finding) => finding.faults);
    if (json) printJson({ ok: faults.length === 0, remote, version, channel, findings });
    else report(findings);
    if (faults.length === 0) {
      return json ? 0 : print(`${remote} ${version} may be published on ${channel}.`);
    }
    if (!json) printError(sentenceOf(remote, version, faults));
    return 1;
  },
};

/** A line for each check, and below it what is wrong. */
function report(findings: readonly Finding[]): void {
  for (const { check: name, faults } of findings) {
    print(faults.length === 0 ? `  ok    ${name}` : `  fault ${name}`);
    for (const fault of faults) print(`        - ${fault}`);
  }
}

function sentenceOf(remote: string, version: string, faults: readonly string[]): string {
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  return `${remote} ${version} has ${count}. Fix what is listed, raise the version if it was published, and build it again.`;
}
