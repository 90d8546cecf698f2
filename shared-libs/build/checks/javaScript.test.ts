import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../src/app.ts';

/** Whether a file's first line says why it is JavaScript; what starts a program by its own name has a line before it. */
const saysWhy = (text: string) => /^(#!.*\n)?\/\/ JavaScript, since \S.{20,}\.\n/.test(text);

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.js', '*.jsx', '*.mjs', '*.cjs'],
  { cwd: repoRoot, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(repoRoot, file)));

test('what is JavaScript says in its first line why it is not TypeScript', () => {
  expect(files).toContain('shared-libs/build/register.mjs');
  const silent = files.filter((file) => !saysWhy(readFileSync(path.join(repoRoot, file), 'utf8')));
  expect(silent).toEqual([]);
});

test.each([
  ['none', 'export default {};\n'],
  ['one that says nothing', '// JavaScript, since.\nexport default {};\n'],
  [
    'one that comes later',
    'export default {};\n// JavaScript, since jest reads it by Node alone.\n',
  ],
])('a reason is missing where there is %s', (_, text) => {
  expect(saysWhy(text)).toBe(false);
});
