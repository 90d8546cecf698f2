import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkRelease, type Finding } from '../check/checkRelease.ts';
import { reproducibleFaults } from '../check/reproducible.ts';
import { parseRelease, type Release } from '../release.ts';
import { commonOptions, WrongUsage, type Command } from './command.ts';
import { print, printError, printJson, refuse } from './output.ts';
import { ownVersion, workspaceOf } from './workspace.ts';

export const check: Command = {
  arguments: ['<remote>', '[version]'],
  summary: 'whether a built release may be published, and what to mend',
  help: `Checks a built release: its files against their hashes, its signature and declaration, messages in four languages, byte budgets, no
CSS outside its layer, and against what is live on the channel its routes, contract and shared modules. publish does
the same. The version is the one of the remote's package.json unless given.`,
  options: {
    reproducible: { help: 'build it twice from clean, too, and compare the bytes' },
    sources: {
      value: '<folder>',
      help: 'what --reproducible builds (default: the remote in this repository)',
    },
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
    if (flag('reproducible')) {
      const dir = resolve(text('sources') ?? workspaceOf(remote));
      if (!existsSync(join(dir, 'package.json'))) {
        throw new WrongUsage(`${dir} has no package.json: name the folder of the sources.`);
      }
      const build = () => cleanBuild(dir, remote, version);
      const faults = await reproducibleFaults(build, release.value).catch((error: unknown) => [
        `it does not build in ${dir}: ${error instanceof Error ? error.message : String(error)}`,
      ]);
      findings.push({ check: 'reproducible', about: 'release', faults });
    }
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
  return `${remote} ${version} has ${count}. Mend what is listed, raise the version if it was published, and build it again.`;
}

/** Builds a remote into a store of its own, from nothing but its sources. */
async function cleanBuild(dir: string, remote: string, version: string): Promise<Release> {
  const store = await mkdtemp(join(tmpdir(), 'clean-build-'));
  try {
    await rm(join(dir, 'dist'), { recursive: true, force: true });
    await promisify(execFile)('npm', ['run', '--silent', 'build'], {
      cwd: dir,
      env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: store, RELEASE_VERSION: version },
    });
    const built = await readFile(join(store, remote, version, 'release.json'), 'utf8');
    const release = parseRelease(built);
    if (!release.ok) throw new Error(release.failure.sentence);
    return release.value;
  } finally {
    await rm(store, { recursive: true });
  }
}
