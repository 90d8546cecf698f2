import { listVersions, type ListedVersion } from './listVersions.ts';
import { table } from '../table.ts';
import { commonOptions, siteOption, type Command } from '../command.ts';
import { print, printJson, refuse } from '../output.ts';

export const list: Command = {
  arguments: ['[remote]'],
  summary: 'what is built, published and live',
  help: `Shows every release of the store and the channel: version, whether it is live, a canary, paused or
quarantined, retired, rolled back or known good, with what it stands in a set, published when, size; and until when the channel's document is valid.`,
  options: { ...commonOptions, ...siteOption },

  async run({ channel, json, store, optional }) {
    const listed = await listVersions(store, channel, optional('remote'));
    if (!listed.ok) return refuse(listed.failure, json);
    const { versions, expiresAt } = listed.value;
    if (json) return printJson({ ok: true, channel, expiresAt, versions });
    if (versions.length === 0) return print(`No releases in ${store.dir} yet.`);
    const expiry =
      expiresAt === null ? '' : `\n\nThe document of ${channel} is valid until ${expiresAt}.`;
    return print(
      table(
        ['remote', 'version', 'state', 'published', 'size'],
        versions.map((row) => [
          row.remote,
          row.version,
          stateOf(row),
          row.published ?? 'no',
          row.bytes === null ? (row.fault ?? '') : `${(row.bytes / 1024).toFixed(1)} KB`,
        ]),
      ) + expiry,
    );
  },
};

function stateOf({ quarantine, retirement, ...row }: ListedVersion): string {
  if (quarantine) return `quarantined by ${quarantine.by}: ${quarantine.why}`;
  if (retirement) return `retired by ${retirement.by}: ${retirement.why}`;
  const set = row.set && `with ${row.set.join(' ').replaceAll('@', ' ')}`;
  const rises = row.auto && 'rises by itself';
  return [shareOf(row), rises, set, row.rolledBackAt && 'rolled back', row.good && 'good']
    .filter(Boolean)
    .join(', ');
}

function shareOf({ live, traffic, paused }: Pick<ListedVersion, 'live' | 'traffic' | 'paused'>) {
  if (live) return traffic === 100 ? 'live' : `live ${traffic} %`;
  if (traffic > 0) return `canary ${traffic} %`;
  return paused === null ? '' : `paused ${paused} %`;
}
