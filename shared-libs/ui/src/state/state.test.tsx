/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/renderIn.tsx';
import { Age } from './Age.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailureState } from './FailureState.tsx';
import { Notice } from './Notice.tsx';
import { OfflineState } from './OfflineState.tsx';
import { StaleState } from './StaleState.tsx';

test('an age is a time in words', () => {
  renderIn(
    'es',
    <Age
      instant="2026-03-02T15:00:00Z"
      now={new Date('2026-03-02T15:02:30Z')}
      prefix="Actualizado"
    />,
  );
  const age = screen.getByText('Actualizado hace 2 min');
  expect(age.getAttribute('datetime')).toBe('2026-03-02T15:00:00.000Z');
});

test('a failure is announced and can be tried again', async () => {
  const retry = jest.fn();
  renderIn(
    'es',
    <FailureState
      title="No pudimos traer los vuelos"
      onRetry={retry}
      retryLabel="Intentar de nuevo"
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('No pudimos traer los vuelos');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failure without a way to try again shows no button', () => {
  renderIn('es', <FailureState title="No pudimos traer los vuelos" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty state names the next step', () => {
  renderIn('es', <EmptyState title="Sin Resultados" action={<a href="/vuelos">Ver todos</a>} />);
  expect(screen.getByRole('heading', { name: 'Sin Resultados' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos' })).toBeTruthy();
});

test('a notice is only announced when asked to', () => {
  renderIn('es', <Notice tone="info">Ya estaba aquí</Notice>);
  expect(screen.queryByRole('status')).toBeNull();
  renderIn(
    'es',
    <Notice tone="success" role="status">
      Se guardó
    </Notice>,
  );
  expect(screen.getByRole('status').textContent).toBe('Se guardó');
});

test('being offline is said, with what can still be done', () => {
  renderIn(
    'es',
    <OfflineState title="Estás sin conexión" action={<a href="/mapas">Ver el mapa</a>}>
      Lo que ya abriste sigue aquí.
    </OfflineState>,
  );
  expect(screen.getByRole('status').textContent).toContain('Lo que ya abriste sigue aquí.');
  expect(screen.getByRole('link', { name: 'Ver el mapa' })).toBeTruthy();
});

test('old figures say how old they are and can be asked for again', async () => {
  const retry = jest.fn();
  renderIn(
    'es',
    <StaleState
      title="No pudimos actualizar."
      age="Datos de hace 6 min"
      onRetry={retry}
      retryLabel="Actualizar"
    />,
  );
  expect(screen.getByRole('status').textContent).toContain(
    'No pudimos actualizar. Datos de hace 6 min',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
