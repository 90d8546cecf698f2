import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '../src/app.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'circles-'));
  mkdirSync(path.join(root, 'mf-greetings'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) =>
  writeFileSync(path.join(root, 'mf-greetings', file), text);

/** Runs the check in a tree of its own. */
function check() {
  const command = path.join(repoRoot, 'node_modules/.bin/depcruise');
  const config = path.join(import.meta.dirname, 'circles.cjs');
  const { status, stdout } = spawnSync(process.execPath, [command, '--config', config, '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { failed: status !== 0, text: stdout };
}

test('modules that need each other are refused, by a type or a lazy import as well', () => {
  write(
    'form.ts',
    "import type { Page } from './page.ts';\nexport const form = (page: Page) => page;",
  );
  write('page.ts', "export type Page = string;\nexport const load = () => import('./form.ts');");
  const { failed, text } = check();
  expect(failed).toBe(true);
  expect(text).toContain('no-circles: mf-greetings/form.ts');
});

test('modules that do not are fine', () => {
  write(
    'form.ts',
    "import type { Page } from './page.ts';\nexport const form = (page: Page) => page;",
  );
  write('page.ts', 'export type Page = string;');
  expect(check()).toMatchObject({ failed: false });
});
