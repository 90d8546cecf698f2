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

/** A process's door for a token. @returns gives a token there from an address, and the answer's status. */
function door(realm: string) {
  const guard = tokenGuard(database, { variable: 'CASES_TOKEN', realm, token });
  return (given: string, ip = '203.0.113.9') =>
    guard({ headers: { authorization: `Bearer ${given}` }, ip } as FastifyRequest).then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
}

test('who has guessed too often is not heard, with the right token either; others are', async () => {
  const give = door('cases');
  expect(await give(token)).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) statuses.push(await give(`guess-${guess}`));
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect(await give(token)).toBe(429);
  expect(await give(token, '198.51.100.1')).toBe(200);
});

test('guesses at two processes from the /56s of a /48 are those of one', async () => {
  const [one, other] = [door('siblings'), door('siblings')];
  const statuses: number[] = [];
  for (let guess = 0; guess < 22; guess++)
    statuses.push(await (guess % 2 ? one : other)('guess', `2001:db8:7:${guess + 10}00::1`));
  expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
  // Both know by now that the /48 waits.
  for (const give of [one, other]) {
    expect(await give(token, '2001:db8:7:ff00::1')).toBe(429);
    expect(await give(token, '2001:db8:8::1')).toBe(200);
  }
});
