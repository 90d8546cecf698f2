import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { thoroughly } from '@eldorado/testing/thorough';
import type * as Api from '../airportApi.ts';
import type * as Command from '../db/command.ts';
import { runHere } from '../testing/runCommand.ts';
import { testDatabase } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import { newDomain } from './newDomain.ts';

// A domain is made in a copy of the API, which is then what the copy makes of it.
jest.setTimeout(120_000);

const repository = path.resolve(import.meta.dirname, '../../..');
// Inside of the repository, so that the packages are found; always the same, so that what is compiled is kept.
const copy = path.join(repository, 'test-results/new-domain/api');
const src = path.join(copy, 'src');

const textsOf = () =>
  new Map(
    readdirSync(src, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(src, file), readFileSync(file, 'utf8')]),
  );

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(path.join(repository, 'api/src'), src, {
    recursive: true,
    filter: (file) => !file.includes('.test.'),
  });
  for (const name of ['data', 'feeds', 'node_modules', 'package.json'])
    symlinkSync(path.join(repository, 'api', name), path.join(copy, name));
  symlinkSync(path.join(repository, 'shared-libs'), path.join(path.dirname(copy), 'shared-libs'));
});
afterAll(() => rmSync(path.dirname(copy), { recursive: true, force: true }));

test('a new domain is a folder and a line', () => {
  const before = textsOf();
  const made = newDomain(src, 'lounges');
  const after = textsOf();
  const changed = [...after].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file).sort()).toEqual(made);
  expect(made.filter((file) => !file.startsWith('lounges/'))).toEqual(['domainList.ts']);
  const lines = (texts: ReadonlyMap<string, string>) =>
    texts.get('domainList.ts')?.split('\n') ?? [];
  expect(lines(after).filter((line) => !lines(before).includes(line))).toEqual([
    "export { loungesDomain } from './lounges/index.ts';",
  ]);
  for (const [file, text] of changed) expect([file, /sample/i.test(text)]).toEqual([file, false]);
});

test.each([
  ['flights', 'exists. Choose another name.'],
  ['VIP', 'must be a word of a to z'],
])('%s is refused', (name, words) => {
  expect(() => newDomain(src, name)).toThrow(words);
});

thoroughly(test)('it has its rows, answers, is worked by a command, and forgets', async () => {
  const load = <Module>(file: string) =>
    import(pathToFileURL(path.join(src, file)).href) as Promise<Module>;
  const { createAirportApi } = await load<typeof Api>('airportApi.ts');
  const databaseUrl = await testDatabase();
  const api = await createAirportApi({
    clock: fixedClock('2026-11-20T17:00:30Z'),
    dataDir: copy,
    databaseUrl,
    jobs: false,
  });
  try {
    const ask = async () =>
      (await api.app.inject('/api/v2/lounges')).json<{ entries: { slug: string }[] }>().entries;
    expect((await ask()).map(({ slug }) => slug)).toEqual(['first', 'second']);
    expect((await api.app.inject('/api/v2/lounges/none')).statusCode).toBe(404);
    const document = (await api.app.inject('/api/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/v2/lounges', '/api/v2/lounges/{slug}']),
    );
    const { main } = await load<{ main: Command.Main }>('lounges/cli.ts');
    const { stdout } = await runHere(main, ['list'], { DATABASE_URL: databaseUrl });
    expect(stdout).toContain('first  The first, until 2099-12-31');
    const { domains } = await load<{ domains: readonly { name: string; forget?: Forget }[] }>(
      'domains.ts',
    );
    const forget = domains.find(({ name }) => name === 'lounges')?.forget;
    await forget?.(api.database, new Date('2100-02-01T12:00:00Z'));
    expect(await ask()).toEqual([]);
  } finally {
    await api.close();
  }
});

type Forget = (database: Api.AirportApi['database'], now: Date) => Promise<unknown>;
