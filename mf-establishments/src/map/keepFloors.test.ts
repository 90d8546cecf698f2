/** @jest-environment jsdom */
import { mapIndex } from '../../fixtures/map.ts';
import { keepFloors } from './keepFloors.ts';
import { parseMapIndex } from './places/mapIndex.ts';

const index = parseMapIndex(mapIndex, 'es');
let asked: string[];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (address) => {
    asked.push(address as string);
    return Promise.reject(new TypeError('no network'));
  };
});
afterEach(() => {
  for (const name of ['connection', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
});

const browser = (name: string, value: object) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const worker = { ready: Promise.resolve(), controller: {} };

test('every floor is asked for, coarse and fine, with its places; a failure does not end it', async () => {
  browser('serviceWorker', worker);
  await keepFloors(index);
  expect(asked).toHaveLength(2 + 5 * 3);
  expect(asked.slice(0, 5)).toEqual([
    '/api/v2/map',
    '/api/v2/establishment-types',
    '/api/v2/map/floors/T1/3?detail=low&version=v1',
    '/api/v2/map/floors/T1/3?detail=high&version=v1',
    '/api/v2/map/places?terminal=T1&floor=3',
  ]);
});

test.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'nothing is asked for on %j',
  async (connection) => {
    browser('serviceWorker', worker);
    browser('connection', connection);
    await keepFloors(index);
    expect(asked).toEqual([]);
  },
);

test('nor where no worker could keep it', async () => {
  await keepFloors(index);
  expect(asked).toEqual([]);
});

test('a worker that takes over only now is waited for', async () => {
  let takeOver: () => void = () => undefined;
  browser('serviceWorker', {
    ...worker,
    controller: null,
    addEventListener: (_event: string, listener: () => void) => (takeOver = listener),
  });
  const kept = keepFloors(index);
  await Promise.resolve();
  expect(asked).toEqual([]);
  takeOver();
  await kept;
  expect(asked).toHaveLength(17);
});
