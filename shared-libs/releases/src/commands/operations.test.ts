import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thorough, thoroughly } from '@eldorado/testing/thorough';
import { liveSet } from '../channel/channel.ts';
import { done } from '../examples/exampleChannel.ts';
import { canaryOf } from '../channel/steps.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../examples/exampleRelease.ts';
import { runCommand } from '../examples/exampleCommand.ts';
import { exampleSite } from '../examples/exampleSite.ts';
import { openStore } from '../store/folder/folderStore.ts';

// Each makes a site and runs a dozen commands.
jest.setTimeout(60_000);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'operations-'));
});
afterEach(() => rm(root, { recursive: true }));

/**
 * A site whose mf-flights 1.1.0 is live after 1.0.0, with 1.2.0 published, and a first release of mf-corporate; 2.0.0 of all is
 * published, which fit each other alone.
 */
async function site(dir: string): Promise<void> {
  await exampleSite({ dir, published: ['1.0.0', '1.1.0', '1.2.0'], live: ['1.0.0', '1.1.0'] });
  await buildExample(dir, exampleRelease({ name: 'mf-corporate' }), remoteContents);
  for (const command of ['publish', 'promote'])
    expect(await codeOf(command, 'mf-corporate', '1.0.0', '--store', dir)).toBe(0);
  const major = { version: '2.0.0', shared: { react: '20.0.0' } };
  await buildExample(dir, exampleShell({ ...major, contract: 1 }), shellContents);
  for (const name of ['mf-flights', 'mf-corporate'])
    await buildExample(dir, exampleRelease({ ...major, name }), remoteContents);
  for (const name of ['shell', 'mf-flights', 'mf-corporate'])
    expect(await codeOf('publish', name, '2.0.0', '--force', '--store', dir)).toBe(0);
}

/** Its exit code. */
const codeOf = async (...words: string[]) => (await runCommand(...words)).code;

const textOf = (page: string) => readFile(join(import.meta.dirname, '../../../..', page), 'utf8');

/** A part of a page whose commands follow each other. */
const nightOfSeveral = /^## Several at once$[^]*?(?=^## )/m;

/** The words after `npm run release --`, as a shell splits them. */
function commandsOf(text: string): string[][] {
  return [...text.matchAll(/npm run (?:--silent )?release -- ([^`\n#]+)/g)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

/** They need a whole repository, a remote of its own or a running site, and have tests of their own. */
const forTeams = ['new', 'check', '--from', '--site'];

/** By its page: how many commands it has at least. `npm run thorough documents` does those of all. */
const pages = [
  ['docs/qa.md', 4],
  ['docs/operations.md', 10],
  ['shared-libs/releases/README.md', 10],
] as const;

test.each(thorough ? pages : pages.slice(0, 1))(
  'every release command of %s is done, each in the site as it was',
  async (page, least) => {
    const template = join(root, 'template');
    await site(template);
    const alone = (await textOf(page)).replace(nightOfSeveral, '');
    const commands = commandsOf(alone).filter(
      (words) => !words.some((word) => forTeams.includes(word)),
    );
    expect(commands.length).toBeGreaterThanOrEqual(least);
    for (const [index, [name = '', ...args]] of commands.entries()) {
      const store = join(root, String(index));
      await cp(template, store, { recursive: true });
      // A paused canary is what goes on without a share, and what is paused must run.
      const tried = ['canary', 'mf-flights', '1.2.0', '--traffic', '5', '--store', store];
      const resumes = name === 'canary' && !args.includes('--traffic');
      if (name === 'pause' || resumes) await codeOf(...tried);
      // A document that can be read is not put back without being named.
      if (name === 'restore' && args.length === 0)
        await writeFile(join(store, 'channels/production.json'), '{');
      if (resumes) await codeOf('pause', 'mf-flights', '--store', store);
      const where = name === 'key' ? [join(root, args[0] ?? '')] : [...args, '--store', store];
      expect([[name, ...args], await codeOf(name, ...where)]).toEqual([[name, ...args], 0]);
    }
  },
);

test('a night on operations.md: a bad release is undone, tried again, taken out and put back', async () => {
  await site(root);
  const live = async () =>
    liveSet(done(await openStore(root).readChannel('production')))['mf-flights'];
  const page = (await textOf('docs/operations.md')).replace(nightOfSeveral, '');
  const night = commandsOf(page).filter(([, remote]) => remote === 'mf-flights');
  const lived: unknown[] = [];
  for (const words of night) {
    expect([words, await codeOf(...words, '--store', root)]).toEqual([
      words,
      words.includes('--dry-run') ? 1 : 0,
    ]);
    lived.push(await live());
  }
  expect(lived).toEqual([
    '1.0.0',
    '1.0.0',
    '1.1.0',
    '1.1.0',
    '1.1.0',
    '1.1.0',
    '1.1.0',
    '1.1.0',
    '1.2.0',
  ]);
});

thoroughly(test)(
  'a night with several on operations.md: they are tried, held, promoted and taken back as one',
  async () => {
    await site(root);
    const [section = ''] = nightOfSeveral.exec(await textOf('docs/operations.md')) ?? [];
    const night = commandsOf(section);
    expect(night.length).toBeGreaterThan(7);
    const lived: unknown[] = [];
    for (const words of night) {
      expect([words, await codeOf(...words, '--store', root)]).toEqual([words, 0]);
      const doc = done(await openStore(root).readChannel('production'));
      const tried = Object.keys(doc.microFrontends).filter((name) => canaryOf(doc, name));
      lived.push([Object.values(liveSet(doc)).join(' '), tried.length]);
    }
    const before = '1.0.0 1.1.0 1.0.0';
    const after = '2.0.0 2.0.0 2.0.0';
    expect(lived).toEqual([
      ...[0, 0, 3, 0, 3].map((tried) => [before, tried]),
      ...[after, after, before, before].map((live) => [live, 0]),
    ]);
  },
);
