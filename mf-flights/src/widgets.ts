import { NextFlights } from './next/NextFlights.tsx';

/** What other pages embed. `parseNextFlights` turns the API's answers into the rows `next-flights` takes. */
export const widgets = { 'next-flights': NextFlights };
export { nextCalls, parseNextFlights } from './next/nextFlights.ts';
