/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { FileField, type FileFieldProps } from './FileField.tsx';
import { isAccepted, putFiles, sizeText } from './fileRules.ts';

// jsdom has no DataTransfer, so what an input may be made to hold is seen by its call.
jest.mock('./fileRules.ts', () => ({
  ...jest.requireActual<object>('./fileRules.ts'),
  putFiles: jest.fn(),
}));

const onChange = jest.fn<undefined, [readonly File[]]>();
beforeEach(() => jest.clearAllMocks());

const field = (props: Partial<FileFieldProps> = {}) => (
  <I18nProvider i18n={createI18n('es', {})} locale="es">
    <FileField
      label="Adjunto"
      name="attachment"
      accept="image/*,.pdf"
      maxBytes={2_000_000}
      buttonLabel="Elige un archivo"
      removeLabel={(name) => `Quitar ${name}`}
      tooBigText={(name) => `${name} pesa más de 2 MB`}
      wrongTypeText={(name) => `${name} no es una imagen ni un PDF`}
      onChange={onChange}
      {...props}
    />
  </I18nProvider>
);
const input = () => screen.getByLabelText<HTMLInputElement>(/^Adjunto/);
const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const pdf = file('carta.pdf', 'application/pdf', 2_000);
/** As when files are dropped on it: a picker would not offer the wrong kind. */
const drop = (files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files);
const names = () => onChange.mock.lastCall?.[0].map(({ name }) => name);

test('it is named by its label and by what to do', () => {
  render(field());
  expect(screen.getByLabelText('Adjunto Elige un archivo')).toBe(input());
});

test('a chosen file is listed with its size, and the form holds it', async () => {
  render(field());
  await userEvent.upload(input(), pdf);
  expect(screen.getByRole('listitem').textContent).toBe('carta.pdf2 kB');
  expect(names()).toEqual(['carta.pdf']);
  expect([...(input().files ?? [])]).toEqual([pdf]);
});

test('a file of another kind is refused with the reason', async () => {
  render(field());
  await drop([file('video.mp4', 'video/mp4')]);
  expect(screen.getByRole('alert').textContent).toBe('video.mp4 no es una imagen ni un PDF');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(names()).toEqual([]);
  expect(input().files).toHaveLength(0);
});

test('a file that is too big is refused, and the good one before it stays', async () => {
  render(field());
  await userEvent.upload(input(), pdf);
  await userEvent.upload(input(), file('foto.jpg', 'image/jpeg', 2_000_001));
  expect(screen.getByRole('alert').textContent).toBe('foto.jpg pesa más de 2 MB');
  expect(names()).toEqual(['carta.pdf']);
  expect(jest.mocked(putFiles)).toHaveBeenLastCalledWith(input(), [pdf]);
});

test('files that are taken away leave the field empty, and a wrong one is refused all the same', async () => {
  const onTake = jest.fn<undefined, [readonly File[]]>();
  render(field({ multiple: true, onTake }));
  await drop([pdf, file('video.mp4', 'video/mp4')]);
  expect(onTake).toHaveBeenCalledWith([pdf]);
  expect(input().files).toHaveLength(0);
  expect(screen.getByRole('alert').textContent).toBe('video.mp4 no es una imagen ni un PDF');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a removed file leaves the form, and the focus goes to the field', async () => {
  render(field());
  await userEvent.upload(input(), pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar carta.pdf' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(input().files).toHaveLength(0);
  expect(document.activeElement).toBe(input());
});

test('several files add up, and one of them can be removed', async () => {
  render(field({ multiple: true }));
  await userEvent.upload(input(), [pdf]);
  await userEvent.upload(input(), [file('a.png', 'image/png'), file('b.png', 'image/png')]);
  expect(names()).toEqual(['carta.pdf', 'a.png', 'b.png']);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar a.png' }));
  expect(names()).toEqual(['carta.pdf', 'b.png']);
});

test('a file chosen before the code ran is listed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field());
  Object.defineProperty(input(), 'files', { value: [pdf] });
  render(field(), { container, hydrate: true });
  expect(screen.getByText('carta.pdf')).toBeTruthy();
});

test('its hint and error describe it', () => {
  render(field({ hint: 'Hasta 2 MB', error: 'Falta el archivo' }));
  const words = (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Hasta 2 MB', 'Falta el archivo']);
});

test.each([
  ['.pdf', 'Carta.PDF', '', true],
  ['image/*', 'a.png', 'image/png', true],
  ['image/png, .pdf', 'a.jpg', 'image/jpeg', false],
  ['.pdf', 'pdf.exe', 'application/pdf', false],
])('accept %s, file %s of type %j: %s', (accept, name, type, accepted) => {
  expect(isAccepted({ name, type }, accept)).toBe(accepted);
});

test('sizes are written as each language does', () => {
  expect(sizeText(2_400_000, 'es')).toBe('2,4 MB');
  expect(sizeText(2_400_000, 'fr')).toBe('2,4 Mo');
  expect(sizeText(35_400, 'en')).toBe('35 kB');
});
