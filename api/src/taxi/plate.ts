import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { taxiVehicles } from './tables.ts';
import { bogotaDay } from '../time/time.ts';

/** A Colombian car's plate as it is written, ABC123; null when the text is none. */
export function readPlate(text: string): string | null {
  const plate = text.toUpperCase().replaceAll(/[\s.·-]/g, '');
  return /^[A-Z]{3}\d{3}$/.test(plate) ? plate : null;
}

/** Whether a plate is that of a vehicle authorised on the day of `now`. */
export async function isAuthorised(database: Database, plate: string, now: Date): Promise<boolean> {
  const rows = await database
    .orm()
    .select({ plate: taxiVehicles.plate })
    .from(taxiVehicles)
    .where(
      and(
        eq(taxiVehicles.plate, plate),
        gte(taxiVehicles.authorisedUntil, bogotaDay(now.getTime())),
      ),
    );
  return rows.length > 0;
}
