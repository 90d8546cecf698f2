import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { locales, type Locale } from '@eldorado/i18n/locale';
import type { RemoteDescriptor } from '@eldorado/remote/descriptor';
import type { ChannelDocument } from '../channel/document.ts';
import type { Release, ReleaseId } from '../release/release.ts';
import { routeFaults } from './routes/routes.ts';
import { signatureFailure } from '../signature/signature.ts';
import type { ReleaseStore } from '../store/store.ts';
import { verifyRelease } from './verifyRelease.ts';
import { budgetFaults } from './budgets.ts';
import { descriptorFaults, readDescriptor } from './descriptor.ts';
import { layerFaults } from './layers.ts';
import { fitFaults, openSite } from './liveSite.ts';
import { deadLinks } from './routes/deadLinks.ts';
import { keywordFaults, messageFaults, type Messages } from './messages.ts';
import { readBundle, type DeclaredRemote } from './readBundle.ts';

/** One thing a release is checked for, and what is wrong with it: each sentence says what and how to fix it. */
export interface Finding {
  check: string;
  /** `site` when it depends on what else is live, and could be otherwise on another channel or day. */
  about: 'release' | 'site';
  faults: string[];
}

/** Where a release lies, and which site it is to join. */
export interface CheckedRelease {
  release: Release;
  /** Folder of the release. */
  dir: string;
  store: ReleaseStore;
  /** The channel it is meant for; null when the channel is new. */
  channel: ChannelDocument | null;
  /** What is to become live together with it; itself may be among them. */
  beside?: readonly ReleaseId[];
  /** Who publishes it signs it: whether it is signed now does not matter. */
  vouched?: boolean;
}

/** The checks of a few milliseconds each; later ones are left out when the files or the declaration are invalid. */
export async function checkRelease(checked: CheckedRelease): Promise<Finding[]> {
  const { release, dir, store, vouched = false } = checked;
  const files = await verifyRelease(dir);
  const findings: Finding[] = [
    own(
      'files',
      files.map(({ sentence }) => `${sentence}: build the release again`),
    ),
  ];
  const trusted = await store.keyring.trustedKeys(release.name);
  const unsigned = signatureFailure(release, trusted, `${release.name} ${release.version}`);
  if (!vouched) findings.push(own('signature', unsigned ? [unsigned.sentence] : []));
  if (files.length > 0) return findings;

  const descriptor = await readDescriptor(dir);
  if (typeof descriptor === 'string') return [...findings, own('declaration', [descriptor])];
  const faults = descriptorFaults(descriptor, release);
  if (release.name === 'shell') findings.push(own('declaration', faults));
  else findings.push(...(await remoteFindings(checked, descriptor, faults)));

  const live = await openSite(release.name, checked.channel, store, checked.beside);
  const others = live.flatMap((each) => each.descriptor ?? []);
  findings.push({
    check: 'routes',
    about: 'site',
    faults: [...routeFaults(descriptor, others), ...deadLinks(descriptor, others)],
  });
  findings.push({ check: 'live site', about: 'site', faults: fitFaults(release, live) });
  return findings;
}

/** What a remote alone must keep; the shell has the layers, and its weight is the pages' budget. */
async function remoteFindings(
  { release, dir }: CheckedRelease,
  descriptor: RemoteDescriptor,
  faults: string[],
): Promise<Finding[]> {
  const text = (file: string) => readFile(join(dir, file), 'utf8');
  const sheets = Object.keys(release.files).filter((file) => file.endsWith('.css'));
  const layers = await Promise.all(
    sheets.map(async (file) => layerFaults(await text(file)).map((fault) => `${file}: ${fault}`)),
  );
  const sizes = new Map<string, number>();
  for (const file of Object.keys(release.files).filter((each) => each.startsWith('client/'))) {
    sizes.set(file, brotliCompressSync(await readFile(join(dir, file))).length);
  }
  const code = await readBundle(join(dir, 'server/remote.cjs')).catch(
    (error: unknown) => (error as Error).message,
  );
  const declared = typeof code === 'string' ? `server/remote.cjs does not run (${code})` : null;
  return [
    own('declaration', [
      ...faults,
      ...(declared === null ? [] : [`${declared}: build the release again`]),
      ...(typeof code === 'string' ? [] : disagreement(descriptor, code)),
    ]),
    own('messages', [
      ...keywordFaults(descriptor.pages),
      ...(typeof code === 'string' ? [] : messageFaults(inEveryLocale(code))),
    ]),
    own(
      'budgets',
      budgetFaults(release, (file) => sizes.get(file) ?? 0),
    ),
    own('styles', layers.flat()),
  ];
}

const own = (check: string, faults: string[]): Finding => ({ check, about: 'release', faults });

/** The gateway reads remote.json and runs the bundle: both must declare the same pages and layouts. */
function disagreement(descriptor: RemoteDescriptor, code: DeclaredRemote): string[] {
  const said = ({ name, pages, layouts }: RemoteDescriptor | DeclaredRemote) =>
    JSON.stringify([name, pages, layouts]);
  return said(descriptor) === said(code)
    ? []
    : [
        'remote.json and server/remote.cjs declare different pages or layouts: build the release again',
      ];
}

const inEveryLocale = ({ messages }: DeclaredRemote) =>
  Object.fromEntries(locales.map((locale) => [locale, messages[locale] ?? {}])) as Record<
    Locale,
    Messages
  >;
