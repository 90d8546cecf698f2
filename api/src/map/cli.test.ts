import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from './cli.ts';
import { runHere } from '../testing/runCommand.ts';

jest.setTimeout(60_000);

const root = join(import.meta.dirname, '../../..');
const map = 'api/data/map';

/** A command of docs/map.md. */
const run = (...words: string[]) => runHere(main, words, { INIT_CWD: root });

test('the committed map is valid, as the command says', async () => {
  const { status, stdout } = await run('validate', map);
  expect(stdout).toMatch(/^Valid IMDF 1\.0\.0: .* 5 level, .*\nWalking graph: \d+ nodes/);
  expect(status).toBe(0);
});

test('a map of elsewhere is told so', async () => {
  const { status, stdout } = await run('validate', 'api/feeds/imdf');
  expect(stdout).toContain(
    '  The venue stands at latitude -34.559, longitude -58.419, more than 50 km from El Dorado: make sure that it is the map you mean.\n',
  );
  expect(status).toBe(0);
  expect((await run('validate', map)).stdout).not.toContain('The venue stands');
});

test('faults are reported by file and feature, with how to fix them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'map-'));
  cpSync(join(root, map), folder, { recursive: true });
  const file = join(folder, 'venue.geojson');
  writeFileSync(file, readFileSync(file, 'utf8').replace('airport.intl', 'airfield'));
  const { status, stdout } = await run('validate', folder);
  expect(stdout).toMatch(
    /^venue\.geojson\n {2}[-0-9a-f]{36} {2}\/properties\/category\n {6}"airfield" is not an IMDF category of venue\.\n {6}To fix: .*\n1 faults?\.\n$/,
  );
  expect(status).toBe(1);
  rmSync(folder, { recursive: true });
});

test.each([[[]], [['validate', map, '--quick']]])(
  '%p is answered with how to use the command',
  async (words) => {
    const { status, stderr } = await run(...words);
    expect(stderr).toMatch(/^Usage:\n {2}npm run map -- validate ARCHIVE/);
    expect(status).toBe(2);
  },
);
