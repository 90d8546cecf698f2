import { flightsApi } from './flightsApi.ts';

export const apis = [flightsApi];
