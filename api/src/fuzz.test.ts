import { readFileSync } from 'node:fs';
import { thorough } from '@eldorado/testing/thorough';
import { openApiDocument } from './openapi/openapi.ts';
import {
  operationsOf,
  requestsEach,
  sample,
  type FuzzedDocument,
  type Operation,
} from './testing/fuzz/requests.ts';
import { fuzzValues } from './testing/fuzz/fuzzValues.ts';
import { passengers, phoneOf, taxiSite, type TaxiSite } from './taxi/testing/taxiSite.ts';

jest.setTimeout(thorough ? 2_400_000 : 240_000);

const seed = 20261121;
const [aidxToken, casesToken] = ['a-token-for-the-tests', 'another-of-the-office'];
const liveSecret = 'a-secret-of-the-sensors';
const xml = readFileSync(new URL('../feeds/aidx/02-gate-change.xml', import.meta.url), 'utf8');

let site: TaxiSite;
let operations: Operation[];
beforeAll(async () => {
  site = await taxiSite({ aidxToken, casesToken, liveSecret }, 'flights');
  const phones = Array.from({ length: 40 }, (_, index) => phoneOf(index));
  const tokens = {
    taxiSession: await passengers(site, phones),
    feedToken: [aidxToken],
    casesToken: [casesToken],
  };
  const document = JSON.parse(JSON.stringify(await openApiDocument())) as FuzzedDocument;
  operations = operationsOf(document, {
    tokens,
    signing: { secret: liveSecret, now: site.time.now },
    values: fuzzValues,
    xml,
  });
});
afterAll(() => site.close());

test('whatever is sent, the fault is not ours, and the answer is one that the document names', async () => {
  const odd: object[] = [];
  const seen = new Map<string, number>();
  // As many go through the gateway, where `npm run thorough` counts the time of each.
  const count = requestsEach(operations.length, 6);
  for (const operation of operations)
    for (const { body, ...request } of sample(operation, count, seed)) {
      const answer = await site.api.app.inject({
        ...(request as { method: 'GET'; url: string }),
        ...(body !== undefined && { payload: body }),
      });
      const { statusCode: status } = answer;
      const key = `${operation.name} ${status}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      const isNamed = operation.statuses.includes(status);
      const isProblem =
        status < 400 ||
        answer.headers['content-type']?.toString().startsWith('application/problem+json') === true;
      if (status >= 500 || !isNamed || !isProblem)
        odd.push({
          operation: operation.name,
          status,
          request,
          body: body?.slice(0, 300),
          said: answer.body.slice(0, 300),
        });
    }
  expect(odd.slice(0, 5)).toEqual([]);
  expect(operations.length).toBeGreaterThan(40);
  // It gets behind the door: most operations have answered something good.
  const good = operations.filter(({ name }) =>
    [...seen.keys()].some((key) => key.startsWith(`${name} 2`)),
  );
  expect(good.length).toBeGreaterThan(30);
});
