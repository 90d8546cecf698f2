import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promoteRelease, publishRelease } from '../changes/changes.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../examples/exampleRelease.ts';
import { openStore } from '../store/folder/folderStore.ts';

// The commands of docs/domain-teams.md, in the order in which the page gives them, as they stand there: what cannot be
// done in a test (making a folder in this repository) is run with --dry-run, and what does not end is stopped.
jest.setTimeout(400_000);

const repo = join(import.meta.dirname, '../../../..');
let root: string;
/** Ends the command that runs: the shell, npm and what npm started. */
let end = () => {};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-'));
});
afterAll(async () => {
  // A test that failed may have left it running.
  end();
  await rm(root, { recursive: true });
});

/** Runs a command line until it ends, or until it prints this. */
function run(line: string, until?: RegExp): Promise<string> {
  const env = {
    ...process.env,
    RELEASES_DIR: join(root, 'store'),
    DATA_DIR: join(root, 'data'),
    PORT: '0',
    USER: 'ana',
    NODE_OPTIONS: '',
    NODE_ENV: '',
  };
  const child = spawn(line, { cwd: repo, env, shell: true, detached: true });
  end = () => {
    if (child.pid !== undefined) process.kill(-child.pid);
    end = () => {};
  };
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (until?.test(printed)) end();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // Not at its exit: what npm started holds the pipes until it has ended too.
    child.on('close', (code) => {
      end = () => {};
      if (code === 0 || until?.test(printed)) resolve(printed);
      else reject(new Error(`${line}\nended with ${code}:\n${printed}`));
    });
  });
}

/** The command lines of a page's shell blocks, without their comments. */
async function commandsOf(page: string): Promise<string[]> {
  const text = await readFile(join(repo, 'docs', page), 'utf8');
  return [...text.matchAll(/```sh\n([^]*?)```/g)]
    .flatMap(([, block = '']) => block.replace(/\\\n\s*/g, '').split('\n'))
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '');
}

const ownNames = ['http', 'i18n', 'remote', 'store', 'ui'];
const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(join(repo, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** A live site of before, of the shared libraries of now, for a rollback to lead to. */
async function liveBefore(): Promise<void> {
  const store = join(root, 'store');
  const names = ['react', 'react-dom', ...ownNames.map((name) => `@eldorado/${name}`)];
  const versions = Object.fromEntries(names.map((name) => [name, versionOf(name)]));
  const shell = exampleShell({ contract: 1, shared: versions });
  const before = exampleRelease({ name: 'mf-corporate', version: '0.9.0', shared: versions });
  await buildExample(store, shell, shellContents);
  await buildExample(store, before, remoteContents);
  const at = '2026-11-21T08:00:00.000Z';
  const context = { store: openStore(store), channel: 'production', at, who: 'ana', why: null };
  for (const { name, version } of [shell, before]) {
    for (const change of [publishRelease, promoteRelease]) {
      expect(await change(context, name, version)).toMatchObject({ ok: true });
    }
  }
}

test('every command of the page for domain teams does what the page says', async () => {
  const commands = await commandsOf('domain-teams.md');
  expect(commands.length).toBeGreaterThan(10);
  await liveBefore();
  for (const command of commands) {
    // shared-libs/content makes a page by it, in a copy of the repository.
    if (command.startsWith('npm run content -- new')) continue;
    if (command.includes(' new ')) {
      expect(await run(`${command} --dry-run`)).toContain('mf-lounge would be made in');
    } else if (command.startsWith('npm run dev')) {
      expect(await run(command, /http:\/\/\S+:\d+/)).toContain('mf-corporate: http://');
    } else if (command.includes('../lounge/dist')) {
      const dist = join(root, 'lounge/dist');
      await cp(join(repo, 'mf-corporate/dist'), dist, { recursive: true });
      await run(command.replace('../lounge/dist', dist));
    } else {
      await run(command);
    }
  }
});
