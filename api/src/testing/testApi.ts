import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createAirportApi, type AirportApi, type ApiOptions } from '../airportApi.ts';
import type { CaseContext } from '../cases/store/context.ts';
import type { TaxiContext } from '../taxi/context.ts';

/** What a database begins with: the demonstration with its flights around 20 November 2026, without them, or no table. */
export type Content = 'flights' | 'no flights' | 'nothing';

/** Does something at a database by one connection of its own. */
export async function atDatabase(url: string, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** @returns the address of a new database of the tests' PostgreSQL. */
export async function testDatabase(
  content: Content = 'no flights',
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<string> {
  const address = new URL(process.env['API_TEST_DATABASE'] ?? '');
  const template = {
    flights: address.pathname.slice(1),
    'no flights': 'without_flights',
    nothing: 'template1',
  }[content];
  address.pathname = '/postgres';
  // Its files are copied, a third of the time of going through the log.
  await atDatabase(address.href, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  address.pathname = `/${name}`;
  return address.href;
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

/**
 * The whole API of one test file, on a database and a folder of its own; `close` removes the folder.
 * @param content `flights` for what is about them.
 */
export async function testApi(
  options: Omit<ApiOptions, 'dataDir'>,
  content: Content = 'no flights',
): Promise<TestApi> {
  const databaseUrl = await testDatabase(content);
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
