/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { comeBy } from '../../fixtures/cityRoutes.ts';
import { immigration, stepArrival, stepDeparture, stepTerms } from '../../fixtures/steps.ts';
import remote from '../remote.ts';

const open = (
  query: string,
  { locale = 'en', api = {} }: { locale?: 'es' | 'en' | 'fr' | 'pt'; api?: object } = {},
) =>
  renderScreen(remote, {
    path: `/servicios/prepara-tu-viaje${query}`,
    locale,
    api: {
      'GET /v2/facts': stepTerms,
      'GET /v2/flights/AV8523': stepDeparture,
      [`GET /v2/flights/${stepDeparture.id}`]: stepDeparture,
      'GET /v2/flights/CM626': stepArrival,
      'GET /v2/flights/ZZ1': respond(404, { code: 'not-found' }),
      'GET /v2/airport-by': comeBy,
      'GET /v2/checkpoints': immigration,
      ...api,
    },
  });
const list = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const step = (title: string) => {
  const item = screen.getByRole('checkbox', { name: title }).closest('li');
  return within(item ?? document.body);
};
const tick = (title: string) => fireEvent.click(screen.getByRole('checkbox', { name: title }));
const form = () => within(screen.getByRole('form', { name: 'Your list of steps' }));

beforeEach(() => localStorage.clear());

test('a case is answered with its steps, each with its source', async () => {
  await open('?way=leaving&trip=international&bags=1');
  const steps = list('Leaving on an international flight');
  expect(steps.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)).toEqual([
    'Before you go',
    'At the airport',
  ]);
  expect(step('Check-Mig').getByText(/^checkmig-window\. Each person/)).toBeTruthy();
  expect(step('Check-Mig').getByText(/Source:/)).toBeTruthy();
  expect(step('Check in online').getByText('Our own advice')).toBeTruthy();
  // The case stands in the form.
  expect(form().getByRole('radio', { name: 'International' })).toMatchObject({ checked: true });
  expect(form().getByRole('checkbox', { name: 'A checked bag' })).toMatchObject({ checked: true });
});

test('a flight says which way it goes, and by when each step is due', async () => {
  await open('?flight=AV8523&bags=1&wheelchair=1');
  expect(list(/^AV 8523, Cartagena: /).getByText(/^Times as known at 09:58/)).toBeTruthy();
  const road = step('Set out for the airport');
  expect(road.getByText('Be at Terminal 1 by 13:00')).toBeTruthy();
  expect(road.getByRole('link').getAttribute('href')).toBe(
    '/en/transporte/como-llegar-al-aeropuerto?flight=2026-03-02-D-AV8523',
  );
  expect(step('Drop your bag').getByText(/^Desks 12–18: they close at 14:15/)).toBeTruthy();
  expect(
    step('Go through security').getByText('Queue expected: up to 14 min (demonstration)'),
  ).toBeTruthy();
  // On the step-free way.
  expect(
    step('Go to your gate').getByText('Gate C04 closes at 14:45. On foot: 12 min.'),
  ).toBeTruthy();
  expect(step('Go to your gate').getByRole('link').getAttribute('href')).toContain('stepFree=1');
  expect(screen.queryByRole('checkbox', { name: 'Go through immigration' })).toBeNull();
});

test('an arrival from abroad: the queue of its half hour, its belt, no desk', async () => {
  await open('?flight=CM626&bags=1', { api: { 'GET /v2/airport-by': respond(404, { code: '' }) } });
  const queue = step('Go through immigration');
  expect(queue.getByText('Queue expected: up to 21 min')).toBeTruthy();
  expect(step('Collect your bag').getByText('Belt 4, Terminal 1')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Drop your bag' })).toBeNull();
  expect(step('Go through customs').getByText(/^customs-form/)).toBeTruthy();
});

test('a time that is over is said to be', async () => {
  const late = { ...stepDeparture, updatedAt: '2026-03-02T19:20:00.000Z' };
  await open('?flight=AV8523&bags=1', { api: { 'GET /v2/flights/AV8523': late } });
  expect(step('Drop your bag').getByText(/^Past: desks 12–18: they close at 14:15/)).toBeTruthy();
  expect(step('Go to your gate').getByText(/^Gate C04 closes at 14:45/)).toBeTruthy();
});

test('a pet’s dates are asked for with the day of the flight', async () => {
  await open('?flight=AV8523&pet=1');
  expect(step('The pet’s papers').getByRole('link').getAttribute('href')).toBe(
    '/en/servicios/mascotas?route=domestic&date=2026-03-02',
  );
});

test('a cancelled flight has no times, and leads to what the airline owes', async () => {
  await open('?flight=AV8523', {
    api: { 'GET /v2/flights/AV8523': { ...stepDeparture, status: 'CAN' } },
  });
  expect(screen.getByText(/Your flight is cancelled/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'What the airline owes you' })).toBeTruthy();
  expect(screen.queryByText(/Be at Terminal 1 by/)).toBeNull();
});

test('a flight that is none is said beside its field', async () => {
  await open('?flight=ZZ1&way=leaving');
  const field = form().getByRole('textbox', { name: /Flight number/ });
  expect(field).toMatchObject({ value: 'ZZ1' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('checkbox', { name: 'Go to your gate' })).toBeNull();
});

test('while the API fails the steps stay, without times and figures', async () => {
  const down = respond(503, { code: 'unavailable' });
  await open('?flight=AV8523&way=leaving&trip=international', {
    api: { 'GET /v2/flights/AV8523': down, 'GET /v2/facts': down },
  });
  expect(screen.getByText(/We could not fetch your flight’s times/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Check-Mig' })).toBeTruthy();
  expect(screen.queryByText(/Each person fills in/)).toBeNull();
});

test('what is ticked is counted, kept for the same list and cleared', async () => {
  const first = await open('?flight=AV8523');
  expect(screen.getByText('0 of 6 done')).toBeTruthy();
  tick('Check in online');
  expect(screen.getByText('1 of 6 done')).toBeTruthy();
  first.unmount();

  // With a bag there is more to do, of the same flight.
  const second = await open('?flight=AV8523&bags=1');
  expect(screen.getByText('1 of 8 done')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Check in online' })).toMatchObject({
    checked: true,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the ticks' }));
  expect(screen.getByText('0 of 8 done')).toBeTruthy();
  expect(localStorage.getItem('eldorado:steps')).toBeNull();
  second.unmount();

  await open('?way=leaving&trip=domestic');
  tick('Check in online');
  expect(localStorage.getItem('eldorado:steps')).toContain('"list":"case"');
});

test('the list that was made last is offered, until its flight’s day is over', async () => {
  const kept = (day: string) =>
    localStorage.setItem(
      'eldorado:steps',
      JSON.stringify({
        address: `/en/servicios/prepara-tu-viaje?flight=${day}-D-AV8523`,
        list: `${day}-D-AV8523`,
        done: ['checkin'],
      }),
    );
  kept('2999-01-01');
  const first = await open('');
  expect(screen.getByRole('link', { name: 'Go on with your list' }).getAttribute('href')).toBe(
    '/en/servicios/prepara-tu-viaje?flight=2999-01-01-D-AV8523#steps',
  );
  first.unmount();
  kept('2020-01-01');
  await open('');
  expect(screen.queryByRole('link', { name: 'Go on with your list' })).toBeNull();
});

test('the flight that is followed is offered before the one looked at last', async () => {
  localStorage.setItem('eldorado:last-flight', JSON.stringify({ id: '2999-01-01-A-CM626' }));
  const first = await open('');
  expect(screen.getByRole('button', { name: 'Use the flight you follow: CM 626' })).toBeTruthy();
  first.unmount();
  localStorage.setItem(
    'eldorado:followed',
    JSON.stringify({ '2020-01-01-D-AV1': {}, '2999-01-02-D-AV8523': { token: 'a', events: [] } }),
  );
  await open('');
  const sent = jest
    .spyOn(HTMLFormElement.prototype, 'requestSubmit')
    .mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Use the flight you follow: AV 8523' }));
  expect(sent).toHaveBeenCalled();
  expect(form().getByRole('textbox')).toMatchObject({ value: '2999-01-02-D-AV8523' });
  sent.mockRestore();
});

test('where the browser may keep nothing the list is whole', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await open('?way=leaving&trip=domestic');
  refuse.mockRestore();
  expect(screen.getByText('0 of 6 done')).toBeTruthy();
});

test.each([
  ['es', 'Para llegar en un vuelo internacional', 'Recoge la maleta'],
  ['fr', 'Pour arriver sur un vol international', 'Récupérez votre bagage'],
  ['pt', 'Para chegar em um voo internacional', 'Retire a mala'],
] as const)('in %s it is all in that language', async (locale, title, bag) => {
  await open('?way=arriving&trip=international&bags=1', { locale });
  expect(list(title).getByRole('checkbox', { name: bag })).toBeTruthy();
});
