import { exampleTariffs } from '../testing/exampleTariffs.ts';
import { taxiPlaceSeed } from '../seed/places.ts';
import type { TaxiFareQuery } from '../schema.ts';
import type { Store } from '../../store.ts';
import { fareAnswer, fareTable } from './fareAnswer.ts';

const store = { taxiPlaces: taxiPlaceSeed, tariffs: exampleTariffs } as unknown as Store;
const now = Date.parse('2026-11-20T10:00:00-05:00');
const ask = (query: TaxiFareQuery) => fareAnswer(query, store, now);
const chapinero = { origin: 'terminal-1', destination: 'chapinero' };

test('a ride between two places has their names, and the airport’s surcharge when one is a terminal', () => {
  const fare = ask(chapinero);
  expect(fare.origin).toMatchObject({ name: 'El Dorado, Terminal 1', kind: 'terminal' });
  expect(fare.destination).toMatchObject({ name: 'Chapinero', km: fare.km });
  expect(fare.surcharges.airport).toBe(true);
  expect(fare.lines.map(({ code }) => code)).toContain('airport');
  const city = ask({ origin: 'suba', destination: 'chapinero' });
  expect(city.surcharges.airport).toBe(false);
  expect(city.lines.map(({ code }) => code)).not.toContain('airport');
});

test('a ride costs the same there and back', () => {
  for (const terminal of ['terminal-1', 'terminal-2']) {
    const there = ask({ origin: terminal, destination: 'usaquen' });
    const back = ask({ origin: 'usaquen', destination: terminal });
    expect(back.totalCop).toBe(there.totalCop);
  }
});

test.each([
  [{ persons: 4, bags: 3 }, []],
  [{ persons: 5 }, ['persons']],
  [{ bags: 4 }, ['bags']],
  [{ bags: 4, vehicle: 'quality' as const }, []],
  [{ persons: 9, bags: 9 }, ['persons', 'bags']],
])('with %p the vehicle’s limits are exceeded by %p', (query, exceeded) => {
  expect(ask({ ...chapinero, ...query }).limits.exceeded).toEqual(exceeded);
});

test('the hour asked for decides the surcharge, with a plus sign that an address made a space', () => {
  expect(ask({ ...chapinero, at: '2026-11-20T21:00:00-05:00' }).surcharges.night).toBe(true);
  expect(ask({ ...chapinero, at: '2026-11-21T06:00:00 04:00' }).surcharges.night).toBe(true);
  expect(ask(chapinero).surcharges).toMatchObject({ night: false, sunday: false, holiday: false });
});

test.each<[TaxiFareQuery, string, string]>([
  [{}, 'origin', 'required'],
  [{ origin: 'terminal-1' }, 'destination', 'required'],
  [{ destination: 'suba' }, 'origin', 'required'],
  [{ origin: 'suba', destination: 'suba' }, 'destination', 'place-same'],
  [{ origin: 'suba', destination: 'atlantis' }, 'destination', 'place-unknown'],
  [{ ...chapinero, at: 'tomorrow' }, 'at', 'instant-invalid'],
  [{ ...chapinero, at: '2026-02-31T10:00:00-05:00' }, 'at', 'instant-invalid'],
  [{ ...chapinero, at: '2924-02-01T10:00:00-05:00' }, 'at', 'instant-out-of-range'],
  [{ ...chapinero, at: '1924-02-01T10:00:00-05:00' }, 'at', 'instant-out-of-range'],
])('%p fails at %s with %s', (query, path, code) => {
  expect(() => ask(query)).toThrow(expect.objectContaining({ errors: [{ path, code }] }) as Error);
});

test('the table of a day is that of its decree', () => {
  expect(fareTable('2026-11-20', exampleTariffs)).toMatchObject({
    decree: 'Decreto Distrital 042 de 2026',
    validFrom: '2026-02-12',
    nightFrom: '20:00',
    nightTo: '05:00',
    tariffs: [
      {
        vehicle: 'standard',
        unitCop: 159,
        startCop: 4500,
        minimumCop: 8000,
        airportCop: 8000,
        nightHolidayCop: 3800,
        doorToDoorCop: 1400,
      },
      {
        vehicle: 'quality',
        unitCop: 172,
        startCop: 4800,
        minimumCop: 8600,
        airportCop: 8600,
        nightHolidayCop: 4100,
        doorToDoorCop: 1500,
      },
    ],
  });
});
