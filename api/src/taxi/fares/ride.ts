import { isTerminal } from '@eldorado/rules';
import { greatCircleKm } from '../../flights/geo.ts';

/** An end of a ride. */
export interface RidePlace {
  slug: string;
  name: string;
  kind: string;
  /** Road distance from Terminal 1. */
  km: number;
  latitude: number;
  longitude: number;
}

/** Streets of Bogotá are a third longer than the straight line, and a ride leaves the airport by Calle 26. */
const roadFactor = 1.3;
const leavingKm = 0.7;
const shortestKm = 1.5;

type Point = Pick<RidePlace, 'latitude' | 'longitude'>;

/** Estimated road kilometres between two points, to 100 m; `airport` when one of them is a terminal. */
export function roadKm(a: Point, b: Point, airport: boolean): number {
  const km = greatCircleKm(a, b) * roadFactor + (airport ? leavingKm : 0);
  return Math.max(shortestKm, Math.round(km * 10) / 10);
}

/** Road kilometres of a ride: the place's own distance from Terminal 1 where that is an end. */
export function kmBetween(origin: RidePlace, destination: RidePlace): number {
  if (origin.slug === 'terminal-1') return destination.km;
  if (destination.slug === 'terminal-1') return origin.km;
  return roadKm(origin, destination, isTerminal(origin) || isTerminal(destination));
}

/** How fast one gets through Bogotá, door to door: on a free street and in heavy traffic, estimates of ours. */
export const traffic = { fastKmh: 25, slowKmh: 15 };

/** Minutes that a ride takes at most, by which its vehicle is free again. */
export const rideMinutes = (km: number) => Math.ceil((km / traffic.slowKmh) * 60);
