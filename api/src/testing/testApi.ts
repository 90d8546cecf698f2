import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createAirportApi, type AirportApi, type ApiOptions } from '../airportApi.ts';
import type { CaseContext } from '../cases/context.ts';
import type { TaxiContext } from '../taxi/context.ts';

/**
 * @returns the address of a new database, with the demonstration data and the flights around 20 November 2026.
 * @param content `nothing` leaves it without a table.
 */
export async function testDatabase(content: 'demonstration' | 'nothing' = 'demonstration') {
  const template = new URL(process.env['API_TEST_DATABASE'] ?? '');
  const copy = new URL(template);
  copy.pathname = `/test_${randomBytes(6).toString('hex')}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  const from = content === 'nothing' ? 'template1' : template.pathname.slice(1);
  await client.query(`create database ${copy.pathname.slice(1)} template ${from}`);
  await client.end();
  return copy.href;
}

export interface TestApi extends AirportApi {
  databaseUrl: string;
  /** A folder of its own, for what is not in the database. */
  dataDir: string;
  /** Complaints and requests. */
  cases: CaseContext;
  /** The taxi service. */
  taxi: TaxiContext;
}

/** Complaints and requests of an API. */
export const casesOf = ({ opened }: Pick<AirportApi, 'opened'>) =>
  opened.get('cases')?.part as CaseContext;

/** The whole API of one test file, on a database and a folder of its own that `close` removes. */
export async function testApi(options: Omit<ApiOptions, 'dataDir'>): Promise<TestApi> {
  const databaseUrl = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
  const api = await createAirportApi({ ...options, dataDir, databaseUrl });
  return {
    ...api,
    databaseUrl,
    dataDir,
    cases: casesOf(api),
    taxi: api.opened.get('taxi')?.part as TaxiContext,
    async close() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
