import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveSet } from '../channel/channel.ts';
import { done } from '../examples/exampleChannel.ts';
import { buildExample, exampleRelease, remoteContents } from '../examples/exampleRelease.ts';
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

/** A site whose mf-flights 1.1.0 is live after 1.0.0, with 1.2.0 published, and a first release of mf-corporate. */
async function site(dir: string): Promise<void> {
  await exampleSite({ dir, published: ['1.0.0', '1.1.0', '1.2.0'], live: ['1.0.0', '1.1.0'] });
  await buildExample(dir, exampleRelease({ name: 'mf-corporate' }), remoteContents);
  for (const command of ['publish', 'promote'])
    expect(await codeOf(command, 'mf-corporate', '1.0.0', '--store', dir)).toBe(0);
}

/** Its exit code. */
const codeOf = async (...words: string[]) => (await runCommand(...words)).code;

/** The words after `npm run release --`, as a shell splits them. */
async function commandsOf(page: string): Promise<string[][]> {
  const text = await readFile(join(__dirname, '../../../..', page), 'utf8');
  return [...text.matchAll(/npm run (?:--silent )?release -- ([^`\n#]+)/g)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

/** They need a whole repository, a remote of its own or a running site, and have tests of their own. */
const forTeams = ['new', 'check', '--from'];

/** By its page: how many commands it has at least. `npm run thorough documents` does those of all. */
const pages = [
  ['docs/qa.md', 4],
  ['docs/operations.md', 10],
  ['shared-libs/releases/README.md', 10],
] as const;

test.each(process.env['THOROUGH'] ? pages : pages.slice(0, 1))(
  'every release command of %s is done, each in the site as it was',
  async (page, least) => {
    const template = join(root, 'template');
    await site(template);
    const commands = (await commandsOf(page)).filter(
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
  const night = (await commandsOf('docs/operations.md')).filter(
    ([, remote]) => remote === 'mf-flights',
  );
  const lived: unknown[] = [];
  for (const words of night) {
    expect([words, await codeOf(...words, '--store', root)]).toEqual([
      words,
      words.includes('--dry-run') ? 1 : 0,
    ]);
    lived.push(await live());
  }
  expect(lived).toEqual(['1.0.0', '1.0.0', '1.1.0', '1.1.0', '1.1.0', '1.1.0', '1.1.0', '1.2.0']);
});
