import type { Http } from '@eldorado/http';
import { createSiteStore } from './siteStore.ts';
import { appActions, appSlice, type AirportState } from './slices/app.ts';
import { establishmentTypesSlice } from './slices/establishmentTypes.ts';
import { flightsSlice } from './slices/flights.ts';
import { loginFeedbackSlice } from './slices/loginFeedback.ts';

const text = { es: 'a', en: 'a', fr: 'a', pt: 'a' };
const airport: AirportState = {
  open: true,
  message: text,
  since: '2026-03-02T15:00:00Z',
  weather: { temperatureC: 14, sky: 'rain' },
  updatedAt: '2026-03-02T15:00:00Z',
  source: 'demo',
};

const types = [appSlice, establishmentTypesSlice, flightsSlice, loginFeedbackSlice].flatMap(
  ({ name, actions }) => Object.keys(actions).map((action) => `${name}/${action}`),
);
const wrong = [undefined, 7, NaN, 'a', ['a'], { a: 'b' }, () => 1, Symbol('a')];

/** What a payload of that kind is right for. */
const rightFor: Readonly<Record<string, unknown>> = {
  'app/remoteBroke': 'a',
  'app/remoteRecovered': 'a',
  'loginFeedback/emailGiven': 'a',
};

test.each(types)('%s with what it does not carry changes nothing', (type) => {
  const store = createSiteStore({} as Http);
  const before = store.getState();
  for (const payload of wrong) {
    if (rightFor[type] === payload && payload !== undefined) continue;
    expect(() => store.dispatch({ type, payload })).not.toThrow();
    expect(store.getState()).toEqual(before);
  }
});

test.each<[string, object]>([
  ['without a language', { message: { es: 'a' } }],
  ['without weather', { weather: null }],
  ['of no known time', { updatedAt: 'soon' }],
  ['neither open nor closed', { open: 'yes' }],
])('a state of the airport %s is not taken, and the one before stays', (_, difference) => {
  const store = createSiteStore({} as Http);
  store.dispatch(appActions.airportRead(airport));
  store.dispatch({ type: appActions.airportRead.type, payload: { ...airport, ...difference } });
  expect(store.getState().app.airport).toEqual(airport);
  store.dispatch(appActions.airportRead(null));
  expect(store.getState().app.airport).toBeNull();
});
