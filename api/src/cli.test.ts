import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './testing/runCommand.ts';

jest.setTimeout(60_000);

// No database is there: help needs none.
const run = (...words: string[]) =>
  runCommand(words, { DATABASE_URL: 'postgres://127.0.0.1:1/none' });

test('every command says how it is called, without a database', async () => {
  const folders = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(path.join(import.meta.dirname, name, 'cli.ts')),
  );
  const { status, stdout } = await run('--help');
  expect(status).toBe(0);
  expect(folders.filter((name) => !stdout.includes(`npm run ${name}`))).toEqual([]);
});

test('a command that would change something says how it is called, and changes nothing', async () => {
  const { status, stdout } = await run('migrate', '--help');
  expect(stdout).toMatch(/^Usage:\n {2}npm run migrate /);
  expect(status).toBe(0);
});
