/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import type { Locale } from '@eldorado/i18n';
import { wasteShares } from '../../fixtures/facts.ts';
import remote from '../remote.ts';

const show = (answer: unknown, locale: Locale = 'en') =>
  renderScreen(remote, {
    path: '/el-dorado-sostenible/servicios/suelo',
    locale,
    api: { 'GET /v2/facts': answer },
  });
const plain = (node: Element) => node.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

test('waste is a chart from the base year on, against its target, with the source of each year', async () => {
  await show(wasteShares);
  const chart = screen.getByRole('figure', {
    name: 'Share of the waste that is recovered, by year',
  });
  expect(
    within(chart).getByText(
      'From 43% in 2018, the base year, to 71% in 2021. The target that OPAIN published in 2022 is 70% by 2028: it was passed in 2021. No figure for 2020.',
    ),
  ).toBeTruthy();
  expect(within(chart).getByText('Target for 2028: 70%')).toBeTruthy();
  expect(within(chart).getAllByRole('row', { hidden: true }).slice(1).map(plain)).toEqual([
    '201843%base year: data of 2017–2018A newspaper, 19 June 2018',
    '201952%A newspaper, May 2019',
    '2020no figure',
    '202171%A newspaper, 2021',
  ]);
});

test('a target that no year is above is not reached yet, and without one none is spoken of', async () => {
  const without = (...ids: string[]) => ({
    ...wasteShares,
    facts: wasteShares.facts.filter(({ id }) => !ids.includes(id)),
  });
  const { unmount } = await show(without('sustainability-waste-recovery-2021'), 'es');
  expect(screen.getByText(/70 % para 2028: aún no se alcanza\.$/)).toBeTruthy();
  unmount();
  await show(without('sustainability-waste-target-2028'));
  expect(
    screen.getByText('From 43% in 2018, the base year, to 71% in 2021. No figure for 2020.'),
  ).toBeTruthy();
});

test('one figure is no chart, and without the API’s answer the text stays', async () => {
  const { unmount } = await show({ ...wasteShares, facts: wasteShares.facts.slice(0, 1) });
  expect(screen.queryByRole('figure')).toBeNull();
  unmount();
  await show(respond(503, { code: 'unavailable', status: 503 }));
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByText(/^Recovered means/)).toBeTruthy();
});
