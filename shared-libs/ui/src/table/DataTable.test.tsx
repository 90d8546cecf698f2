/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { DataTable } from './DataTable.tsx';

const table = {
  caption: 'Salidas',
  columns: [
    { key: 'time', label: 'Hora' },
    { key: 'city', label: 'Destino' },
  ],
  rows: [{ key: 'AV9314', cells: { time: '10:35', city: 'Medellín' } }],
};

test('roles are written out, so that rows shown as blocks stay a table', () => {
  renderIn('es', <DataTable {...table} blocks />);
  const element = screen.getByRole('table', { name: 'Salidas' });
  for (const [selector, role] of [
    ['table', 'table'],
    ['thead', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'columnheader'],
    ['td', 'cell'],
  ]) {
    expect(element.parentElement?.querySelector(selector ?? '')?.getAttribute('role')).toBe(role);
  }
});

test('as blocks each cell carries its column’s name', () => {
  renderIn('es', <DataTable {...table} blocks />);
  expect(screen.getByRole('cell', { name: 'Destino Medellín' })).toBeTruthy();
});

test('a table that scrolls sideways can be reached with the keyboard', () => {
  renderIn('es', <DataTable {...table} />);
  const region = screen.getByRole('region', { name: 'Salidas' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByRole('cell', { name: 'Medellín' })).toBeTruthy();
});

test('a column may name the rows', () => {
  renderIn('es', <DataTable {...table} rowHeader="city" />);
  expect(screen.getByRole('rowheader', { name: 'Medellín' })).toBeTruthy();
});
