/** @jest-environment @eldorado/testing/jsdom */
import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { renderIn } from '../testing/renderIn.tsx';
import { nextItem } from './nextItem.ts';
import { PopoverMenu } from './PopoverMenu.tsx';

const copy = jest.fn();
beforeEach(() => jest.clearAllMocks());

const menu = (
  <PopoverMenu
    label="Compartir"
    items={[
      { key: 'copy', label: 'Copiar enlace', onSelect: copy },
      { key: 'mail', label: 'Correo', to: 'mailto:?body=x' },
      { key: 'print', label: 'Imprimir', to: '/vuelos' },
    ]}
  />
);
const button = () => screen.getByRole('button', { name: 'Compartir' });
const expanded = () => button().getAttribute('aria-expanded');
const item = (name: string) => screen.getByRole('menuitem', { name });
const opened = (name: string) => waitFor(() => expect(document.activeElement).toBe(item(name)));
const closed = () => waitFor(() => expect(expanded()).toBe('false'));

test('without JavaScript its button opens a list of links', () => {
  document.body.innerHTML = renderToString(
    <I18nProvider i18n={createI18n('en', {})} locale="en">
      {menu}
    </I18nProvider>,
  );
  const target = button().getAttribute('popovertarget') ?? '';
  expect(document.getElementById(target)?.getAttribute('popover')).toBe('auto');
  expect(screen.getByRole('link', { name: 'Imprimir' }).getAttribute('href')).toBe('/en/vuelos');
  document.body.innerHTML = '';
});

test('its button opens it on the first item', async () => {
  renderIn('es', menu);
  expect(expanded()).toBe('false');
  await userEvent.click(button());
  await opened('Copiar enlace');
  expect(expanded()).toBe('true');
  expect(screen.getByRole('menu', { name: 'Compartir' })).toBeTruthy();
});

test.each([
  ['{ArrowDown}', 'Copiar enlace'],
  ['{ArrowUp}', 'Imprimir'],
])('%s on the button opens it on %s', async (key, name) => {
  renderIn('es', menu);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await opened(name);
});

test('arrows, Home, End and first letters move around in it', async () => {
  renderIn('es', menu);
  await userEvent.click(button());
  await opened('Copiar enlace');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('Correo'));
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(item('Copiar enlace'));
  await userEvent.keyboard('{ArrowUp}{Home}i');
  expect(document.activeElement).toBe(item('Imprimir'));
});

test.each(['{Escape}', '{Tab}'])('%s closes it', async (key) => {
  renderIn('es', menu);
  await userEvent.click(button());
  await opened('Copiar enlace');
  await userEvent.keyboard(key);
  await closed();
  expect(copy).not.toHaveBeenCalled();
});

test('an item closes it, gives the focus back and does its work', async () => {
  renderIn('es', menu);
  await userEvent.click(button());
  await opened('Copiar enlace');
  await userEvent.keyboard('{Enter}');
  expect(copy).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button());
  await closed();
});

test('letters go on from where the focus is', () => {
  const items = [{ label: 'Copiar' }, { label: 'Correo' }, { label: 'Imprimir' }];
  expect(nextItem(items, 0, 'c')).toBe(1);
  expect(nextItem(items, 1, 'C')).toBe(0);
  expect(nextItem(items, 1, 'x')).toBeUndefined();
});
