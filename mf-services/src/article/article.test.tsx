/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import type { components } from '@eldorado/http/api-types';
import { factList } from '../../fixtures/facts.ts';
import { notary } from '../../fixtures/services.ts';
import remote from '../remote.ts';

const inAll = (text: string) => ({ es: text, en: text, fr: text, pt: text });
const banner: components['schemas']['Banner'] = {
  id: 'plazoletas',
  placement: 'internal',
  title: inAll('Five food courts'),
  text: inAll('From a quick coffee to lunch.'),
  action: inAll('See restaurants'),
  href: '/establecimientos/restaurantes',
  illustration: 'food',
  colour: '#8a3b12',
  position: 6,
  paths: ['/viaje-en-familia'],
};
const list = { updatedAt: '2026-03-02T15:00:00.000Z', source: 'demo' } as const;

test('a page shows the banners that name it', async () => {
  const asked: string[] = [];
  await renderScreen(remote, {
    path: '/viaje-en-familia',
    locale: 'en',
    api: { 'GET /v2/banners': { ...list, banners: [banner] } },
    onCall: ({ path }) => asked.push(path),
  });
  expect(asked).toContain('/v2/banners?placement=internal&path=/viaje-en-familia');
  expect(screen.getByRole('link', { name: /^Five food courts/ }).getAttribute('href')).toBe(
    '/en/establecimientos/restaurantes',
  );
});

test.each([
  ['/accesibilidad', ['Where', 'When', 'What to bring']],
  ['/viaje-en-familia', ['Where', 'When', 'What to bring']],
  ['/transporte/como-llegar-al-aeropuerto', ['Where', 'How long', 'How much', 'What to bring']],
])('%s begins with its answers', async (path, rows) => {
  const ids = ['family-nursing-rooms', 'airport-arrive-before-domestic', 'airport-city-distance']
    .concat(['airport-arrive-before-international', 'airport-address'])
    .concat(['transport-fare', 'taxi-example-15-km']);
  const facts = Object.fromEntries(ids.map((id) => [id, { kind: 'text', value: inAll(id) }]));
  await renderScreen(remote, {
    path,
    locale: 'en',
    api: { 'GET /v2/facts': factList(facts as Parameters<typeof factList>[0]) },
  });
  const card = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(rows);
});

const show = (answer: unknown, locale: 'es' | 'en' = 'es') =>
  renderScreen(remote, {
    path: '/servicios/notaria',
    locale,
    api: { 'GET /v2/services/notaria': answer },
  });
const card = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  [
    'es',
    'Notaría: lo esencial',
    'Abrir Notaría en el mapa: Terminal 1, piso 2, cerca de Altura Duty Free y Arrieros Norte',
    'Plano de demostración',
  ],
  [
    'en',
    'Notary: at a glance',
    'Open Notary on the map: Terminal 1, floor 2, near Altura Duty Free and Arrieros Norte',
    'Demonstration floor plan',
  ],
] as const)(
  'the card of a place has the floor around it, which leads to the map, in %s',
  async (locale, title, link, demo) => {
    await show(notary, locale);
    const map = card(title).getByRole('link', { name: link });
    expect(map.getAttribute('href')).toMatch(/\/mapas\?terminal=T1&floor=2&place=notaria$/);
    expect(card(title).getByText(new RegExp(demo))).toBeTruthy();
  },
);

test('what the data of a service do not say its text does, on the same card, even that it is not known', async () => {
  const { unmount } = await show(notary, 'en');
  expect(card('Notary: at a glance').getByText(/hours and rates are not published/)).toBeTruthy();
  expect(screen.getAllByRole('region', { name: /at a glance/i })).toHaveLength(1);
  unmount();
  // While the API does not answer, the text's own answers stay.
  await show(respond(503, { code: 'unavailable' }), 'en');
  expect(card('At a glance').getByText(/hours and rates are not published/)).toBeTruthy();
});

test('a real map is not called a demonstration, and without a place there is none', async () => {
  const { sketch } = notary;
  const { unmount } = await show({ ...notary, sketch: sketch && { ...sketch, source: 'import' } });
  expect(card('Notaría: lo esencial').queryByText(/demostración/)).toBeNull();
  unmount();
  await show({ ...notary, places: [], sketch: null, phone: '+571000000' });
  expect(card('Notaría: lo esencial').queryByRole('img')).toBeNull();
});

test('places of one name are told apart by where they are, those that read alike are one row, and a figure is called what its fact calls it', async () => {
  const [place] = notary.places;
  if (!place) throw new Error('The example has a place');
  const deposit = {
    ...{ id: 'luggage-cart-deposit', unit: null, from: null, to: null, readOn: '2026-03-02' },
    ...{ kind: 'money', value: { amount: 12_000, currency: 'COP' }, source: null },
    label: inAll('Cart deposit'),
  };
  const chat = {
    ...deposit,
    ...{ id: 'airport-whatsapp', kind: 'phone', value: '+573228220300' },
    label: inAll('Dora on WhatsApp'),
  };
  await show(
    {
      ...notary,
      places: [place, { ...place, slug: 'notaria-2' }, { ...place, slug: 'notaria-3', floor: 1 }],
      ...{ price: deposit, phone: chat.value, facts: [deposit, chat] },
    },
    'en',
  );
  const { getAllByRole, getByRole } = card('Notary: at a glance');
  expect(getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Terminal 1, floor 24 min on foot from security · step-free · at 2 points',
    'Terminal 1, floor 14 min on foot from security · step-free',
  ]);
  expect(getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Where',
    'Cart deposit',
    'When',
    'What to bring',
    'Dora on WhatsApp',
  ]);
  expect(getByRole('link', { name: /322/ }).getAttribute('href')).toBe(
    'https://wa.me/573228220300',
  );
});
