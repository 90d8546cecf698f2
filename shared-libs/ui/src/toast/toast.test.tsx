/** @jest-environment jsdom */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { showToast, type ToastMessage } from './showToast.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const region = <ToastRegion label="Mensajes" closeLabel="Cerrar" />;
const show = (message: ToastMessage) => act(() => showToast(message));
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const copied = { text: 'Enlace copiado' };
const close = () => screen.getByRole('button', { name: 'Cerrar' });

test('what hears messages is on the page before the first one, without being a landmark', () => {
  const html = renderToString(region);
  expect(html).toContain('role="status"');
  expect(html).not.toContain('role="region"');
});

test('a message is said politely, bad news at once', () => {
  renderIn('es', region);
  show(copied);
  show({ text: 'No se envió', tone: 'error' });
  expect(within(screen.getByRole('status')).getByText('Enlace copiado')).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText('No se envió')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Mensajes' })).toBeTruthy();
});

test('a message goes by itself, once there was time to read it', () => {
  renderIn('es', region);
  show(copied);
  wait(5);
  expect(screen.queryByText('Enlace copiado')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Enlace copiado')).toBeNull();
});

test('a newer message does not give an older one more time', () => {
  renderIn('es', region);
  show(copied);
  wait(4);
  show({ text: 'Guardado' });
  wait(2);
  expect(screen.queryByText('Enlace copiado')).toBeNull();
});

test('a message stays while someone points at it', () => {
  renderIn('es', region);
  show(copied);
  fireEvent.pointerEnter(screen.getByText('Enlace copiado'));
  wait(60);
  expect(screen.queryByText('Enlace copiado')).toBeTruthy();
});

test.each<[string, ToastMessage]>([
  ['bad news', { text: 'No se envió', tone: 'error' }],
  ['what can be taken back', { text: 'Borrado', action: { label: 'Deshacer', onSelect() {} } }],
])('%s stays until it is closed', (_, message) => {
  renderIn('es', region);
  show(message);
  wait(600);
  fireEvent.click(close());
  expect(screen.queryByText(message.text)).toBeNull();
});

test('its action closes it and is done once', () => {
  const onSelect = jest.fn();
  renderIn('es', region);
  show({ text: 'Borrado', action: { label: 'Deshacer', onSelect } });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Borrado')).toBeNull();
});

test('the focus goes back to where it came from when its message is closed', () => {
  renderIn(
    'es',
    <>
      <button>Copiar</button>
      {region}
    </>,
  );
  show(copied);
  const copy = screen.getByRole('button', { name: 'Copiar' });
  act(() => copy.focus());
  act(() => close().focus());
  fireEvent.keyDown(close(), { key: 'Escape' });
  expect(screen.queryByText('Enlace copiado')).toBeNull();
  expect(document.activeElement).toBe(copy);
});

test('no more than three are in sight, and each once where effects run twice', () => {
  renderIn('es', <StrictMode>{region}</StrictMode>);
  for (const text of ['uno', 'dos', 'tres', 'cuatro']) show({ text });
  expect(screen.getAllByRole('button', { name: 'Cerrar' })).toHaveLength(3);
  expect(screen.queryByText('uno')).toBeNull();
  expect(screen.getAllByText('cuatro')).toHaveLength(1);
});

test('a live region is polite by default', () => {
  renderIn(
    'es',
    <>
      <LiveRegion text="3 vuelos actualizados" />
      <LiveRegion text="Sin conexión" tone="assertive" />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('3 vuelos actualizados');
  expect(screen.getByRole('alert').textContent).toBe('Sin conexión');
});
