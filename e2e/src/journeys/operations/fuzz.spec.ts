import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import {
  fuzzValues,
  operationsOf,
  requestsEach,
  sample,
  type FuzzedDocument,
  type FuzzedRequest,
} from 'api/fuzz';
import { createAsk } from '../../support/visitors/ask.ts';
import { expect, test } from '../../support/looks/fixtures.ts';
import { liveRoutes } from '../../support/looks/liveRoutes.ts';
import { oddPageRequests } from '../../support/faults/oddPageRequests.ts';
import { startOwnSite, type OwnSite } from '../../support/site/ownSite.ts';
import { signIn, startSms } from '../../support/visitors/passengers.ts';
import { sendRaw, type RawAnswer } from '../../support/visitors/sendRaw.ts';
import { testNow } from '../../support/site/site.ts';
import { partOf, thorough } from '../../support/looks/views.ts';

// Every endpoint and every page, asked for through the gateway in ways that nobody meant, with tokens where a token opens
// something. `npm run thorough` has the machine to itself, asks each a thousand times and measures. `npm test` goes beside other
// journeys, and so without a clock: a hundred requests to each endpoint are of api/src/fuzz.test.ts, to the API alone, a few of
// them here; of each page's hundred and more nearly all come from memory, since it would spend its minutes on rendering.

const seed = 20261121;
const passengers = thorough ? 40 : 2;
/** Milliseconds for the median of three tries: a collection of garbage is nobody's fault. */
const slowest = thorough ? 250 : Infinity;
const tries = 3;
/** Requests under way at a time. */
const atOnce = 4;
const aidxExample = path.join(repoRoot, 'api/feeds/aidx/02-gate-change.xml');
const [aidxToken, casesToken] = ['a-token-of-the-fuzz', 'another-of-the-office'];
const liveSecret = 'a-secret-of-the-sensors';

/** What is asked uses up what one address may ask in an hour: no other journey's site. */
let site: OwnSite;
let sms: Awaited<ReturnType<typeof startSms>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  sms = await startSms();
  site = await startOwnSite('fuzz', {
    ...sms.env,
    AIDX_TOKEN: aidxToken,
    CASES_TOKEN: casesToken,
    LIVE_SECRET: liveSecret,
  });
});

test.afterAll(async () => {
  await site.stop();
  sms.close();
});

/** What an answer is that it should not be, or null. */
async function faultOf(origin: string, request: FuzzedRequest): Promise<object | null> {
  const answers: RawAnswer[] = [];
  for (let asked = 0; asked < tries; asked++) {
    const answer = await sendRaw(origin, request);
    answers.push(answer);
    const isWell = answer.status > 0 && answer.status < 500;
    if (isWell && answers.filter(({ took }) => took <= slowest).length > asked / 2) return null;
    if (!isWell) break;
  }
  const { method, url, headers, body } = request;
  return { answers, asked: `${method} ${url}`, headers, body: body?.slice(0, 300) };
}

async function faultsOf(origin: string, requests: readonly FuzzedRequest[]) {
  const found: object[] = [];
  const waiting = requests.values();
  const one = async () => {
    for (const request of waiting) {
      const fault = await faultOf(origin, request);
      if (fault !== null) found.push(fault);
      if (found.length > 4) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return found;
}

/** What there is on the day of the journeys. */
async function valuesOf(origin: string) {
  const { flights } = (await (await fetch(`${origin}/api/v2/flights`)).json()) as {
    flights: { id: string }[];
  };
  const ids = flights.slice(0, 3).map(({ id }) => id);
  const [day = ''] = testNow.split('T');
  return {
    ...fuzzValues,
    id: ids,
    flight: [...ids, null],
    date: [day],
    openAt: [`${day}T12:00-05:00`],
    at: [`${day}T14:00:00-05:00`],
  };
}

test('no endpoint fails, or takes long, whatever is sent to it', async () => {
  const { origin } = site;
  test.setTimeout((thorough ? 60 : 4) * 60_000);
  const ask = createAsk({ port: Number(new URL(origin).port) });
  const taxiSession = await signIn(ask, sms.codes, passengers);
  ask.close();
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as FuzzedDocument;
  const operations = operationsOf(document, {
    tokens: { taxiSession, feedToken: [aidxToken], casesToken: [casesToken] },
    signing: { secret: liveSecret, now: Date.parse(testNow) },
    values: await valuesOf(origin),
    xml: readFileSync(aidxExample, 'utf8'),
  });
  expect(operations.length).toBeGreaterThan(40);
  const count = requestsEach(operations.length, 8);
  for (const operation of operations)
    await test.step(operation.name, async () => {
      expect(await faultsOf(origin, sample(operation, count, seed))).toEqual([]);
    });
});

test('no page fails, or takes long, whatever is asked of it', async () => {
  const { origin } = site;
  test.setTimeout((thorough ? 90 : 4) * 60_000);
  const routes = partOf(await liveRoutes(origin), 9);
  const counts = { read: requestsEach(routes.length, 2), unread: 100 };
  for (const { path: page } of routes)
    await test.step(page, async () => {
      expect(await faultsOf(origin, oddPageRequests(page, counts, seed))).toEqual([]);
    });
});
