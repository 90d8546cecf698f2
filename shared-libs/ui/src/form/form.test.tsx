/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/renderIn.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea, TextField } from './TextField.tsx';

const described = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a field’s id is its name, and its hint and error describe it', () => {
  renderIn(
    'es',
    <TextField
      label="Correo"
      name="email"
      hint="Te escribimos aquí"
      error="Ingresa un correo electrónico"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Correo' });
  expect(input.id).toBe('email');
  expect(described(input)).toEqual(['Te escribimos aquí', 'Ingresa un correo electrónico']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('email-error')).toBeTruthy();
});

test('a field without hint and error has neither attribute', () => {
  renderIn('es', <TextArea label="Comentario" name="comment" />);
  const area = screen.getByRole('textbox', { name: 'Comentario' });
  expect(area.hasAttribute('aria-describedby')).toBe(false);
  expect(area.hasAttribute('aria-invalid')).toBe(false);
});

test('only optional fields are marked, in the page’s language', () => {
  renderIn('fr', <TextField label="Téléphone" name="phone" optional />);
  expect(screen.getByRole('textbox', { name: 'Téléphone (facultatif)' })).toBeTruthy();
});

test('a select offers its options', async () => {
  renderIn(
    'es',
    <SelectField
      label="Terminal"
      name="terminal"
      options={[
        { value: 'T1', label: 'Terminal 1' },
        { value: 'T2', label: 'Terminal 2' },
      ]}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Terminal' }), 'Terminal 2');
  expect(screen.getByRole('option', { name: 'Terminal 2' })).toHaveProperty('selected', true);
});

test('a checkbox is ticked by its label and described by its error', async () => {
  renderIn('es', <CheckboxField label="Acepto" name="consent" error="Debe aceptar los terminos" />);
  const box = screen.getByRole('checkbox', { name: 'Acepto' });
  await userEvent.click(screen.getByText('Acepto'));
  expect(box).toHaveProperty('checked', true);
  expect(described(box)).toEqual(['Debe aceptar los terminos']);
});

test('radios are a named group whose first option has the field’s id', () => {
  renderIn(
    'es',
    <RadioGroup
      label="¿Qué vuelo?"
      name="kind"
      defaultValue="national"
      error="Elige uno"
      options={[
        { value: 'international', label: 'Internacional' },
        { value: 'national', label: 'Nacional' },
      ]}
    />,
  );
  expect(described(screen.getByRole('group', { name: '¿Qué vuelo?' }))).toEqual(['Elige uno']);
  expect(screen.getByRole('radio', { name: 'Internacional' }).id).toBe('kind');
  expect(screen.getByRole('radio', { name: 'Nacional' })).toHaveProperty('checked', true);
});

test('the error summary takes the focus and leads to the field', async () => {
  renderIn(
    'es',
    <>
      <ErrorSummary
        title="Revisa un campo"
        errors={[{ id: 'email', message: 'Ingresa un correo electrónico' }]}
      />
      <TextField label="Correo" name="email" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('link', { name: 'Ingresa un correo electrónico' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Correo' }));
});
