/** @jest-environment @eldorado/testing/jsdom */
import { renderScreen } from '@eldorado/testing';
import { answer, arrival, departure } from '../../../fixtures/flights.ts';
import remote from '../../remote.ts';
import { lastFlightKey } from './rememberFlight.ts';

const open = (flight: typeof departure) =>
  renderScreen(remote, {
    path: `/vuelos/detalle/${flight.id}`,
    api: { [`GET /v2/flights/${flight.id}`]: answer(flight) },
  });
const kept = () => JSON.parse(localStorage.getItem(lastFlightKey) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

test('the flight that is looked at is kept in the browser, as the home page reads it', async () => {
  await open(departure);
  expect(kept()).toEqual({
    id: '2026-03-02-D-IB6586',
    name: 'IB 6586',
    city: 'Madrid',
    direction: 'departures',
    scheduled: departure.scheduledAt,
  });
});

test('the next one takes its place', async () => {
  await open(departure);
  await open(arrival);
  expect(kept()).toMatchObject({ id: arrival.id, direction: 'arrivals', city: 'Panamá' });
});

test('where the browser may keep nothing the page is whole', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { container } = await open(departure);
  refuse.mockRestore();
  expect(container.querySelector('h1')?.textContent).toContain('IB 6586');
  expect(kept()).toBeNull();
});
