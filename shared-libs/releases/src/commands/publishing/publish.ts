import { checkRelease, type CheckedRelease } from '../../check/checkRelease.ts';
import { reproducibleFinding } from '../../check/cleanBuild.ts';
import { publishRelease } from '../../changes/changes.ts';
import { takeRelease } from '../intake/takeRelease.ts';
import { failure, success, type Result } from '../../result.ts';
import type { Release } from '../../release/release.ts';
import { changeContext, changeOptions, WrongUsage, type Call, type Command } from '../command.ts';
import { print, printError, printJson, refuse } from '../output.ts';
import { ownVersion, reproducibleOptions, sourcesOf } from './workspace.ts';

export const publish: Command = {
  arguments: ['[remote]', '[version]'],
  summary: 'add a built release to a channel, not live yet',
  help: `Checks the built release in the store (see check) and adds it to the channel without making it live. The version is
the one of the remote's package.json unless given. A version that was published with other bytes is refused: raise the
version. With --from the release comes from a remote's own repository, and names itself.`,
  options: {
    from: { value: '<path>', help: 'folder or tarball of a release that was built elsewhere' },
    sign: { help: 'with --from: sign it here, when nobody trusted did: you vouch for it' },
    force: { help: 'publish although it does not fit what is live now' },
    ...reproducibleOptions,
    ...changeOptions,
  },

  async run(call) {
    const found = await (call.text('from') === undefined ? fromStore(call) : fromElsewhere(call));
    if (!found.ok) return refuse(found.failure, call.json);
    const { name, version } = found.value;
    const done = await publishRelease(changeContext(call), name, version);
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const what = `${name} ${version}`;
    return print(
      done.value.changed
        ? `${what} is published on ${call.channel}. Make it live: npm run release -- promote ${what}`
        : `${what} was published before; nothing changed on ${call.channel}.`,
    );
  },
};

async function fromStore(call: Call): Promise<Result<Release>> {
  const remote = call.optional('remote');
  if (remote === undefined) throw new WrongUsage('Name the remote.');
  const version = call.optional('version') ?? ownVersion(remote);
  const release = await call.store.readRelease(remote, version);
  return release.ok
    ? checked(call, { release: release.value, dir: call.store.releaseDir(remote, version) })
    : release;
}

async function fromElsewhere(call: Call): Promise<Result<Release>> {
  const taken = await takeRelease(call.store, call.text('from') ?? '');
  if (!taken.ok) return taken;
  const { release, dir, accept, discard } = taken.value;
  try {
    const [name = release.name, version = release.version] = [
      call.optional('remote'),
      call.optional('version'),
    ];
    if (name !== release.name || version !== release.version) {
      return failure(
        'other-release',
        `This is ${release.name} ${release.version}, not ${name} ${version}. Leave the name out, or give the right release.`,
      );
    }
    // A store that only its development key guards takes everyone's.
    const vouched = call.flag('sign') || call.store.keyring.isDevelopment;
    const valid = await checked(call, { release, dir, vouched });
    return valid.ok ? await accept(vouched) : valid;
  } finally {
    await discard();
  }
}

/** Refuses what `check` finds; what only speaks against the live set is a warning with --force. */
async function checked(
  { store, channel, flag, text }: Call,
  { release, dir, vouched = false }: Omit<CheckedRelease, 'store' | 'channel'>,
): Promise<Result<Release>> {
  const known = await store.readChannel(channel);
  if (!known.ok && known.failure.kind !== 'channel-missing') return known;
  const doc = known.ok ? known.value : null;
  const findings = await checkRelease({ release, dir, store, channel: doc, vouched });
  const sources = flag('quick') ? null : await sourcesOf(release, text('sources'));
  if (sources) findings.push(await reproducibleFinding(release, sources));
  const faultsOf = (about: 'release' | 'site') =>
    findings.filter((finding) => finding.about === about).flatMap(({ faults }) => faults);
  const what = `${release.name} ${release.version}`;
  const own = faultsOf('release');
  const [files] = findings;
  const kind = files && files.faults.length > 0 ? 'damaged-release' : 'invalid';
  if (own.length > 0) return failure(kind, `${what} is not published:\n${listed(own)}`);
  const site = faultsOf('site');
  if (site.length === 0) return success(release);
  if (!flag('force')) {
    return failure(
      'unfit',
      `${what} is not published, since it does not fit what is live on ${channel}:\n${listed(site)}\nIf what is live will change first, repeat with --force.`,
    );
  }
  printError(`${what} does not fit what is live on ${channel}:\n${listed(site)}`);
  return success(release);
}

const listed = (faults: readonly string[]): string =>
  faults.map((fault) => `  - ${fault}`).join('\n');
