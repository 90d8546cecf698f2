import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveSet } from './channel.ts';
import { publishRelease, promoteRelease } from './changes.ts';
import { done } from './exampleChannel.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from './exampleRelease.ts';
import { main } from './main.ts';
import { openStore } from './store.ts';

// Each makes a site and runs a dozen commands.
jest.setTimeout(60_000);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'operations-'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true });
});

/** A site whose mf-flights 1.1.0 is live after 1.0.0, with 1.2.0 published. */
async function site(dir: string): Promise<void> {
  const store = openStore(dir);
  const at = new Date().toISOString();
  const context = { store, channel: 'production', at, who: 'ana', why: null };
  await buildExample(dir, exampleShell({ contract: 1 }), shellContents);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await buildExample(dir, exampleRelease({ version }), remoteContents);
    done(await publishRelease(context, 'mf-flights', version));
  }
  done(await publishRelease(context, 'shell', '1.0.0'));
  done(await promoteRelease(context, 'shell', '1.0.0'));
  for (const version of ['1.0.0', '1.1.0']) {
    done(await promoteRelease(context, 'mf-flights', version));
  }
}

/** The words after `npm run release --`, as a shell splits them. */
async function commandsOf(page: string): Promise<string[][]> {
  const text = await readFile(join(__dirname, '../../..', page), 'utf8');
  return [...text.matchAll(/npm run release -- ([^`\n#]+)/g)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

/** They need a whole repository, a remote of its own or a running site, and have tests of their own. */
const forTeams = ['new', 'check', '--from'];

test.each([
  ['docs/operations.md', 10],
  ['docs/qa.md', 4],
  ['shared-libs/releases/README.md', 10],
] as const)(
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
      if (name === 'pause' || resumes) await main(tried);
      if (resumes) await main(['pause', 'mf-flights', '--store', store]);
      const where = name === 'key' ? [join(root, args[0] ?? '')] : [...args, '--store', store];
      expect([[name, ...args], await main([name, ...where])]).toEqual([[name, ...args], 0]);
    }
  },
);

test('a night on operations.md: a bad release is undone, tried again, taken out and brought back', async () => {
  await site(root);
  const live = async () =>
    liveSet(done(await openStore(root).readChannel('production')))['mf-flights'];
  const night = (await commandsOf('docs/operations.md')).filter(([, remote]) => remote === 'mf-flights');
  const lived: unknown[] = [];
  for (const words of night) {
    expect([words, await main([...words, '--store', root])]).toEqual([words, words.includes('--dry-run') ? 1 : 0]);
    lived.push(await live());
  }
  expect(lived).toEqual(['1.0.0', '1.0.0', '1.1.0', '1.1.0', '1.1.0', '1.1.0', '1.1.0', '1.2.0']);
});
