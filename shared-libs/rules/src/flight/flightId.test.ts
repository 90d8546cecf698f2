import { flightId, isFlightAddress, nameInAddress } from './flightId.ts';

test.each([
  ['2026-11-21-D-AV9314', 'AV9314'],
  ['2026-11-21-A-AV9314-2', 'AV9314'],
  ['2026-11-21-d-ve8120a', 've8120a'],
  ['AV9314', 'AV9314'],
  ['av-9314', 'av-9314'],
  ['AV-9', 'AV-9'],
])('the address %s names the flight %s', (address, name) => {
  expect(nameInAddress(address)).toBe(name);
  expect(isFlightAddress(address)).toBe(true);
});

test.each(['AV 9314', 'AV9314-2', '2026-11-21-X-AV9314', '2026-11-21-D-', 'mapas', '../etc', ''])(
  'the address %j names none',
  (address) => {
    expect(isFlightAddress(address)).toBe(false);
  },
);

test('an id is an address that names its flight', () => {
  const id = flightId('2026-11-21', 'D', { airline: 'VE', number: 8120, suffix: 'A' });
  expect(id).toBe('2026-11-21-D-VE8120A');
  expect([nameInAddress(id), isFlightAddress(id)]).toEqual(['VE8120A', true]);
});
