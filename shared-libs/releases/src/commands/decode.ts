import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSupportCode, pageNumber } from '@eldorado/remote/support-code';
import { knownSets, type KnownSet } from '../changes/knownSets.ts';
import type { ReleaseStore } from '../store/store.ts';
import { commonOptions, type Command } from './command.ts';
import { print, printJson, refuse } from './output.ts';

export const decode: Command = {
  arguments: ['<code>'],
  summary: 'what a support code of an error page means',
  help: `Reads a code as a traveller dictates it: versions, cohort, language and page. The versions are found in the
log of this store; a page pinned by a link is known by the versions it was pinned over.`,
  options: commonOptions,

  async run({ argument, json, store }) {
    const facts = decodeSupportCode(argument('code'));
    if (!facts) {
      const sentence =
        'This is no support code: twelve letters and digits, as in 7Q0F-31KD-XA2M. Ask to hear it again.';
      return refuse({ kind: 'not-a-code', sentence }, json);
    }
    const { setPrefix, cohort, locale } = facts;
    const set = knownSets(await store.readLog()).find(({ id }) => id.startsWith(setPrefix));
    const page = set ? await pageOf(store, set, facts.page) : null;
    if (json) return printJson({ ok: true, set: set ?? null, setPrefix, cohort, locale, page });
    const versions = Object.entries(set?.versions ?? {}).map(
      ([app, version]) => `${app} ${version}`,
    );
    return print(
      [
        `versions  ${set ? versions.join(', ') : `not in this store's log (set ${setPrefix}…)`}`,
        `channel   ${set ? `${set.channel}, since ${set.since}` : 'unknown'}`,
        `cohort    ${cohort ?? 'none'}`,
        `language  ${locale}`,
        `page      ${page ?? (facts.page === 0 ? 'none: the address led nowhere' : 'unknown')}`,
      ].join('\n'),
    );
  },
};

/** The page with this number, by id and address: `mf-flights/board (/vuelos/salidas)`. */
async function pageOf(store: ReleaseStore, { versions }: KnownSet, number: number) {
  for (const [name, version] of Object.entries(versions)) {
    const text = await readFile(join(store.releaseDir(name, version), 'remote.json'), 'utf8').catch(
      () => '{}',
    );
    const { pages = [] } = JSON.parse(text) as { pages?: { id: string; path: string }[] };
    const page = pages.find(({ id }) => pageNumber(`${name}/${id}`) === number);
    if (page) return `${name}/${page.id} (${page.path})`;
  }
  return null;
}
