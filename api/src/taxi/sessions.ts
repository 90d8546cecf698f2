import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { taxiBookings, taxiSessions, taxiUsers } from '../db/tables.ts';
import { omit } from '../omit.ts';
import type { TaxiBooking, TaxiBookings } from '../schemas/taxi.ts';
import { day } from '../time.ts';

export interface TaxiPassenger {
  id: number;
  name: string | null;
  phone: string;
  phoneCountryCode: string;
}

const sessionDays = 30;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a session for a passenger, known by phone and made when new. Answers the bearer token: it is kept nowhere, the
 * table holds its SHA-256 only.
 */
export async function createTaxiSession(
  database: Database,
  user: { name: string | null; phone: string; phoneCountryCode: string },
  now = new Date(),
): Promise<string> {
  const orm = database.orm();
  const [known] = await orm
    .insert(taxiUsers)
    .values(user)
    .onConflictDoUpdate({
      target: [taxiUsers.phoneCountryCode, taxiUsers.phone],
      set: { name: user.name },
    })
    .returning({ id: taxiUsers.id });
  if (known === undefined) throw new Error('The passenger was not stored');
  const token = randomBytes(32).toString('base64url');
  await orm.insert(taxiSessions).values({
    tokenHash: hashOf(token),
    userId: known.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * day),
  });
  return token;
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

/** A passenger's bookings by state, the latest ride first. */
export async function bookingsOf(
  database: Database,
  passenger: TaxiPassenger,
): Promise<TaxiBookings> {
  const rows = await database
    .orm()
    .select()
    .from(taxiBookings)
    .where(eq(taxiBookings.userId, passenger.id))
    .orderBy(desc(taxiBookings.at));
  const inState = (status: TaxiBooking['status']) =>
    rows
      .filter((row) => row.status === status)
      .map((row): TaxiBooking => ({ ...omit(row, 'userId'), at: row.at.toISOString() }));
  return {
    nueva: inState('nueva'),
    confirmada: inState('confirmada'),
    cumplida: inState('cumplida'),
  };
}
