/** @jest-environment @eldorado/testing/jsdom */
import { StrictMode, useRef, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/renderIn.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Page(props: Partial<DialogProps> & { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filtrar</button>
      <Dialog
        title="Filtros"
        closeLabel="Cerrar"
        open={open}
        onClose={() => setOpen(false)}
        {...props}
      >
        {props.children ?? <a href="#more">Más</a>}
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Filtros' });
const opener = () => screen.getByRole('button', { name: 'Filtrar' });
const open = () => userEvent.click(opener());
/** The browser's events of a dialog come in a later task. */
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('it is closed and empty in the server’s HTML', () => {
  const html = renderToString(
    <Dialog title="Filtros" closeLabel="Cerrar" open onClose={() => undefined}>
      <p>Sala</p>
    </Dialog>,
  );
  expect(html).toMatch(/^<dialog (?![^>]*\bopen\b)/);
  renderIn('es', <Page>Sala</Page>);
  expect(dialog()).toBeNull();
  expect(screen.queryByText('Sala')).toBeNull();
});

test('it opens with the focus on its title and gives it back when closed', async () => {
  renderIn('es', <Page />);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filtros' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('the focus may begin in a field of it', async () => {
  function Search() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Page variant="overlay" initialFocus={field}>
        <input ref={field} aria-label="Buscar" />
      </Page>
    );
  }
  renderIn('es', <Search />);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Buscar' }));
});

test('Escape closes it, by way of its owner', async () => {
  const onClose = jest.fn();
  renderIn('es', <Page onClose={onClose} />);
  await open();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void dialog()?.dispatchEvent(cancel));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cancel.defaultPrevented).toBe(true);
});

test('a file field that is left without a file does not close it', async () => {
  const onClose = jest.fn();
  renderIn(
    'es',
    <Page onClose={onClose}>
      <input type="file" aria-label="Foto" />
    </Page>,
  );
  await open();
  fireEvent(screen.getByLabelText('Foto'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('its owner hears when the browser closes it unasked', async () => {
  const onClose = jest.fn();
  renderIn('es', <Page onClose={onClose} />);
  await open();
  (dialog() as HTMLDialogElement).close();
  await nextTask();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press beside it closes it, a selection that ends beside it does not', async () => {
  renderIn('es', <Page />);
  await open();
  const box = dialog() as HTMLElement;
  fireEvent.pointerDown(screen.getByRole('heading', { name: 'Filtros' }));
  fireEvent.click(box);
  expect(dialog()).toBe(box);
  fireEvent.pointerDown(box);
  fireEvent.click(box);
  expect(dialog()).toBeNull();
});

test('it stays open where effects run twice', async () => {
  renderIn(
    'es',
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await open();
  await nextTask();
  expect(dialog()).toBeTruthy();
});

test('the focus returns even when the whole component goes', async () => {
  function Gone() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => setShown(true)}>Filtrar</button>
        {shown && (
          <Dialog title="Filtros" closeLabel="Cerrar" open onClose={() => setShown(false)}>
            Sala
          </Dialog>
        )}
      </>
    );
  }
  renderIn('es', <Gone />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});
