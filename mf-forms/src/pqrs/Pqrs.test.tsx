/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@eldorado/testing';
import { pqrsExamples } from '../../harness/pqrsExamples.ts';
import remote from '../remote.ts';

async function renderExample(name: string) {
  const example = pqrsExamples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`No example ${name}`);
  return renderScreen(remote, { path: example.path, api: example.api });
}
const submitted = jest.fn();
beforeEach(() => {
  submitted.mockClear();
  // The browser's own post, which jsdom does not do.
  HTMLFormElement.prototype.submit = submitted;
});

test('a page that is not answered says so in a summary that leads to the field, and is not posted', async () => {
  await renderExample('pqrs-from-flight');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const fault = 'Elige qué nos quieres enviar';
  await userEvent.click(within(summary).getByRole('link', { name: fault }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Felicitación/ }));
  expect(submitted).not.toHaveBeenCalled();
});

test('an answered page is posted once by the browser itself, with the flight that one came from', async () => {
  await renderExample('pqrs-from-flight');
  await userEvent.click(screen.getByRole('radio', { name: /Queja/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  const form = submitted.mock.contexts[0] as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ step: 'type', locale: 'es', type: 'complaint' },
    ...{ topic: 'airlines', airline: 'AV', flight: 'AV 9314', eventDate: '2026-03-01' },
  });
});

test('the flight that one came from is shown with its route and time', async () => {
  await renderExample('pqrs-from-flight');
  const shown = 'Tu vuelo: AV 9314 de Bogotá a Medellín, 1 de marzo de 2026, 14:35.';
  expect(screen.getByText(shown)).toBeTruthy();
});

test('a place that was chosen on the map is in its field, and the map is a way of sending the page', async () => {
  await renderExample('pqrs-place');
  const field = screen.getByRole('combobox', { name: /^Lugar/ });
  expect((field as HTMLInputElement).value).toBe('Baños (T1, piso 2)');
  const map = screen.getByRole('button', { name: 'Elegir en el mapa' });
  expect([map.getAttribute('name'), map.getAttribute('value')]).toEqual(['then', 'map']);
  const checked: boolean[] = [];
  // After the page's own listeners; jsdom posts nothing.
  const last = (event: Event) => {
    checked.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', last);
  await userEvent.click(map);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  window.removeEventListener('submit', last);
  expect(checked).toEqual([false, true]);
});

test('what the API found wrong is shown with what was typed', async () => {
  await renderExample('pqrs-person');
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Debe aceptar los terminos' })).toBeTruthy();
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' });
  expect([email.getAttribute('value'), email.getAttribute('aria-invalid')]).toEqual([
    'ana@example',
    'true',
  ]);
});

test('every page leads back, and the review leads to each and back again', async () => {
  await renderExample('pqrs-review');
  const change = screen.getByRole('link', { name: /^Cambiar.*Qué pasó/ });
  expect(change.getAttribute('href')).toBe('/contacto/pqrs/hechos?draft=a1b2c3&then=review');
  expect(screen.getByText('Baños (T1)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe(
    '/contacto/pqrs/datos?draft=a1b2c3',
  );
});

test('what was sent has its number and its day', async () => {
  await renderExample('pqrs-sent');
  expect(screen.getByText('PQ-7KQ2-XM4P-9TRW')).toBeTruthy();
  expect(screen.getByText('Te respondemos a más tardar el 16 de marzo de 2026.')).toBeTruthy();
});

test('a draft that is gone says so and begins again', async () => {
  await renderExample('pqrs-gone');
  expect(screen.getByRole('heading', { name: 'Este formulario ya no está' })).toBeTruthy();
});

test('an answered case shows its history, is rated and opened again', async () => {
  await renderExample('pqrs-answered');
  const steps = within(screen.getByRole('region', { name: 'Qué ha pasado' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(steps[0]).toBe('Te respondimos');
  expect(steps[1]).toBe('Ampliamos el plazo hasta el 16 de marzo de 2026');
  expect(screen.getByRole('form', { name: '¿Qué te pareció la respuesta?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abrir de nuevo' })).toBeTruthy();
});

test('a case that is not found says so beside its number', async () => {
  await renderExample('pqrs-look-up');
  const number = screen.getByRole('textbox', { name: 'Número de la solicitud' });
  expect(number.getAttribute('aria-invalid')).toBe('true');
});
