/** @jest-environment jsdom */
import { leaveJumps } from './leaveJumps.ts';

const heard = jest.fn();
const router = {
  state: {
    location: { pathname: '/servicios/aduanas', search: '?a=1' },
    navigation: { state: 'idle' },
  },
};
let becomesLive: () => void;
beforeEach(() => {
  leaveJumps(router as never, new Promise<void>((resolve) => (becomesLive = resolve)));
  // As the router listens.
  window.addEventListener('popstate', heard);
});
afterEach(() => becomesLive());

function goTo(address: string, state = 'idle') {
  router.state.navigation.state = state;
  history.replaceState(null, '', address);
  heard.mockClear();
  window.dispatchEvent(new PopStateEvent('popstate'));
  return heard.mock.calls.length;
}

test.each([
  ['a jump', '/servicios/aduanas?a=1#cuanto', 'idle', 0],
  ['the way back from one', '/servicios/aduanas?a=1', 'idle', 0],
  ['another page', '/servicios/mascotas?a=1', 'idle', 1],
  ['another address of the page', '/servicios/aduanas?a=2', 'idle', 1],
  ['the way back while another page comes', '/servicios/aduanas?a=1', 'loading', 1],
])('before it is live, %s (%s, %s) is told to the router %d times', (...given) => {
  const [, address, state, times] = given;
  expect(goTo(address, state)).toBe(times);
});

test('once it is live the router is told of all', async () => {
  becomesLive();
  await Promise.resolve();
  expect(goTo('/servicios/aduanas?a=1#cuanto')).toBe(1);
});
