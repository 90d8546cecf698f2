import { ApiError } from '@eldorado/http';
import { RouteError } from '@eldorado/remote';
import { redirect } from '@eldorado/remote/routing';
import { toErrorView } from './errorView.ts';

test('a route’s error is shown with its own status, words and code', () => {
  expect(toErrorView(new RouteError(410, 'Flight is over', 'flight-over'))).toEqual({
    status: 410,
    message: 'Flight is over',
    code: 'flight-over',
  });
  expect(toErrorView(new RouteError(404, 'Gone')).code).toBe('unknown');
});

test('a refused call keeps the API’s status', () => {
  expect(toErrorView(new ApiError('refused', 404, 'flight-not-found', 'No such flight'))).toEqual({
    status: 404,
    message: 'No such flight',
    code: 'flight-not-found',
  });
});

test('a call without an answer is a service that is not available', () => {
  for (const kind of ['offline', 'timeout', 'cancelled'] as const) {
    expect(toErrorView(new ApiError(kind, 0, kind, 'No answer'))).toEqual({
      status: 503,
      message: 'No answer',
      code: kind,
    });
  }
});

/** What the router throws for an address without a route; its class is not public. */
const routerError = (status: number) => ({
  status,
  statusText: 'Not Found',
  internal: true,
  data: 'Error: No route matches URL "/nada"',
});

test('the router’s own 404 shows none of its words for developers', () => {
  expect(toErrorView(routerError(404))).toEqual({
    status: 404,
    message: '',
    code: 'page-not-found',
  });
  expect(toErrorView(routerError(405))).toEqual({ status: 405, message: '', code: 'unknown' });
});

test('a view that travelled in the page stays as it is, and only its three fields', () => {
  const view = { status: 404, message: 'No such flight', code: 'flight-not-found' };
  expect(toErrorView({ ...view, stack: 'at load' })).toEqual(view);
});

test('anything without a status is a 500', () => {
  expect(toErrorView(new TypeError('x is undefined'))).toEqual({
    status: 500,
    message: 'x is undefined',
    code: 'unknown',
  });
  for (const thrown of ['text', null, undefined, 3, {}]) {
    expect(toErrorView(thrown)).toEqual({ status: 500, message: '', code: 'unknown' });
  }
});

test('a redirect is no view of an error', () => {
  expect(toErrorView(redirect('/vuelos')).code).toBe('unknown');
});
