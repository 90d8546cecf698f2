import { mapIndex } from '../../../fixtures/map.ts';
import { mapAddress, placeAddress, readWish, settle } from './mapAddress.ts';
import { parseMapIndex } from '../places/mapIndex.ts';

const index = parseMapIndex(mapIndex, 'es');
const read = (search: string) => readWish(new URLSearchParams(search));
const shown = (search: string, hint: Parameters<typeof settle>[2] = null) => {
  const { terminal, floor } = settle(read(search), index, hint);
  return `${terminal}-${floor}`;
};

test('everything that is chosen is in the address, and is read from it again', () => {
  const address =
    '/mapas?terminal=T2&floor=1&type=banos&zone=privada&open=1&q=caf%C3%A9&near=T1-2&place=x&from=a&to=b&stepFree=1&panel=way&pqrs=a1';
  expect(mapAddress(read(address.slice(7)))).toBe(address);
});

test('what an address names wrongly counts as not named', () => {
  expect(
    mapAddress(read('terminal=T9&floor=-1&type=x&zone=y&open=maybe&stepFree=0&panel=x&near=T1-2')),
  ).toBe('/mapas');
});

test('an address that names nothing shows the busiest floor of Terminal 1', () => {
  expect(shown('')).toBe('T1-2');
});

test('a terminal without a floor, or with one it has not, shows its busiest floor', () => {
  expect(shown('terminal=2')).toBe('T2-1');
  expect(shown('terminal=T2&floor=3')).toBe('T2-1');
});

test('a place alone selects its floor, which an address that names one overrules', () => {
  expect(shown('place=x', { terminal: 'T2', floor: 2 })).toBe('T2-2');
  expect(shown('terminal=T1&place=x', { terminal: 'T1', floor: 3 })).toBe('T1-3');
  expect(shown('terminal=T1&floor=1&place=x', { terminal: 'T2', floor: 2 })).toBe('T1-1');
});

test('without a map the address is believed', () => {
  expect(settle(read('terminal=T1&floor=3'), null, null)).toMatchObject({ floor: 3 });
});

test('a change keeps the rest, and a link to a place is that place alone', () => {
  const choice = read('terminal=T1&floor=3&type=aerolineas&open=1');
  expect(mapAddress(choice, { zone: 'publica' })).toBe(
    '/mapas?terminal=T1&floor=3&type=aerolineas&zone=publica&open=1',
  );
  expect(mapAddress({ ...choice, pqrs: 'a1' }, { place: 'x' })).toContain('&place=x&pqrs=a1');
  expect(placeAddress({ slug: 'sala-a02', terminal: 'T1', floor: 2 })).toBe(
    '/mapas?terminal=T1&floor=2&place=sala-a02',
  );
});
