import { isPersonal, readAddress } from './pageKey.ts';

const page = {
  query: { q: 'text', date: 'day', from: 'clock', floor: 'digit', open: ['1'] },
} as const;
const read = (address: string) => readAddress(new URL(address, 'http://site'), page);

test('of an address is read what the page declares, in its order', () => {
  expect(read('/vuelos?from=08:30&utm_source=x&q=Cali&open=1&date=2026-03-02&floor=2')).toBe(
    '/vuelos?q=Cali&date=2026-03-02&from=08%3A30&floor=2&open=1',
  );
  expect(read('/vuelos?fbclid=1')).toBe('/vuelos');
});

test.each(['date=tomorrow', 'from=25:00', 'floor=12', 'open=yes'])(
  'what does not fit its rule counts as absent: %s',
  (query) => expect(read(`/vuelos?${query}`)).toBe('/vuelos'),
);

test('a text is no longer than screens read, and the first of a name holds', () => {
  expect(read(`/vuelos?q=${'a'.repeat(5_000)}`)).toBe(`/vuelos?q=${'a'.repeat(100)}`);
  expect(read('/vuelos?q=Cali&q=Neiva')).toBe('/vuelos?q=Cali');
});

test('an address without a page has no query', () => {
  expect(readAddress(new URL('http://site/nada?q=1'), null)).toBe('/nada');
});

test('a page whose address has a secret is one person’s', () => {
  const draft = { query: { draft: 'secret', check: ['1'] } } as const;
  const personal = (address: string) =>
    isPersonal(readAddress(new URL(address, 'http://site'), draft), draft);
  expect(personal('/contacto/pqrs/tema?draft=a1_-b.c')).toBe(true);
  expect(personal('/contacto/pqrs/tema?check=1')).toBe(false);
  expect(personal('/contacto/pqrs/tema?draft=%3Cb%3E')).toBe(false);
  expect(isPersonal('/nada', null)).toBe(false);
});
