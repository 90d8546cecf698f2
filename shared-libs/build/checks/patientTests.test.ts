import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '../src/app.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'patient-'));
  copyFileSync(
    path.join(import.meta.dirname, 'patientTests.mjs'),
    path.join(root, 'patientTests.mjs'),
  );
  const config = { jsPlugins: ['./patientTests.mjs'], rules: { 'tests/patient': 'error' } };
  writeFileSync(path.join(root, '.oxlintrc.json'), JSON.stringify(config));
});
afterAll(() => rmSync(root, { recursive: true }));

/** What lint says of a test with this line. */
function said(line: string): string {
  writeFileSync(path.join(root, 'a.test.ts'), `test('a', async () => {\n  ${line}\n});\n`);
  const oxlint = path.join(repoRoot, 'node_modules/.bin/oxlint');
  return spawnSync(process.execPath, [oxlint, '-A', 'all', '-f', 'unix', '.'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout;
}

test.each([
  ['await new Promise((resolve) => setTimeout(resolve, 50));', 'move a clock'],
  ['await sleep(50);', 'move a clock'],
  ['expect(performance.now() - begun).toBeLessThan(100);', 'npm run bench'],
  ["spawnSync('node', ['shared-libs/build/run.mjs']);", 'its process is what is tested'],
])('lint refuses a test that says %s', (line, words) => {
  expect(said(line)).toContain(words);
});

test('it lets a turn of the event loop pass', () => {
  expect(said('await new Promise((resolve) => setImmediate(resolve));')).not.toContain('patient');
});
