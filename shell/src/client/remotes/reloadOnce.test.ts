/** @jest-environment jsdom */
import { reloadOnce, reloadThrottle } from './reloadOnce.ts';

const start = Date.UTC(2026, 10, 21, 12);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the first failure loads the address from the server', () => {
  const go = jest.fn();
  expect(reloadOnce('/vuelos?q=AV#lista', start, go)).toBe(true);
  expect(go.mock.calls).toEqual([['/vuelos?q=AV#lista']]);
});

test('another failure within a minute loads nothing, so that a broken release cannot loop', () => {
  const go = jest.fn();
  reloadOnce('/vuelos', start, go);
  expect(reloadOnce('/vuelos', start + 1, go)).toBe(false);
  expect(reloadOnce('/taxi', start + reloadThrottle - 1, go)).toBe(false);
  expect(go).toHaveBeenCalledTimes(1);
});

test('after a minute it may be tried again, and the minute begins anew', () => {
  const go = jest.fn();
  reloadOnce('/vuelos', start, go);
  expect(reloadOnce('/vuelos', start + reloadThrottle, go)).toBe(true);
  expect(reloadOnce('/vuelos', start + reloadThrottle + 1, go)).toBe(false);
});

test('a refused attempt does not lengthen the minute', () => {
  const go = jest.fn();
  reloadOnce('/vuelos', start, go);
  reloadOnce('/vuelos', start + reloadThrottle - 1, go);
  expect(reloadOnce('/vuelos', start + reloadThrottle, go)).toBe(true);
});

test('without storage there is no reload at all, since nothing could stop a loop', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const go = jest.fn();
  expect(reloadOnce('/vuelos', start, go)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('storage that may not even be read is no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(reloadOnce('/vuelos', start, jest.fn())).toBe(false);
});

test('the throttle is the minute of the spec', () => {
  expect(reloadThrottle).toBe(60_000);
});
