import type { components } from '@eldorado/http/api-types';

export type PlateAnswer = components['schemas']['TaxiPlate']['status'];

/** A plate as it is written in Colombia: three letters and three digits, with whatever people put between them. */
const shape = /^[A-Z]{3}\d{3}$/;

/** Reads a plate as it was typed: `wxy-123` → `WXY123`; null when it is none. */
export function readPlate(text: string): string | null {
  const plate = text.toUpperCase().replaceAll(/[\s.·-]/g, '');
  return shape.test(plate) ? plate : null;
}

/** As it stands on the car: `WXY 123`. */
export const plateText = (plate: string): string => `${plate.slice(0, 3)} ${plate.slice(3)}`;
