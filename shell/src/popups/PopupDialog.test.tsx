/** @jest-environment @eldorado/testing/jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { messages } from '../messages.ts';
import { PopupDialog } from './PopupDialog.tsx';
import type { Popup } from './popupRules.ts';

const inFour = (text: string) => ({ es: text, en: `${text} (en)`, fr: text, pt: text });
const popup: Popup = {
  id: 'check-mig',
  title: inFour('Solo en el sitio oficial'),
  text: inFour('Hazlo solo en el sitio oficial.'),
  action: inFour('Ver migración'),
  href: '/servicios/migracion-y-pasaportes',
  paths: ['*'],
  frequency: 'once',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2027-01-01T00:00:00Z',
};

async function show(path: string, change: Partial<Popup> = {}) {
  const i18n = createI18n('en', {});
  await messages.load(i18n, 'en');
  const onClose = jest.fn();
  render(
    <I18nProvider i18n={i18n} locale="en">
      <PopupDialog popup={{ ...popup, ...change }} path={path} onClose={onClose} />
    </I18nProvider>,
  );
  return onClose;
}

test('a pop-up speaks the page’s language and leads on', async () => {
  await show('/vuelos');
  expect(screen.getByRole('dialog', { name: 'Solo en el sitio oficial (en)' })).toBeTruthy();
  expect(screen.getByText('Hazlo solo en el sitio oficial. (en)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver migración (en)' }).getAttribute('href')).toBe(
    '/en/servicios/migracion-y-pasaportes',
  );
});

test('it does not lead to the page on screen', async () => {
  await show('/servicios/migracion-y-pasaportes');
  expect(screen.queryByRole('link')).toBeNull();
});

test('it closes with its button', async () => {
  const onClose = await show('/vuelos', { action: null, href: null });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByText('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
