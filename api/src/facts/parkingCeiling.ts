import { text4 } from '../text/localized.ts';
import { factOn, type FactBook } from './periods.ts';
import type { Fact } from './schema.ts';

const id = 'parking-two-hours-car';
const minutes = 120;

/** The ids of facts that are worked out here: they stand in no file. */
export const ceilingIds: readonly string[] = [id];

/** What two hours of parking cost at most, by the city's cap a minute of a day: the airport's own tariff is not known. */
export function parkingCeiling(facts: FactBook, date: string): Fact[] {
  const cap = factOn(facts, 'parking-city-cap-car', date);
  if (cap?.kind !== 'money' || typeof cap.value.amount !== 'number') return [];
  return [
    {
      ...cap,
      id,
      label: text4(
        'Dos horas de parqueadero, carro, como máximo (tope de la ciudad)',
        'Two hours of parking, car, at most (city cap)',
        'Deux heures de parking, voiture, au maximum (plafond de la ville)',
        'Duas horas de estacionamento, carro, no máximo (teto da cidade)',
      ),
      value: { ...cap.value, amount: cap.value.amount * minutes },
      unit: null,
    },
  ];
}
