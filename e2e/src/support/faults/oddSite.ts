import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import {
  fuzzValues,
  operationsOf,
  type FuzzedDocument,
  type FuzzedRequest,
  type Operation,
} from 'api/fuzz';
import { startOwnSite, type OwnSite } from '../site/ownSite.ts';
import { testNow } from '../site/site.ts';
import { createAsk } from '../visitors/ask.ts';
import { signIn, startSms } from '../visitors/passengers.ts';

/** By which requests are drawn: the same at every run. */
export const seed = 20261121;
/** Requests under way at a time. */
const atOnce = 4;
const aidxExample = path.join(repoRoot, 'api/feeds/aidx/02-gate-change.xml');
const [aidxToken, casesToken] = ['a-token-of-the-fuzz', 'another-of-the-office'];
const liveSecret = 'a-secret-of-the-sensors';

/** A site to which odd requests go. */
export interface OddSite extends OwnSite {
  /** Its endpoints, with the tokens of so many passengers, of feeds and of the office. */
  operations(passengers: number): Promise<Operation[]>;
}

/**
 * Starts it: what is asked of it uses up what one address may ask in an hour, so nobody else's.
 * @param env what differs from a plain start.
 */
export async function startOddSite(env: Record<string, string> = {}): Promise<OddSite> {
  const sms = await startSms();
  const site = await startOwnSite('fuzz', {
    ...sms.env,
    AIDX_TOKEN: aidxToken,
    CASES_TOKEN: casesToken,
    LIVE_SECRET: liveSecret,
    ...env,
  });
  const { origin } = site;
  return {
    ...site,
    async operations(passengers) {
      const ask = createAsk({ port: Number(new URL(origin).port) });
      const taxiSession = await signIn(ask, sms.codes, passengers);
      ask.close();
      return operationsOf(await answerOf<FuzzedDocument>(`${origin}/api/openapi.json`), {
        tokens: { taxiSession, feedToken: [aidxToken], casesToken: [casesToken] },
        signing: { secret: liveSecret, now: Date.parse(testNow) },
        values: await valuesOf(origin),
        xml: readFileSync(aidxExample, 'utf8'),
      });
    },
    async stop() {
      await site.stop();
      sms.close();
    },
  };
}

const answerOf = async <Answer>(url: string) => (await (await fetch(url)).json()) as Answer;

/** What there is on the day of the journeys. */
async function valuesOf(origin: string) {
  const { flights } = await answerOf<{ flights: { id: string }[] }>(`${origin}/api/v2/flights`);
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

/** Goes through requests, some at a time, until one of them is not to go on after. @param one returns whether to go on. */
export async function throughRequests(
  requests: readonly FuzzedRequest[],
  one: (request: FuzzedRequest) => Promise<boolean>,
): Promise<void> {
  const waiting = requests.values();
  const some = async () => {
    for (const request of waiting) if (!(await one(request))) return;
  };
  await Promise.all(Array.from({ length: atOnce }, some));
}
