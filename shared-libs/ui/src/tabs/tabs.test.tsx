/** @jest-environment jsdom */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/renderIn.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = (initial?: string) => (
  <Tabs
    label="El mostrador"
    initial={initial}
    items={[
      { key: 'hours', label: 'Horario', content: 'Abre a las 4' },
      { key: 'place', label: 'Lugar', content: <a href="/mapas">Mapa</a> },
      { key: 'prices', label: 'Precios', content: 'Desde $ 10.000' },
    ]}
  />
);
const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => screen.getByRole('tabpanel').textContent;

afterEach(() => window.history.replaceState(null, '', '/'));

test('without JavaScript the tabs are links to panels that are all there', () => {
  document.body.innerHTML = renderToString(tabs());
  const links = screen.getAllByRole<HTMLAnchorElement>('link').slice(0, 3);
  expect(screen.getByRole('navigation', { name: 'El mostrador' })).toBeTruthy();
  expect(links.map((link) => document.getElementById(link.hash.slice(1))?.textContent)).toEqual([
    'Abre a las 4',
    'Mapa',
    'Desde $ 10.000',
  ]);
  document.body.innerHTML = '';
});

test('the first panel shows, named by its tab', () => {
  renderIn('es', tabs());
  expect(screen.getByRole('tablist', { name: 'El mostrador' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Horario' })).toBeTruthy();
  expect(tab('Horario').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

test('another one may be the first', () => {
  renderIn('es', tabs('place'));
  expect(chosen()).toBe('Lugar');
  expect(panel()).toBe('Mapa');
});

test('a press shows its panel and leaves the address alone', async () => {
  renderIn('es', tabs());
  await userEvent.click(tab('Precios'));
  expect(panel()).toBe('Desde $ 10.000');
  expect(window.location.hash).toBe('');
});

test('the arrows, Home and End move and show at once, around the ends', async () => {
  renderIn('es', tabs());
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Horario'));
  await userEvent.keyboard('{ArrowRight}');
  expect([chosen(), panel()]).toEqual(['Lugar', 'Mapa']);
  expect(document.activeElement).toBe(tab('Lugar'));
  await userEvent.keyboard('{End}');
  expect(chosen()).toBe('Precios');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Horario');
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Precios');
  await userEvent.keyboard('{Home}');
  expect(chosen()).toBe('Horario');
});

test('Tab goes from the chosen tab to its panel', async () => {
  renderIn('es', tabs('place'));
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Lugar'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('the link a visitor followed before the code ran stays chosen', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tabs());
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Precios' });
  window.history.replaceState(null, '', link.hash);
  render(tabs(), { container, hydrate: true });
  expect(chosen()).toBe('Precios');
  expect(panel()).toBe('Desde $ 10.000');
});

function Unit() {
  const [value, setValue] = useState('cop');
  return (
    <SegmentedControl
      label="Moneda"
      name="currency"
      value={value}
      onChange={setValue}
      options={[
        { value: 'cop', label: 'Pesos' },
        { value: 'usd', label: 'Dólares' },
      ]}
    />
  );
}

test('a segmented control is a named group of radios', async () => {
  renderIn('es', <Unit />);
  expect(screen.getByRole('radiogroup', { name: 'Moneda' })).toBeTruthy();
  await userEvent.click(screen.getByText('Dólares'));
  expect(screen.getByRole('radio', { name: 'Dólares' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Pesos' })).toHaveProperty('checked', false);
});
