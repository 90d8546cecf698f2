import type { components } from '@eldorado/http/api-types';

type Wire = components['schemas']['TaxiFare'];

/** `from` the airport into the city, or `to` the airport. */
export const directions = ['from', 'to'] as const satisfies readonly Wire['direction'][];
export type Direction = Wire['direction'];

export const vehicleClasses = ['standard', 'quality'] as const satisfies readonly Wire['vehicle'][];
export type VehicleClass = Wire['vehicle'];

/** The form as it was typed; it fills the fields again whatever happens. */
export interface FareForm {
  direction: Direction;
  place: string;
  /** `YYYY-MM-DDTHH:mm` in Bogotá, as `<input type=datetime-local>` sends it; empty for now. */
  at: string;
  vehicle: VehicleClass;
  doorToDoor: boolean;
}

export const placeLength = 80;

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string | null): T =>
  values.find((known) => known === value) ?? values[0];

/** Reads the form from the address. `asked` is whether it was sent at all. */
export function readFareForm(search: URLSearchParams): { form: FareForm; asked: boolean } {
  return {
    form: {
      direction: oneOf(directions, search.get('direction')),
      place: (search.get('place') ?? '').trim().slice(0, placeLength),
      at: (search.get('at') ?? '').slice(0, 25),
      vehicle: oneOf(vehicleClasses, search.get('vehicle')),
      doorToDoor: search.get('doorToDoor') === '1',
    },
    asked: search.has('place'),
  };
}

/** Bogotá is five hours behind UTC all year. */
const bogotaOffset = '-05:00';

/** A local time in Bogotá as an instant; null when it is not a real date and time. */
export function bogotaInstant(local: string): string | null {
  const shape = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(local);
  const instant = new Date(`${shape?.[1] ?? ''}T${shape?.[2] ?? ''}:00${bogotaOffset}`);
  if (Number.isNaN(instant.getTime())) return null;
  // The 31st of February is no date, but JavaScript reads it as one in March.
  const back = new Date(instant.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
  return back === shape?.[1] ? instant.toISOString() : null;
}
