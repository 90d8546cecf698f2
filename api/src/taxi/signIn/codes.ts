import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import type { Locale } from '../../text/locale.ts';
import { hour, minute } from '../../time/time.ts';
import { openSession, type OpenedSession } from './sessions.ts';
import type { Phone } from './phone.ts';

export const codeDigits = 6;
const lifetime = 5 * minute;
const triesPerCode = 5;
/** Of all codes of a phone, in an hour: who may go on asking for codes could go on guessing. */
const failuresPerPhone = 10;
/** A phone gets three codes in a quarter of an hour, and half a minute apart. */
const codesPerPhone = 3;
const phoneWindow = 15 * minute;
const resendAfter = minute / 2;

export interface CodeOrder {
  phone: Phone;
  locale: Locale;
  consentVersion: string;
}

export type AskedCode =
  | { kind: 'made'; request: string; code: string; expiresAt: Date; resendAt: Date }
  /** Seconds until another may be asked for; `locked`: too many wrong ones came for the phone. */
  | { kind: 'too-soon' | 'too-many' | 'locked'; wait: number };

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Slow on purpose: trying all million codes of a stolen row takes hours, and a code lives five minutes. */
async function hashOf(code: string, salt: string, request: string, phone: Phone): Promise<string> {
  const bound = `${request}.${phone.countryCode}${phone.number}.${code}`;
  return (await derive(bound, salt, 32)).toString('hex');
}

/**
 * Makes a code for a phone, known or not: passengers are not looked at. The code itself is for the text message and is
 * kept nowhere. The codes before it end when it is sent, by `endEarlierCodes`.
 */
export async function makeCode(
  database: Database,
  { phone, locale, consentVersion }: CodeOrder,
  now: Date,
): Promise<AskedCode> {
  const request = randomBytes(18).toString('base64url');
  const salt = randomBytes(16).toString('hex');
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expiresAt = new Date(now.getTime() + lifetime);
  const who = [phone.countryCode, phone.number];
  return database.transaction(async (client): Promise<AskedCode> => {
    // Requests for one phone come one after another, so that the limit holds for parallel ones too.
    await lockPhone(client, phone);
    const locked = await guessedUntil(client, phone, now);
    if (locked !== null) return { kind: 'locked', wait: secondsUntil(locked, now) };
    const { rows } = await client.query<{ created_at: Date }>(
      `select created_at from taxi_codes
       where phone_country_code = $1 and phone = $2 and created_at > $3 order by created_at`,
      [...who, new Date(now.getTime() - phoneWindow)],
    );
    const made = rows.map((row) => row.created_at.getTime());
    const free = Math.max(
      made.length < codesPerPhone ? 0 : (made.at(-codesPerPhone) ?? 0) + phoneWindow,
      (made.at(-1) ?? 0) + resendAfter,
    );
    const wait = secondsUntil(free, now);
    if (wait > 0) return { kind: made.length < codesPerPhone ? 'too-soon' : 'too-many', wait };
    const hash = await hashOf(code, salt, request, phone);
    await client.query(
      `insert into taxi_codes
         (request, phone_country_code, phone, locale, consent_version, salt, code_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [request, ...who, locale, consentVersion, salt, hash, now, expiresAt],
    );
    const resendAt = new Date(now.getTime() + resendAfter);
    return { kind: 'made', request, code, expiresAt, resendAt };
  });
}

const secondsUntil = (at: number, now: Date) => Math.ceil((at - now.getTime()) / 1_000);

/** Whatever is done with the codes of one phone is done one after another, until the transaction ends. */
const lockPhone = (client: PoolClient, { countryCode, number }: Phone) =>
  client.query('select pg_advisory_xact_lock(hashtext($1))', [`taxi-code ${countryCode}${number}`]);

/** Until when no code of a phone is taken, since too many wrong ones came for it: UTC milliseconds, or null. */
async function guessedUntil(client: PoolClient, phone: Phone, now: Date) {
  // A try is no older than its code, and at most a code's lifetime younger.
  const window = hour + lifetime;
  const { rows } = await client.query<{ created_at: Date; failed: number }>(
    `select created_at, attempts - used::int as failed from taxi_codes
     where phone_country_code = $1 and phone = $2 and created_at > $3 order by created_at desc`,
    [phone.countryCode, phone.number, new Date(now.getTime() - window)],
  );
  let failures = 0;
  for (const { created_at, failed } of rows) {
    failures += failed;
    if (failures >= failuresPerPhone) return created_at.getTime() + window;
  }
  return null;
}

/** Ends the codes of a phone that were made before one that has been sent: until then the one in hand is good. */
export const endEarlierCodes = (database: Database, request: string, now: Date) =>
  database.transaction((client) =>
    client.query(
      `update taxi_codes earlier set ended_at = $2 from taxi_codes sent
       where sent.request = $1 and earlier.phone_country_code = sent.phone_country_code
         and earlier.phone = sent.phone and earlier.created_at < sent.created_at
         and earlier.ended_at is null`,
      [request, now],
    ),
  );

/** Forgets a code that could not be sent: it does not count against the phone. */
export const forgetCode = (database: Database, request: string) =>
  database.transaction((client) =>
    client.query('delete from taxi_codes where request = $1', [request]),
  );

export type CheckedCode =
  | { kind: 'signed-in'; session: OpenedSession }
  | { kind: 'failed'; code: 'code-wrong' | 'code-expired' | 'code-used' | 'code-too-many-tries' }
  /** Too many wrong ones came for the phone; seconds until one is taken again. */
  | { kind: 'locked'; wait: number };

export interface Entering {
  /** Milliseconds until the session ends, unless it is as long as usual. */
  lasts?: number;
  /** Keeps what else comes of it, in the transaction that spends the code. */
  keep?: (client: PoolClient, session: OpenedSession) => Promise<void>;
}

interface CodeRow {
  phone_country_code: string;
  phone: string;
  salt: string;
  code_hash: string;
  attempts: number;
  expires_at: Date;
  ended_at: Date | null;
  used: boolean;
  consent_version: string;
}

/**
 * Checks a code and signs in with it, in one transaction: of any number of requests with the right code one succeeds.
 * @param request what asking for the code answered; a code belongs to it and to its phone.
 * @param entering how long the session lasts, and what is kept with it.
 */
export async function spendCode(
  database: Database,
  request: string,
  code: string,
  now: Date,
  { lasts, keep }: Entering = {},
): Promise<CheckedCode> {
  const known = await database.transaction((client) => codeRow(client, request, ''));
  if (known === null) return { kind: 'failed', code: 'code-expired' };
  const phone = { countryCode: known.phone_country_code, number: known.phone };
  // The hash takes its time before the row is locked.
  const given = Buffer.from(await hashOf(code, known.salt, request, phone), 'hex');
  return database.transaction(async (client): Promise<CheckedCode> => {
    await lockPhone(client, phone);
    const row = await codeRow(client, request, 'for update');
    if (row === null) return { kind: 'failed', code: 'code-expired' };
    if (row.used) return { kind: 'failed', code: 'code-used' };
    if (row.ended_at !== null || row.expires_at <= now)
      return { kind: 'failed', code: 'code-expired' };
    const locked = await guessedUntil(client, phone, now);
    if (locked !== null) return { kind: 'locked', wait: secondsUntil(locked, now) };
    if (row.attempts >= triesPerCode) return { kind: 'failed', code: 'code-too-many-tries' };
    const right = timingSafeEqual(given, Buffer.from(row.code_hash, 'hex'));
    await client.query(
      `update taxi_codes set attempts = attempts + 1, used = $2::boolean,
         ended_at = case when $2 then $3::timestamptz end
       where request = $1`,
      [request, right, now],
    );
    if (!right) return { kind: 'failed', code: 'code-wrong' };
    const consent = { version: row.consent_version };
    const session = await openSession(client, { phone, consent }, now, lasts);
    await keep?.(client, session);
    return { kind: 'signed-in', session };
  });
}

async function codeRow(client: PoolClient, request: string, lock: '' | 'for update') {
  const { rows } = await client.query<CodeRow>(
    `select * from taxi_codes where request = $1 ${lock}`,
    [request],
  );
  return rows[0] ?? null;
}
