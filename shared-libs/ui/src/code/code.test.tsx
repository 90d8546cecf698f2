/** @jest-environment jsdom */
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/renderIn.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Field(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <CodeField label="Código" name="code" length={6} value={value} onChange={setValue} {...props} />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código' });

test('it is one field that a phone fills in with its number pad', () => {
  renderIn('es', <Field />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field().inputMode).toBe('numeric');
  expect(field().autocomplete).toBe('one-time-code');
});

test.each(['123 456', '123-456', '12 34-56\n', 'Código: 123456', '1234567'])(
  'a pasted %j is its first six digits',
  async (text) => {
    renderIn('es', <Field />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(field().value).toBe('123456');
  },
);

test('letters and a seventh digit are not taken', async () => {
  renderIn('es', <Field />);
  await userEvent.type(field(), '1a2b3456789');
  expect(field().value).toBe('123456');
});

test('a digit is corrected with the usual keys', async () => {
  renderIn('es', <Field />);
  await userEvent.type(field(), '129{Backspace}3');
  expect(field().value).toBe('123');
});

test('the last digit does not submit, Enter does', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderIn(
    'es',
    <form onSubmit={submit}>
      <Field />
    </form>,
  );
  await userEvent.type(field(), '123456');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('its hint and error describe it', () => {
  renderIn('es', <Field hint="Te lo enviamos por SMS" error="Faltan dígitos" />);
  const words = (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Te lo enviamos por SMS', 'Faltan dígitos']);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('the server’s HTML carries what was typed', () => {
  expect(renderToString(<Field value="12" />)).toMatch(/<input[^>]*name="code"[^>]*value="12"/);
});
