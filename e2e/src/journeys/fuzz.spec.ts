import {
  fuzzValues,
  operationsOf,
  sample,
  type FuzzedDocument,
  type FuzzedRequest,
} from 'api/fuzz';
import { expect, test } from '../support/fixtures.ts';
import { liveRoutes } from '../support/liveRoutes.ts';
import { oddPageRequests } from '../support/oddPageRequests.ts';
import { startOwnSite, type OwnSite } from '../support/ownSite.ts';
import { sendRaw, type RawAnswer } from '../support/sendRaw.ts';
import { thorough } from '../support/views.ts';

// Every endpoint and every page, asked for through the gateway in ways that nobody meant: a few in `npm test`, beside other
// journeys and so without a clock; `npm run faults` has the machine to itself, asks a thousand times and measures. More is
// sent to the API alone by api/src/fuzz.test.ts.

const seed = 20261121;
const requestsEach = thorough ? 1_000 : 8;
const pageRequestsEach = thorough ? 60 : 2;
/** Milliseconds; what is slower is asked again, since a collection of garbage is nobody's fault. */
const slowest = thorough ? 250 : Infinity;
const tries = 3;

/** What is asked uses up what one address may ask in an hour: no other journey's site. */
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startOwnSite('fuzz');
});

test.afterAll(async () => {
  await site.stop();
});

/** What an answer is that it should not be, or null. */
async function faultOf(origin: string, request: FuzzedRequest): Promise<object | null> {
  let answer: RawAnswer | undefined;
  for (let tried = 0; tried < tries; tried++) {
    answer = await sendRaw(origin, request);
    const isWell = answer.status > 0 && answer.status < 500;
    if (isWell && answer.took <= slowest) return null;
    if (!isWell) break;
  }
  const { method, url, headers, body } = request;
  return { ...answer, asked: `${method} ${url}`, headers, body: body?.slice(0, 300) };
}

async function faultsOf(origin: string, requests: readonly FuzzedRequest[]) {
  const found: object[] = [];
  for (const request of requests) {
    const fault = await faultOf(origin, request);
    if (fault !== null) found.push(fault);
    if (found.length > 4) break;
  }
  return found;
}

test('no endpoint fails, or takes long, whatever is sent to it', async () => {
  const { origin } = site;
  test.setTimeout((thorough ? 30 : 4) * 60_000);
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as FuzzedDocument;
  const operations = operationsOf(document, { tokens: {}, values: fuzzValues, xml: '<a/>' });
  expect(operations.length).toBeGreaterThan(40);
  for (const operation of operations)
    await test.step(operation.name, async () => {
      expect(await faultsOf(origin, sample(operation, requestsEach, seed))).toEqual([]);
    });
});

test('no page fails, or takes long, whatever is asked of it', async () => {
  const { origin } = site;
  test.setTimeout((thorough ? 30 : 4) * 60_000);
  const routes = await liveRoutes(origin);
  for (const { path } of routes)
    await test.step(path, async () => {
      expect(await faultsOf(origin, oddPageRequests(path, pageRequestsEach, seed))).toEqual([]);
    });
});
