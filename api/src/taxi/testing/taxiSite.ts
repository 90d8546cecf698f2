import { randomUUID } from 'node:crypto';
import type { ApiOptions } from '../../airportApi.ts';
import type { TaxiBooking } from '../accountSchema.ts';
import { testApi, type Content } from '../../testing/testApi.ts';
import { openSession } from '../signIn/sessions.ts';
import { codeIn, codeRequest, newRanges, ride } from './exampleRide.ts';

export { ride };

/** A Friday, 12:00 in Bogotá. */
export const noon = Date.parse('2026-11-20T17:00:00Z');

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An API with a clock that tests advance and text messages that they read, on a database of its own. */
export async function taxiSite(
  options: Partial<Omit<ApiOptions, 'dataDir'>> = {},
  content?: Content,
) {
  const time = { now: noon };
  const messages: string[] = [];
  const api = await testApi(
    {
      clock: { now: () => new Date(time.now) },
      jobs: false,
      writeLine: (line) => void messages.push(line),
      ...options,
    },
    content,
  );

  function call(
    method: Method,
    path: string,
    {
      token,
      body,
      key,
      address,
    }: { token?: string; body?: object; key?: string; address?: string } = {},
  ) {
    return api.app.inject({
      method,
      url: `/api/v2/taxi-imperial${path}`,
      ...(body && { payload: body }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(address && { 'x-forwarded-for': address }),
      },
    });
  }

  const newRange = newRanges();
  const askForCode = (phone: string, change: object = {}, address = newRange()) =>
    call('POST', '/sign-in/codes', {
      address,
      body: { ...codeRequest(phone), ...change },
    });
  const lastCode = () => codeIn(messages.at(-1) ?? '');

  /** Signs a phone in by its code. */
  async function signIn(phone: string): Promise<string> {
    const { request } = (await askForCode(phone)).json<{ request: string }>();
    const answer = await call('POST', '/sign-in/sessions', { body: { request, code: lastCode() } });
    return answer.json<{ token: string }>().token;
  }

  const book = (token: string, change: object = {}, key: string = randomUUID()) =>
    call('POST', '/bookings', { token, key, body: { ...ride(), ...change } });

  return {
    api,
    time,
    messages,
    dataDir: api.dataDir,
    call,
    askForCode,
    lastCode,
    signIn,
    book,
    booked: async (token: string, change: object = {}) =>
      (await book(token, change)).json<TaxiBooking>(),
    rows: async <T extends object>(sql: string) =>
      (await api.database.transaction((client) => client.query<T>(sql))).rows,
    close: () => api.close(),
  };
}

export type TaxiSite = Awaited<ReturnType<typeof taxiSite>>;

/** The phone of a number: Colombian mobiles that exist in the numbering plan, two in a row far from each other. */
export const phoneOf = (index: number) =>
  `300${String(1_000_000 + ((index * 10_007) % 8_999_993))}`;

/** Signs phones in without their codes, for tests that need many passengers. @returns their tokens. */
export async function passengers(site: TaxiSite, phones: readonly string[]): Promise<string[]> {
  const now = new Date(site.time.now);
  return site.api.database.transaction(async (client) => {
    const tokens: string[] = [];
    for (const number of phones) {
      const phone = { countryCode: '+57', number };
      tokens.push((await openSession(client, { phone, consent: { version: '1' } }, now)).token);
    }
    return tokens;
  });
}
