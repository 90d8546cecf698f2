import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { thoroughly } from '@eldorado/testing/thorough';
import { repoRoot } from './app.ts';
import { oneFile } from './oneFile.mjs';

let dir: string;
let entry: URL;
let cache: string;

beforeEach(() => {
  mkdirSync(path.join(repoRoot, 'test-results'), { recursive: true });
  dir = mkdtempSync(path.join(repoRoot, 'test-results/one-file-'));
  cache = path.join(dir, 'cache');
  writeGate('C7');
  const main = path.join(dir, 'main.ts');
  writeFileSync(
    main,
    `import { readdirSync } from 'node:fs';
    import { DateTime } from 'luxon';
    import { gate } from './gate.ts';
    const year: number = DateTime.fromISO('2026-03-02').year;
    console.log(gate, year, readdirSync(import.meta.dirname).includes('gate.ts'));`,
  );
  entry = pathToFileURL(main);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

const writeGate = (name: string) =>
  writeFileSync(path.join(dir, 'gate.ts'), `export const gate: string = '${name}';`);

const run = async () => {
  const { execArgv, file } = await oneFile(entry, cache);
  return {
    file,
    flags: execArgv,
    printed: execFileSync(process.execPath, [...execArgv, file], { cwd: repoRoot }).toString(),
  };
};

test('a program runs from one file without the hook, and knows where its sources lie', async () => {
  const { flags, file, printed } = await run();
  expect(flags).toEqual([]);
  expect(file.startsWith(cache)).toBe(true);
  expect(printed).toBe('C7 2026 true\n');
  // Another user may run it.
  expect(statSync(path.dirname(file)).mode & 0o005).toBe(0o005);
  // Nothing has changed.
  expect((await run()).file).toBe(file);
});

thoroughly(test)(
  'it is made again when a module of it has changed, and when it is gone',
  async () => {
    const { file } = await run();
    writeGate('D10');
    const changed = await run();
    expect(changed.printed).toBe('D10 2026 true\n');
    // Who still runs the one before may need more of it.
    expect(execFileSync(process.execPath, [file]).toString()).toBe('C7 2026 true\n');

    rmSync(path.dirname(changed.file), { recursive: true });
    const past = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(path.dirname(file), past, past);
    expect((await run()).printed).toBe('D10 2026 true\n');
    expect(() => execFileSync(process.execPath, [file], { stdio: 'ignore' })).toThrow();
  },
);

test('where nothing can be kept the program runs as it is, and says so', async () => {
  writeFileSync(cache, 'no folder');
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { flags, file, printed } = await run();
  expect({ file, flags }).toEqual({
    file: path.join(dir, 'main.ts'),
    flags: ['--import', path.join(repoRoot, 'shared-libs/build/register.mjs')],
  });
  expect(printed).toBe('C7 2026 true\n');
  expect(said.mock.calls[0]?.[0]).toContain('its code is not one file');
});
