import { boardParams } from './boardView.ts';
import { readFilters } from '../address/boardFilters.ts';

const now = new Date('2026-03-02T15:00:00Z');
const params = (query: string) => {
  const filters = readFilters('departures', new URL(`https://site.test/x${query}`), now);
  return boardParams({ filters, today: '2026-03-02', opensAt: '09:00', locale: 'es' });
};

test('the address becomes the API’s parameters', () => {
  expect(
    params(
      '?q=Madrid&date=2026-03-03&kind=international&terminal=T1&airline=IB&status=DLY&from=09:00&to=12:00',
    ),
  ).toEqual({
    direction: 'departures',
    date: '2026-03-03',
    q: 'Madrid',
    kind: 'international',
    type: 'commercial',
    terminal: 'T1',
    airline: 'IB',
    status: 'DLY',
    from: '09:00',
    to: '12:00',
  });
});

test('filters at their default are left out, so that few answers serve everybody', () => {
  expect(JSON.parse(JSON.stringify(params('')))).toEqual({
    direction: 'departures',
    date: '2026-03-02',
    type: 'commercial',
  });
});

test('an end before the beginning is not asked for', () => {
  expect(params('?from=12:00&to=09:00')).toMatchObject({ from: '12:00', to: undefined });
});
