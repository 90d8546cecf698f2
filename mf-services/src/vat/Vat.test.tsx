/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { vatLimits } from '../../fixtures/facts.ts';
import remote from '../remote.ts';

const show = (
  query: string,
  facts: unknown = vatLimits,
  locale: 'es' | 'en' | 'fr' | 'pt' = 'en',
) =>
  renderScreen(remote, {
    path: `/servicios/aduanas${query}`,
    locale,
    api: { 'GET /v2/facts': facts },
  });
const plain = (node: Element) => node.textContent?.replaceAll('\u00a0', ' ') ?? '';
const answer = () => plain(screen.getByRole('region', { name: /^You would|^There is no/ }));

test('it says which invoices count, what comes back and that costs are deducted', async () => {
  await show(
    '?total1=595.000&vat1=95.000&total2=$ 157.121&vat2=25.087&total3=157122&vat3=25087,00',
  );
  expect(answer()).toContain('You would get back up to COP 120,087');
  expect(answer()).toContain('2 of 3 count: each invoice must be for at least COP 157,122 (3 UVT)');
  expect(answer()).toContain('costs are deducted');
  expect(answer()).toContain('within 10 days');
  const [, ...rows] = within(screen.getByRole('table', { name: 'Your invoices' })).getAllByRole(
    'row',
  );
  expect(rows.map(plain)).toEqual([
    expect.stringMatching(/^Invoice 1.*95,000.*Yes$/),
    expect.stringMatching(/^Invoice 2.*157,121.*No$/),
    expect.stringMatching(/^Invoice 3.*157,122.*Yes$/),
  ]);
});

test('no more is refunded than a request may have', async () => {
  await show('?total1=90.000.000&vat1=14.000.000');
  expect(answer()).toContain('You would get back up to COP 10,474,800');
  expect(answer()).toContain('comes to COP 14,000,000, but at most COP 10,474,800 (200 UVT)');
});

test('invoices below the minimum are no refund, together neither', async () => {
  await show('?total1=100.000&vat1=15.000&total2=100.000&vat2=15.000');
  expect(answer()).toContain('There is no refund with these invoices');
  expect(answer()).not.toContain('costs');
});

test('what is filled in wrong is marked, kept and not worked out', async () => {
  await show('?total1=200.000&vat1=300.000&total2=&vat2=5.000&total5=mucho&vat5=1');
  expect(screen.queryByRole('region', { name: /^You would/ })).toBeNull();
  const field = (invoice: string, name: string) =>
    within(screen.getByRole('group', { name: invoice })).getByRole('textbox', { name });
  expect(field('Invoice 1', 'VAT (IVA)').getAttribute('aria-invalid')).toBe('true');
  expect(field('Invoice 2', 'Total, VAT included').getAttribute('aria-invalid')).toBe('true');
  expect(field('Invoice 5', 'Total, VAT included')).toMatchObject({ value: 'mucho' });
  expect(screen.getByText('More invoices').closest('details')?.open).toBe(true);
});

test('a UVT that is past its year works out nothing', async () => {
  const past = {
    ...vatLimits,
    facts: vatLimits.facts.map((fact) => ({ ...fact, current: fact.id !== 'documents-uvt' })),
  };
  await show('?total1=200.000&vat1=30.000', past);
  expect(screen.getByText(/this year’s UVT is not at hand/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Work it out' })).toBeNull();
});

test('without an answer of the API the page stays, without the calculator', async () => {
  await show('', respond(503, { code: 'unavailable' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Customs' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Work it out' })).toBeNull();
});

test.each([
  ['es', /^Te devolverían hasta \$\s95\.000$/, 'Calcular'],
  ['fr', /^On vous rembourserait jusqu’à 95\s000\sCOP$/, 'Calculer'],
  ['pt', /^Você receberia até COP\s95\.000$/, 'Calcular'],
] as const)('in %s it is all in that language', async (locale, title, button) => {
  await show('?total1=595.000&vat1=95.000', vatLimits, locale);
  expect(screen.getByRole('region', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});
