export { createAirportApi, type AirportApi, type ApiOptions } from './airportApi.ts';
export { fixedClock, systemClock, type Clock } from './time/clock.ts';
