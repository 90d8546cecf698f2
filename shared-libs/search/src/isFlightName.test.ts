import { isFlightName } from './isFlightName.ts';

test.each(['av 9314', 'av9314', '9r 4148', 'la 3', 'cm 450b'])('%s is a flight’s number', (query) =>
  expect(isFlightName(query)).toBe(true),
);

test.each(['av', '9314', 'bus 16', 'terminal 2', 'c9', 'sala c9', 'av 93141'])(
  '%s is none',
  (query) => expect(isFlightName(query)).toBe(false),
);
