import { answer, arrival, departure } from '../../../fixtures/flights.ts';
import { parseFlightDetail } from './flightDetail.ts';
import { flightSchema } from './flightSchema.ts';

const schemaOf = (flight: typeof departure) =>
  flightSchema(parseFlightDetail(answer(flight), 'en'));

test('a departure with its ends, times and gate', () => {
  expect(schemaOf(departure)).toEqual({
    '@type': 'Flight',
    flightNumber: 'IB6586',
    provider: { '@type': 'Airline', name: 'Iberia', iataCode: 'IB' },
    departureAirport: { '@type': 'Airport', iataCode: 'BOG', name: 'Bogotá' },
    arrivalAirport: { '@type': 'Airport', iataCode: 'MAD', name: 'Madrid' },
    departureTime: '2026-03-02T15:40:00Z',
    arrivalTime: '2026-03-03T01:30:00Z',
    departureTerminal: 'T1',
    departureGate: 'A02',
    estimatedFlightDuration: 'PT9H50M',
    flightDistance: '8030 km',
    aircraft: 'Airbus A350-900',
  });
});

test('an arrival has its terminal and no gate of departure', () => {
  expect(schemaOf(arrival)).toMatchObject({
    arrivalTerminal: 'T1',
    departureTime: '2026-03-02T13:08:00Z',
  });
  expect(schemaOf(arrival)).not.toHaveProperty('departureGate');
});
