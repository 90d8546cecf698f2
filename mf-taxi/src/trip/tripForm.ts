import type { components } from '@eldorado/http/api-types';
import { mainTerminal, type TaxiPlace } from './place.ts';

export type VehicleClass = components['schemas']['TaxiFare']['vehicle'];
export const vehicleClasses = ['standard', 'quality'] as const satisfies readonly VehicleClass[];

/** A ride as it was typed; it fills the fields again whatever happens. */
export interface TripForm {
  origin: string;
  destination: string;
  /** Bogotá's calendar day, `YYYY-MM-DD`; empty for today. */
  date: string;
  /** Bogotá's clock, `HH:mm`; empty for now. */
  time: string;
  vehicle: VehicleClass;
  persons: string;
  bags: string;
  /** Whether the taxi is ordered to one's door. */
  doorToDoor: '' | '1';
}

/** What can be wrong with a ride. */
export type TripField = Exclude<keyof TripForm, 'doorToDoor'>;

/** Longest name of a place that is read. */
export const placeLength = 80;

/** A ride that says nothing yet. */
export const emptyTrip: TripForm = {
  origin: '',
  destination: '',
  date: '',
  time: '',
  vehicle: 'standard',
  persons: '1',
  bags: '1',
  doorToDoor: '',
};

/**
 * Reads a ride from an address. Addresses may name places by slug, as links of other pages do; the form shows names.
 * @param places the known places; none when they could not be had.
 * @returns the ride, from Terminal 1 unless it says otherwise, and whether one was asked for at all.
 */
export function readTripForm(
  search: URLSearchParams,
  places: readonly TaxiPlace[],
): { form: TripForm; asked: boolean } {
  const text = (name: TripField, length: number, without = emptyTrip[name]) =>
    (search.get(name) ?? without).trim().slice(0, length);
  const place = (name: 'origin' | 'destination', without: string) => {
    const typed = text(name, placeLength, without);
    return places.find(({ slug }) => slug === typed)?.name ?? typed;
  };
  const asked = search.has('destination') || search.has('origin');
  return {
    form: {
      origin: place('origin', search.has('destination') || !asked ? mainTerminal : ''),
      destination: place('destination', ''),
      date: text('date', 10),
      time: text('time', 8),
      vehicle: search.get('vehicle') === 'quality' ? 'quality' : 'standard',
      persons: text('persons', 3),
      bags: text('bags', 3),
      doorToDoor: search.get('doorToDoor') === '1' ? '1' : '',
    },
    asked,
  };
}

/** The address of a page that takes a ride, with this one. */
export function tripAddress(path: string, form: Partial<TripForm>): string {
  const search = new URLSearchParams(
    Object.entries<string>(form).filter(([, value]) => value !== ''),
  );
  return `${path}?${search.toString()}`;
}
