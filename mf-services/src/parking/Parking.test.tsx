/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { parkingCourses, parkings, terminals } from '../../fixtures/live.ts';
import remote from '../remote.ts';
import { minutesOfHours } from './parkingCost.ts';

const show = (query = '', courses: unknown = parkingCourses, list: unknown = parkings) =>
  renderScreen(remote, {
    path: `/informacion-en-tiempo-real/parqueaderos${query}`,
    locale: 'en',
    now: '2026-03-02T15:00:00Z',
    api: {
      'GET /v2/parking': list,
      'GET /v2/parking/courses': courses,
      'GET /v2/terminals': terminals,
    },
  });
const cost = () => screen.getByRole('region', { name: 'What does it cost, and where do I park?' });
const plain = (text: string | null) => (text ?? '').replace(/\s/gu, ' ');

test('a car park says where it is going, with its day as a table', async () => {
  await show();
  expect(
    screen.getByText(
      /^Filling up: half an hour ago 640 were free\. Expected to be full from 12:00\.$/,
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByText('See the day'));
  expect(screen.getByRole('figure', { name: 'Free spaces today, by half-hours' })).toBeTruthy();
});

test('each car park has its own age and source: a sensor beside the demonstration', async () => {
  const [t1, t2] = parkings.parkings;
  const measured = { ...t2, source: 'import', updatedAt: '2026-03-02T14:57:00.000Z' };
  await show('', parkingCourses, { ...parkings, parkings: [t1, measured] });
  const card = (name: string) => screen.getByText(name).closest('article')?.textContent;
  expect(card('Car park T1')).toMatch(/Updated 2 min ago · Demonstration/);
  expect(card('Car park T2')).toMatch(/no longer current.*Updated 3 min ago.*Measured/);
  expect(screen.getByText(/^Demonstration data:/)).toBeTruthy();
  expect(screen.getByText(/^Measured: figures from/)).toBeTruthy();
});

test('that no telephone is published is said once, until one is', async () => {
  const unknown = await show();
  expect(screen.getAllByText(/The car parks’ telephone number is not published/)).toHaveLength(1);
  unknown.unmount();
  const known = parkings.parkings.map((one) => ({ ...one, contact: '+57 601 000 0000' }));
  await show('', parkingCourses, { ...parkings, parkings: known });
  expect(screen.getAllByText('Contact: +57 601 000 0000')).toHaveLength(2);
  expect(screen.queryByText(/No telephone/)).toBeNull();
});

test('without its day a car park has its figures all the same', async () => {
  await show('', respond(503, { code: 'unavailable' }));
  expect(screen.getByText('412')).toBeTruthy();
  expect(screen.queryByText('See the day')).toBeNull();
});

test('two and a half hours cost at most the city’s cap, in the car park of the terminal', async () => {
  await show('?terminal=T1&vehicle=car&hours=2,5');
  const answer = within(cost()).getByRole('status');
  expect(plain(answer.textContent)).toBe('Up to COP 34,500Car park T1: 412 spaces free now.');
});

test('terminals have the airport’s names; while they cannot be had the form keeps what is chosen', async () => {
  const field = () => within(cost()).getByRole<HTMLSelectElement>('combobox', { name: 'Terminal' });
  const shown = await show('?terminal=T2&vehicle=car&hours=1');
  expect([...field().options].map(({ text }) => text)).toEqual([
    'Terminal 1',
    'Terminal 2 (Puente Aéreo)',
  ]);
  expect(field().value).toBe('T2');
  shown.unmount();
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/parqueaderos?terminal=T2',
    locale: 'en',
    api: { 'GET /v2/parking': parkings },
  });
  expect([...field().options].map(({ value }) => value)).toEqual(['T2']);
});

test('a full car park sends on to the next, and where there is none says so', async () => {
  await show('?terminal=T2&vehicle=car&hours=1');
  expect(within(cost()).getByRole('status').textContent).toMatch(/is full\. Go on to Car park T1/);
  fireEvent.change(within(cost()).getByRole('combobox', { name: 'Vehicle' }), {
    target: { value: 'bicycle' },
  });
  fireEvent.click(within(cost()).getByRole('button', { name: 'Work it out' }));
  expect(await within(cost()).findByText('There is no space at either terminal now.')).toBeTruthy();
});

test('what is no number of hours keeps what was typed and says what to type', async () => {
  await show('?hours=two');
  const field = within(cost()).getByRole('textbox', { name: 'Hours' });
  expect(field).toMatchObject({ value: 'two' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(cost()).queryByRole('status')).toBeNull();
});

test.each([
  ['2', 120],
  ['0,5', 30],
  ['1.25', 75],
  ['744', 44_640],
  ['745', null],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('%p hours are %p minutes', (hours, minutes) => {
  expect(minutesOfHours(hours)).toBe(minutes);
});
