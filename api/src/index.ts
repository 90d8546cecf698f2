export { createAirportApi, type AirportApi, type ApiOptions } from './airportApi.ts';
export type { Clock } from './time/clock.ts';
