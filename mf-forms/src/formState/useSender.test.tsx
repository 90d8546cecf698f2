/** @jest-environment @eldorado/testing/jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSender } from './useSender.ts';

const onOffline = jest.fn();
const sentByBrowser = jest.fn();
const load = jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed')));

function Form() {
  const { touch, submit, waiting } = useSender(load, onOffline);
  return (
    <form aria-label="Contacto" aria-busy={waiting} onFocus={touch} onSubmit={submit}>
      <button>Enviar</button>
    </form>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  HTMLFormElement.prototype.submit = sentByBrowser;
});

async function send(onLine: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
}

test('where its code does not come the browser sends the form', async () => {
  await send(true);
  await waitFor(() => expect(sentByBrowser).toHaveBeenCalledTimes(1));
  expect(onOffline).not.toHaveBeenCalled();
});

test('without a network neither does: the page says so, and the next press tries again', async () => {
  await send(false);
  const form = screen.getByRole('form');
  await waitFor(() => expect(onOffline).toHaveBeenCalledWith(form));
  expect(sentByBrowser).not.toHaveBeenCalled();
  expect(form.getAttribute('aria-busy')).toBe('false');
  const tries = load.mock.calls.length;
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(tries));
});
