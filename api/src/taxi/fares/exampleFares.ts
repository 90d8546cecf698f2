import type { Fact } from '../../facts/schema.ts';
import { text4 } from '../../text/localized.ts';
import { addDays, bogotaInstant } from '../../time/time.ts';
import { fareOf, isNightOrHoliday } from './fare.ts';
import { tariffAt, type Tariffs, type VehicleClass } from './tariffs.ts';

const exampleKm = 15;

const examples: readonly { id: string; vehicle: VehicleClass; label: Fact['label'] }[] = [
  {
    id: 'taxi-example-15-km',
    vehicle: 'standard',
    label: text4(
      'Ejemplo: 15 km desde o hacia el aeropuerto, de día, sin espera',
      'Example: 15 km from or to the airport, by day, without waiting',
      'Exemple : 15 km depuis ou vers l’aéroport, de jour, sans attente',
      'Exemplo: 15 km do aeroporto ou até ele, de dia, sem espera',
    ),
  },
  {
    id: 'taxi-example-15-km-excellence',
    vehicle: 'quality',
    label: text4(
      'Ejemplo: 15 km con factor de excelencia, de día, sin espera',
      'Example: 15 km with the excellence factor, by day, without waiting',
      'Exemple : 15 km avec facteur d’excellence, de jour, sans attente',
      'Exemplo: 15 km com fator de excelência, de dia, sem espera',
    ),
  },
];

/** The ids of facts that are worked out from others. */
export const workedOutIds: readonly string[] = examples.map(({ id }) => id);

/** Noon of the first day from `date` on that has no surcharge. */
function plainNoon(date: string, tariffs: Tariffs): number {
  const noon = bogotaInstant(date, '12:00').getTime();
  return isNightOrHoliday(noon, tariffAt(date, tariffs))
    ? plainNoon(addDays(date, 1), tariffs)
    : noon;
}

/**
 * The worked examples of the tariff of a day, as facts: they follow its figures and stand in no file.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export function exampleFares(tariffs: Tariffs, date: string): Fact[] {
  const { validFrom, origin } = tariffAt(date, tariffs);
  const at = plainNoon(date, tariffs);
  return examples.map(({ id, vehicle, label }) => {
    const ride = { km: exampleKm, at, vehicle, doorToDoor: false, waitingMinutes: 0 };
    return {
      id,
      kind: 'money',
      label,
      value: { amount: fareOf(ride, tariffs).totalCop, currency: 'COP' },
      unit: null,
      validFrom,
      validTo: null,
      current: true,
      source: { name: origin.source, url: origin.sourceUrl, date: validFrom },
      readOn: origin.readOn,
      reviewBy: addDays(origin.readOn, 365),
    };
  });
}
