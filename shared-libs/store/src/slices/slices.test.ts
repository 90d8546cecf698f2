import type { Http } from '@eldorado/http';
import { createSiteStore } from '../siteStore.ts';
import { appActions } from './app.ts';
import { establishmentTypesActions, notApplicableTypeId } from './establishmentTypes.ts';
import { flightsActions } from './flights.ts';
import { loginFeedbackActions } from './loginFeedback.ts';

const newStore = () => createSiteStore({} as Http);

const began = appActions.activityChanged({ change: 1, failed: false });
const ended = (failed: boolean) => appActions.activityChanged({ change: -1, failed });

test('the loading bar counts what is under way', () => {
  const store = newStore();
  store.dispatch(began);
  store.dispatch(began);
  expect(store.getState().app).toMatchObject({ pending: 2, failed: false });
  store.dispatch(ended(false));
  store.dispatch(ended(false));
  expect(store.getState().app).toMatchObject({ pending: 0, failed: false });
});

test('an end without a begin does not spoil the count', () => {
  const store = newStore();
  store.dispatch(ended(false));
  store.dispatch(began);
  expect(store.getState().app.pending).toBe(1);
});

test('a failure shows until the next activity begins from nothing', () => {
  const store = newStore();
  store.dispatch(began);
  store.dispatch(began);
  store.dispatch(ended(true));
  store.dispatch(began);
  expect(store.getState().app.failed).toBe(true);
  store.dispatch(ended(false));
  store.dispatch(ended(false));
  expect(store.getState().app).toMatchObject({ pending: 0, failed: true });
  store.dispatch(began);
  expect(store.getState().app.failed).toBe(false);
});

test('a remote is broken once, until it recovers', () => {
  const store = newStore();
  store.dispatch(appActions.remoteBroke('mf-flights'));
  const broken = store.getState().app.brokenRemotes;
  store.dispatch(appActions.remoteBroke('mf-flights'));
  expect(store.getState().app.brokenRemotes).toBe(broken);
  store.dispatch(appActions.remoteBroke('mf-taxi'));
  store.dispatch(appActions.remoteRecovered('mf-flights'));
  expect(store.getState().app.brokenRemotes).toEqual(['mf-taxi']);
});

test('the network and the airport’s state are kept as reported', () => {
  const store = newStore();
  expect(store.getState().app).toMatchObject({ online: true, airport: null });
  store.dispatch(appActions.connectivityChanged(false));
  expect(store.getState().app.online).toBe(false);
});

test('a search replaces the one before as a whole', () => {
  const store = newStore();
  expect(store.getState().flights).toEqual({ direction: 'departures', query: '' });
  store.dispatch(flightsActions.searched({ direction: 'arrivals', query: 'AV9' }));
  expect(store.getState().flights).toEqual({ direction: 'arrivals', query: 'AV9' });
});

test('‘not applicable’ is type 1 whatever the API lists', () => {
  const store = newStore();
  expect(notApplicableTypeId).toBe(1);
  store.dispatch(establishmentTypesActions.typesRead({ restaurants: 4 }));
  store.dispatch(establishmentTypesActions.typesRead({ airlines: 7 }));
  expect(store.getState().establishmentTypes.ids).toEqual({ 'not-applicable': 1, airlines: 7 });
});

test('the e-mail address given is offered again', () => {
  const store = newStore();
  expect(store.getState().loginFeedback.email).toBeNull();
  store.dispatch(loginFeedbackActions.emailGiven('ana@example.com'));
  expect(store.getState().loginFeedback.email).toBe('ana@example.com');
});
