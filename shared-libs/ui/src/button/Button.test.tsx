/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/renderIn.tsx';
import { Button, ButtonLink } from './Button.tsx';

test('a button does not submit a form unless it says so', () => {
  renderIn('es', <Button>Ver</Button>);
  expect(screen.getByRole('button', { name: 'Ver' }).getAttribute('type')).toBe('button');
});

test('a busy button keeps the focus and submits nothing', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderIn(
    'es',
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Enviar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('what leads elsewhere is a link', () => {
  renderIn('en', <ButtonLink to="/vuelos">Flights</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Flights' }).getAttribute('href')).toBe('/en/vuelos');
});
