import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main as establishments } from '../establishments/cli.ts';
import { main as feed } from '../feed/cli.ts';
import { runHere } from '../testing/runCommand.ts';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['establishments', establishments],
  ['feed', feed],
])(
  'the import of %s refuses a file of an encoding whose accents it would break',
  async (_, main) => {
    const file = join(folder, 'windows.csv');
    // Mac Roman's ó.
    writeFileSync(file, 'name,Fog\x97n Bogotano\n', 'latin1');
    // The file is read before the database is looked for.
    const { status, stderr } = await runHere(main, ['import', file], {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    });
    expect(stderr).toBe(
      'line 1: the file is neither UTF-8 nor Windows-1252: save it as CSV UTF-8\nNothing was loaded: 1 fault.\n',
    );
    expect(status).toBe(1);
  },
);
