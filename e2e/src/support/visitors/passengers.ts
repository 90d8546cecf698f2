import { contactMessage } from './contactMessage.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeRequest, ride } from 'api/example-ride';
import type { Ask } from './ask.ts';
import { createLetters, type Letters } from './letters.ts';
import { testNow } from '../site/site.ts';

const taxi = '/api/v2/taxi-imperial';
const json = (body: Buffer) => JSON.parse(body.toString()) as Record<string, string>;
const [day, hour] = [86_400_000, 3_600_000];
/** Rides ahead that a passenger may have, messages that an address may send, both in a while. */
const [ridesEach, messagesEach] = [10, 5];

/** A visitor in a range of addresses (/24) that no other has: a range that asks often works for it. */
const inRange = (range: number) => range * 256 + 1;

/** Takes text messages as their sender does, and keeps the last code of each phone. */
export async function startSms() {
  const codes = new Map<string, string>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      // A site that ends, or waits no longer, leaves a half.
      if (!request.complete) return;
      const message = JSON.parse(text) as { to: string; text: string };
      codes.set(message.to, /\d{6}/.exec(message.text)?.[0] ?? '');
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** What a site needs to send its codes here, as many as passengers ask for. */
    env: {
      SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SMS_SECRET: 'a-secret-of-the-tests',
      SMS_PER_PREFIX: '10000',
      SMS_PER_NETWORK: '10000',
      SMS_PER_HOUR: '10000',
    },
    codes,
    close: () => void server.close(),
  };
}

/** Signs passengers in by their codes. @returns their tokens. @throws when the site refuses one. */
export async function signIn(
  ask: Ask,
  codes: ReadonlyMap<string, string>,
  count: number,
): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index++) {
    const phone = `300${String(1_000_000 + index * 10_007)}`;
    const visitor = inRange(20_000 + index);
    const ordered = await ask({
      path: `${taxi}/sign-in/codes`,
      method: 'POST',
      visitor,
      body: codeRequest(phone),
    });
    const code = codes.get(`+57${phone}`);
    const answer = await ask({
      path: `${taxi}/sign-in/sessions`,
      method: 'POST',
      visitor,
      body: { request: json(ordered.body)['request'], code },
    });
    const { token } = json(answer.body);
    if (!token) throw new Error(`Signing in: ${ordered.body.toString()} ${answer.body.toString()}`);
    tokens.push(token);
  }
  return tokens;
}

/** Rides of signed-in passengers in the weeks ahead, three at a time. */
export const bookings = (ask: Ask, tokens: readonly string[]): Letters =>
  createLetters(
    ask,
    (index) => {
      const token = tokens[Math.floor(index / ridesEach)];
      if (token === undefined) throw new Error(`${index} rides are more than passengers may book`);
      return {
        path: `${taxi}/bookings`,
        visitor: 30_000 + index,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': `ride-number-${index}` },
        body: {
          ...ride(),
          at: new Date(Date.parse(testNow) + day + Math.floor(index / 3) * 2 * hour).toISOString(),
        },
      };
    },
    ({ number }) => number,
  );

/** Messages of the contact form, as many from an address as it may send. */
export const contactMessages = (ask: Ask): Letters =>
  createLetters(
    ask,
    (index) => ({
      path: '/api/v2/contact-messages',
      visitor: inRange(40_000 + Math.floor(index / messagesEach)),
      headers: { 'idempotency-key': `message-number-${index}` },
      body: contactMessage(index),
    }),
    ({ reference }) => reference,
  );
