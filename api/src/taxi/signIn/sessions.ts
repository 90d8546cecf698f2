import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import { taxiSessions, taxiUsers } from '../tables.ts';
import { day } from '../../time/time.ts';
import type { Phone } from './phone.ts';

export interface TaxiPassenger {
  id: number;
  name: string | null;
  phone: string;
  phoneCountryCode: string;
  createdAt: Date;
}

export interface OpenedSession {
  /** The bearer token: kept nowhere, the table holds its SHA-256 only. */
  token: string;
  expiresAt: Date;
  passenger: TaxiPassenger;
}

/** Milliseconds that a session lasts in a browser's storage. */
const usualSession = 30 * day;
/** Of the passenger's consent (Ley 1581): what the data are kept for. */
const purpose = 'Reservar taxis y consultar las reservas';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Signs a passenger in, known by phone and made when new, and keeps the consent that was given.
 * @param client in a transaction: all of it is kept or nothing.
 * @param lasts milliseconds until the session ends.
 */
export async function openSession(
  client: PoolClient,
  { phone, consent }: { phone: Phone; consent: { version: string } },
  now: Date,
  lasts = usualSession,
): Promise<OpenedSession> {
  const { rows } = await client.query<TaxiPassenger>(
    `insert into taxi_users (phone, phone_country_code, created_at, seen_at) values ($1, $2, $3, $3)
     on conflict (phone_country_code, phone) do update set seen_at = excluded.seen_at
     returning id, name, phone, phone_country_code as "phoneCountryCode", created_at as "createdAt"`,
    [phone.number, phone.countryCode, now],
  );
  const [passenger] = rows;
  if (passenger === undefined) throw new Error('The passenger was not stored');
  await client.query(
    `insert into taxi_consents (user_id, purpose, version, at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [passenger.id, purpose, consent.version, now],
  );
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lasts);
  await client.query(
    'insert into taxi_sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [hashOf(token), passenger.id, now, expiresAt],
  );
  return { token, expiresAt, passenger };
}

/** The passenger of a token, or null when the session does not exist or has ended. */
export async function passengerOf(
  database: Database,
  token: string,
  now: Date,
): Promise<TaxiPassenger | null> {
  const [row] = await database
    .orm()
    .select({ user: taxiUsers })
    .from(taxiSessions)
    .innerJoin(taxiUsers, eq(taxiUsers.id, taxiSessions.userId))
    .where(and(eq(taxiSessions.tokenHash, hashOf(token)), gt(taxiSessions.expiresAt, now)));
  return row?.user ?? null;
}

/** Ends a session: its token opens nothing from now on. */
export async function endSession(database: Database, token: string) {
  await database
    .orm()
    .delete(taxiSessions)
    .where(eq(taxiSessions.tokenHash, hashOf(token)));
}
