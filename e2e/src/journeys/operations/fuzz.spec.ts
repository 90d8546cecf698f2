import { requestsEach, sample, type FuzzedRequest } from 'api/fuzz';
import { expect, test } from '../../support/looks/fixtures.ts';
import { liveRoutes } from '../../support/looks/liveRoutes.ts';
import { oddPageRequests } from '../../support/faults/oddPageRequests.ts';
import { seed, startOddSite, throughRequests, type OddSite } from '../../support/faults/oddSite.ts';
import { sendRaw } from '../../support/visitors/sendRaw.ts';
import { partOf, thorough } from '../../support/looks/views.ts';

// Every endpoint and every page, asked for through the gateway in ways that nobody meant, with tokens where a token opens
// something; how long that takes, `npm run bench -- odd` says. `npm run thorough` asks each a thousand times; in `npm test` a hundred
// requests to each endpoint are of api/src/fuzz.test.ts, to the API alone, a few of them here; of each page's hundred and more nearly
// all come from memory, since it would spend its minutes on rendering.

const passengers = thorough ? 40 : 2;
/** Of one endpoint or page, until the others are not asked any more. */
const mostFaults = 5;

let site: OddSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startOddSite();
});

test.afterAll(() => site.stop());

/** Answers that should not be, with what was asked. */
async function faultsOf(requests: readonly FuzzedRequest[]): Promise<object[]> {
  const found: object[] = [];
  await throughRequests(requests, async (request) => {
    const answer = await sendRaw(site.origin, request);
    const { method, url, headers, body } = request;
    if (answer.status === 0 || answer.status >= 500)
      found.push({ answer, asked: `${method} ${url}`, headers, body: body?.slice(0, 300) });
    return found.length < mostFaults;
  });
  return found;
}

test('no endpoint fails, whatever is sent to it', async () => {
  test.setTimeout((thorough ? 60 : 4) * 60_000);
  const operations = await site.operations(passengers);
  expect(operations.length).toBeGreaterThan(40);
  const count = requestsEach(operations.length, 8);
  for (const operation of operations)
    await test.step(operation.name, async () => {
      expect(await faultsOf(sample(operation, count, seed))).toEqual([]);
    });
});

test('no page fails, whatever is asked of it', async () => {
  test.setTimeout((thorough ? 90 : 4) * 60_000);
  const routes = partOf(await liveRoutes(site.origin), 9);
  const counts = { read: requestsEach(routes.length, 2), unread: 100 };
  for (const { path: page } of routes)
    await test.step(page, async () => {
      expect(await faultsOf(oddPageRequests(page, counts, seed))).toEqual([]);
    });
});
