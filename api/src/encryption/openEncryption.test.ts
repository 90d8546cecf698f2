import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase, type Database } from '../db/database.ts';
import { testDatabase } from '../testing/testApi.ts';
import { keyFile } from './keys.ts';
import { openEncryption } from './openEncryption.ts';

const other = `own:${Buffer.alloc(32, 7).toString('base64')}`;

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encryption-'));
  const log = pino({ level: 'silent' });
  database = await openDatabase({ dataDir: '', databaseUrl: await testDatabase(), log });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, keyFile);
const open = (dataKeys?: string) => openEncryption(database, { dataKeys, dataDir: folder });

test('the first start makes a key, and every other one opens what it encrypted', async () => {
  const encrypted = (await open()).encrypt('a complaint', 'PQ-1');
  expect((await open()).decrypt(encrypted, 'PQ-1')).toBe('a complaint');
  const [own = ''] = readFileSync(file(), 'utf8').split('\n');
  rmSync(file());
  // It may move into the configuration.
  expect((await open(own)).decrypt(encrypted, 'PQ-1')).toBe('a complaint');
  expect((await open(`2027a:${other.split(':')[1]},${own}`)).decrypt(encrypted, 'PQ-1')).toBe(
    'a complaint',
  );
});

test.each([
  ['is gone', () => rmSync(file()), /data-keys is gone.*Put it back from its copy/],
  ['was cut', () => writeFileSync(file(), 'own:AAAA'), /data-keys is damaged.*Put it back/],
  ['is another', () => writeFileSync(file(), other), /data-keys holds another key.*Put it back/],
])('a start whose file of keys %s goes on with no new one', async (_, harm, words) => {
  await open();
  harm();
  const harmed = await open().catch(String);
  expect(harmed).toMatch(words);
  // Nothing was made in its place.
  expect(await open().catch(String)).toBe(harmed);
});

test('a configuration without the key that encrypted is refused', async () => {
  await open(`2026a:${other.split(':')[1]}`);
  await expect(open(`2027a:${Buffer.alloc(32, 8).toString('base64')}`)).rejects.toThrow(
    /^DATA_KEYS holds another key/,
  );
});
