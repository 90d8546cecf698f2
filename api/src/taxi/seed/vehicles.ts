import { dataRows } from '../../demo/dataFile.ts';
import type { taxiVehicles } from '../tables.ts';

/** The taxis of the demonstration, in the order of the file. */
export const taxiVehicleSeed: (typeof taxiVehicles.$inferInsert)[] = dataRows(
  'taxi-vehicles.csv',
).map((row, position) => ({
  plate: row['plate'] ?? '',
  position,
  class: classOf(row['class']),
  name: row['name'] ?? '',
  driverName: row['driver'] ?? '',
  authorisedUntil: row['authorised_until'] ?? '',
}));

function classOf(word = ''): 'standard' | 'quality' {
  if (word === 'standard' || word === 'quality') return word;
  throw new Error(`api/data/taxi-vehicles.csv: "${word}" is no class: write standard or quality`);
}
