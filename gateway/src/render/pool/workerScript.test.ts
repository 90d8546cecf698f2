import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '@eldorado/build/app';

test('a process that made a program of one file before makes the workers’ code', () => {
  mkdirSync(path.join(repoRoot, 'test-results'), { recursive: true });
  const dir = mkdtempSync(path.join(repoRoot, 'test-results/worker-script-'));
  const program = path.join(dir, 'program.ts');
  writeFileSync(program, `import '@eldorado/http/network';`);
  const script = pathToFileURL(path.join(import.meta.dirname, 'workerScript.ts')).href;
  const code = `
    import { statSync } from 'node:fs';
    import { oneFile } from '@eldorado/build/one-file';
    import { makeWorkerScript } from '${script}';
    await oneFile(new URL('${pathToFileURL(program).href}'), '${path.join(dir, 'cache')}');
    const made = await makeWorkerScript();
    console.log(statSync(made.file).size > 10_000);
    await made.remove();`;
  try {
    const args = ['--import', '@eldorado/build/register', '--input-type=module', '--eval', code];
    // What hung hung for good.
    const limits = { cwd: path.join(repoRoot, 'gateway'), timeout: 60_000 };
    expect(execFileSync(process.execPath, args, limits).toString()).toBe('true\n');
  } finally {
    rmSync(dir, { recursive: true });
  }
});
