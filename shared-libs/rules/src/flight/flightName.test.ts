import { readFlightKey } from './flightKey.ts';
import { formatFlightName, parseFlightName } from './flightName.ts';

test.each([
  ['AV 9314', 'AV9314'],
  ['av9314', 'AV9314'],
  [' Av-9314 ', 'AV9314'],
  ['AV\u00a09314', 'AV9314'],
  ['AV 09314', 'AV9314'],
  ['AV0086', 'AV86'],
  ['AV 0', 'AV0'],
  ['2k 9', '2K9'],
  ['P5 30', 'P530'],
  ['9r41', '9R41'],
  ['AVA-100', 'AVA100'],
  ['ve8120a', 'VE8120A'],
])('%j is the flight %s', (text, key) => {
  expect(readFlightKey(text)).toBe(key);
});

test.each([
  ['AV', 'no number'],
  ['9314', 'no airline'],
  ['12 345', 'an airline has a letter'],
  ['AV 93145', 'five digits'],
  ['AV 93 14', 'two numbers'],
  ['AV931-2', 'two numbers'],
  ['A1B 20', 'three signs are letters'],
  ['AVIA 10', 'four letters'],
  ['AV 9314 BOG', 'more than a flight'],
  ['vuelo', 'a word'],
  ['', 'nothing'],
])('%j is none: %s', (text) => {
  expect(parseFlightName(text)).toBeNull();
});

test.each([
  ['av09314', 'AV 9314'],
  ['ve 8120a', 'VE 8120A'],
  ['ava100', 'AVA 100'],
])('%s is shown as %s', (text, shown) => {
  const name = parseFlightName(text);
  expect(name && formatFlightName(name)).toBe(shown);
});
