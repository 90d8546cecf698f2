import type { FastifyRequest } from 'fastify';
import { openDatabase, type Database } from '../../db/database.ts';
import { testDatabase } from '../../testing/testApi.ts';
import { tokenGuard } from './tokenGuard.ts';

jest.setTimeout(60_000);

const token = 'a-token-of-the-office';
let database: Database;
beforeAll(async () => {
  const log = { info() {}, warn() {}, error() {} };
  database = await openDatabase({ dataDir: '', databaseUrl: await testDatabase(), log });
});
afterAll(() => database.close());

test('who has guessed too often is not heard, with the right token either; others are', async () => {
  const guard = tokenGuard(database, { variable: 'CASES_TOKEN', realm: 'cases', token });
  const give = (given: string, ip = '203.0.113.9') =>
    guard({ headers: { authorization: `Bearer ${given}` }, ip } as FastifyRequest).then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  expect(await give(token)).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) statuses.push(await give(`guess-${guess}`));
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect(await give(token)).toBe(429);
  expect(await give(token, '198.51.100.1')).toBe(200);
});
