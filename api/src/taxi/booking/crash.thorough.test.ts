import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertMany } from '../../db/bulk.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { taxiVehicles } from '../tables.ts';
import { taxiVehicleSeed } from '../seed/vehicles.ts';
import { day, hour } from '../../time/time.ts';
import { randomMoment } from '../../testing/randomMoment.ts';
import { startProcess, type TestProcess } from '../../testing/startProcess.ts';
import { openSession } from '../signIn/sessions.ts';
import { noon, phoneOf, ride } from '../testing/taxiSite.ts';

/**
 * The API's taxi service is a process of its own and is killed with SIGKILL while passengers book. PostgreSQL goes on, as it
 * does on a site: it is a process apart, which the next API joins. In one of the rounds it is killed as well.
 */
/** A round takes some three seconds. */
const rounds = 20;
const postgresDies = (round: number) => round === Math.floor(rounds / 2);
const buyersAtOnce = 4;
jest.setTimeout(600_000);

interface Attempt {
  token: string;
  key: string;
  at: string;
  /** The number that the API acknowledged. */
  number?: string;
}

interface Api {
  child: TestProcess;
  origin: string;
}

const quiet = { info: () => undefined, warn: () => undefined };
const dataDir = mkdtempSync(join(tmpdir(), 'taxi-crash-'));
// As root PostgreSQL runs as another user, which must be able to enter.
chmodSync(dataDir, 0o755);
const children: TestProcess[] = [];
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, log: quiet });
  await database.transaction((client) => insertMany(client, taxiVehicles, taxiVehicleSeed));
});
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const connection = () =>
  JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
    cluster: string;
  };

const postmaster = () =>
  Number(readFileSync(join(connection().cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts the API in a process of its own. @returns it with its address, when it answers. */
async function startApi(): Promise<Api> {
  const { port, password } = connection();
  const child = await startProcess(new URL('../../testing/formsProcess.ts', import.meta.url), {
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://eldorado:${password}@127.0.0.1:${port}/eldorado`,
    AIRPORT_NOW: new Date(noon).toISOString(),
  });
  children.push(child);
  return { child, origin: await child.firstLine() };
}

/** Sends a booking. @returns its status; 0 when no answer came. */
async function send(origin: string, attempt: Attempt): Promise<number> {
  try {
    const response = await fetch(`${origin}/api/v2/taxi-imperial/bookings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${attempt.token}`,
        'idempotency-key': attempt.key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...ride(), at: attempt.at }),
    });
    const { number } = (await response.json()) as { number?: string };
    if (response.status === 201 && number !== undefined) {
      // A repeat is answered with the booking that the first one made.
      if (attempt.number !== undefined) expect(number).toBe(attempt.number);
      attempt.number = number;
    }
    return response.status;
  } catch {
    return 0;
  }
}

/** Passengers' tokens. */
const signedIn = (count: number) =>
  database.transaction(async (client) => {
    const tokens: string[] = [];
    for (let index = 0; index < count; index++) {
      const phone = { countryCode: '+57', number: phoneOf(index) };
      const opened = await openSession(
        client,
        { phone, consent: { version: '1' } },
        new Date(noon),
      );
      tokens.push(opened.token);
    }
    return tokens;
  });

const query = async <T extends object>(sql: string) =>
  (await database.transaction((client) => client.query<T>(sql))).rows;

test(`the API is killed, ${rounds} times: no acknowledged booking is lost and none is half made`, async () => {
  const tokens = await signedIn(300);
  const attempts: Attempt[] = [];
  let unanswered = 0;

  function newAttempt(): Attempt {
    const index = attempts.length;
    // Ten rides a passenger, three a slot, in the weeks ahead.
    const at = new Date(noon + day + Math.floor(index / 3) * 2 * hour).toISOString();
    const attempt = { token: tokens[Math.floor(index / 10)] ?? '', key: `key-of-${index}`, at };
    attempts.push(attempt);
    return attempt;
  }

  /** Books until the API is killed, at a moment of the round's own. */
  async function bookAndKill(round: number, { child, origin }: Api) {
    const waiting = attempts.filter(({ number }) => number === undefined);
    let killed = false;
    let acknowledged: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (acknowledged = resolve));
    const buyers = Array.from({ length: buyersAtOnce }, async () => {
      while (!killed) {
        const status = await send(origin, waiting.pop() ?? newAttempt());
        if (status === 0) unanswered += 1;
        else expect(status).toBe(201);
        if (status === 201) acknowledged();
      }
    });
    await Promise.race([first, Promise.all(buyers)]);
    await randomMoment('crash', round);
    killed = true;
    await child.kill();
    if (postgresDies(round)) process.kill(postmaster(), 'SIGKILL');
    await Promise.all(buyers);
  }

  let api = await startApi();
  for (let round = 0; round < rounds; round++) {
    const next = postgresDies(round) ? null : startApi();
    await bookAndKill(round, api);
    await database.revive();
    api = await (next ?? startApi());
  }

  // Who had no answer sends again, as a browser does; who had one gets the same.
  for (const attempt of attempts) expect(await send(api.origin, attempt)).toBe(201);
  await api.child.kill();
  expect(unanswered).toBeGreaterThan(0);
  expect(attempts.length).toBeGreaterThan(rounds);

  const bookings = await query<{
    number: string;
    complete: boolean;
    slots: string;
    plates: string;
    mails: string;
  }>(
    `select number, dispatched_at is not null and plate is not null and answer is not null as complete,
       (select count(*) from taxi_slots s where s.number = b.number and s.plate = b.plate) as slots,
       (select count(distinct plate) from taxi_slots s where s.number = b.number) as plates,
       (select count(*) from mails m where m.about = b.number and (m.state = 'waiting' or m.state = 'sent')) as mails
     from taxi_bookings b`,
  );
  expect(bookings.map(({ number }) => number).sort()).toEqual(
    attempts.map(({ number }) => number).sort(),
  );
  for (const { number, complete, slots, plates, mails } of bookings) {
    expect([number, complete, Number(slots) > 0, plates, mails]).toEqual([
      number,
      true,
      true,
      '1',
      '1',
    ]);
  }
});
