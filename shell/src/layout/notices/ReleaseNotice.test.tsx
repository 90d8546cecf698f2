/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { useUnsavedChanges } from '@eldorado/remote';
import { ReleaseNotice } from './ReleaseNotice.tsx';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return null;
}

const page = (props: { dirty?: boolean; locale?: Locale; onDismiss?: () => void }) => {
  const { dirty = false, locale = 'es', onDismiss = () => undefined } = props;
  return (
    <I18nProvider i18n={createI18n(locale, {})} locale={locale}>
      <Form dirty={dirty} />
      <ReleaseNotice onDismiss={onDismiss} />
    </I18nProvider>
  );
};

test.each([
  ['es', 'Cargar la nueva', 'Ahora no'],
  ['en', 'Load it', 'Not now'],
  ['fr', 'La charger', 'Pas maintenant'],
  ['pt', 'Carregar a nova', 'Agora não'],
] as const)('in %s it can be loaded or put away', async (locale, load, dismiss) => {
  const onDismiss = jest.fn();
  render(page({ locale, onDismiss }));
  expect(screen.getByRole('button', { name: load })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: dismiss }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('nothing is offered while a form has something unsaved, and it is afterwards', () => {
  const { rerender } = render(page({ dirty: true }));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(page({ dirty: false }));
  expect(screen.getByRole('button', { name: 'Cargar la nueva' })).toBeTruthy();
  rerender(page({ dirty: true }));
  expect(screen.queryByRole('button')).toBeNull();
});
