import { rideFault } from './ride.ts';

const place = (slug: string, kind = 'neighbourhood') => ({ slug, kind });
const [one, two] = [place('terminal-1', 'terminal'), place('terminal-2', 'terminal')];

test.each([
  ['from the airport', one, place('usaquen'), null],
  ['to the airport', place('usaquen'), one, null],
  ['between its terminals', one, two, null],
  ['to where it began', one, one, 'place-same'],
  ['within the city', place('usaquen'), place('chapinero'), 'airport-end-required'],
])('a ride %s: %p', (_name, origin, destination, fault) => {
  expect(rideFault(origin, destination)).toBe(fault);
});
