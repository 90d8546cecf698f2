/** @jest-environment jsdom */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, screen } from '@testing-library/react';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { renderIn } from '../testing/renderIn.tsx';
import { DateField } from './DateField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>(/^Fecha/);

test('it is the browser’s own date field, within its days', () => {
  renderIn('es', <DateField label="Fecha" name="day" min="2026-03-02" max="2026-03-09" />);
  expect(field().type).toBe('date');
  expect([field().min, field().max, field().id]).toEqual(['2026-03-02', '2026-03-09', 'day']);
});

test('a form that controls it hears days', () => {
  function Form() {
    const [day, setDay] = useState('2026-03-02');
    return <DateField label="Fecha" name="day" value={day} onChange={setDay} />;
  }
  renderIn('es', <Form />);
  expect(field().value).toBe('2026-03-02');
  fireEvent.change(field(), { target: { value: '2026-03-05' } });
  expect(field().value).toBe('2026-03-05');
});

test('its hint and error describe it, and an optional one says so', () => {
  renderIn(
    'es',
    <DateField label="Fecha" name="day" hint="El día del vuelo" error="Elige una fecha" optional />,
  );
  const words = (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['El día del vuelo', 'Elige una fecha']);
  expect(screen.getByText('(opcional)')).toBeTruthy();
});

test('the server’s HTML carries its day', () => {
  const html = renderToString(
    <I18nProvider i18n={createI18n('es', {})} locale="es">
      <DateField label="Fecha" name="day" defaultValue="2026-03-02" />
    </I18nProvider>,
  );
  expect(html).toMatch(/<input[^>]*type="date"[^>]*value="2026-03-02"/);
});
