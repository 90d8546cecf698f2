/** @jest-environment @eldorado/testing/jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@eldorado/testing';
import { pqrsExamples } from '../../../harness/pqrsExamples.ts';
import { receipt } from '../../../fixtures/pqrs.ts';
import remote from '../../remote.ts';
import type { FilesOwner } from './filesOwner.ts';
import type { RunningUpload, UploadNews } from './upload.ts';

interface Started {
  file: File;
  owner: FilesOwner;
  from: string | null;
  news: UploadNews;
  upload: jest.Mocked<RunningUpload>;
}
const mockStarted: Started[] = [];
const mockRemoved: string[] = [];
// The protocol itself is tried against the real API, in the browser and in api/src/attachments.
jest.mock('./upload.ts', () => ({
  startUpload(
    file: File,
    { owner, from }: { owner: FilesOwner; from: string | null },
    news: UploadNews,
  ) {
    const upload = { resume: jest.fn(), remove: jest.fn(() => Promise.resolve()) };
    mockStarted.push({ file, owner, from, news, upload });
    return upload;
  },
  removeUpload: (_owner: FilesOwner, id: string) => Promise.resolve(void mockRemoved.push(id)),
}));
const posted = jest.fn((event: Event) => event.preventDefault());
const pictures = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  mockStarted.length = 0;
  mockRemoved.length = 0;
  posted.mockClear();
  pictures.mockReset().mockRejectedValue(new Error('no network'));
  globalThis.fetch = pictures;
  globalThis.createImageBitmap = () => Promise.reject(new Error('no pictures here'));
});
async function renderExample(name: string) {
  const example = pqrsExamples.find((candidate) => candidate.name === name);
  if (!example) throw new Error('No example');
  await renderScreen(remote, { path: example.path, api: example.api });
}
const open = () => renderExample('pqrs-files');

const list = () => within(screen.getByRole('list', { name: 'Archivos adjuntos' }));
const row = (name: string) => list().getByText(name).closest('li');
const field = () => screen.getByLabelText(/^Archivos/, { selector: 'input' });
const choose = (...files: File[]) => userEvent.upload(field(), files);
const photo = new File([new Uint8Array(1_000)], 'maleta.jpg', { type: 'image/jpeg' });
async function started(at = 0): Promise<Started> {
  await waitFor(() => expect(mockStarted.length).toBeGreaterThan(at));
  return mockStarted[at] as Started;
}

test('what the draft has is listed, and what was refused is said above it with its reason', async () => {
  await open();
  expect(list().getAllByRole('listitem')).toHaveLength(3);
  expect(row('carta.pdf')?.textContent).toContain('Elige el mismo archivo otra vez');
  const summary = screen.getAllByRole('alert')[0] as HTMLElement;
  const link = within(summary).getByRole('link', {
    name: 'video.mp4 no es JPG, PNG, WebP, PDF ni DOCX',
  });
  expect(link.getAttribute('href')).toBe('#files');
});

test('a file is sent as soon as it is chosen, says how far it is, and is announced', async () => {
  await open();
  await choose(photo);
  const { file, from, news } = await started();
  expect([file, from]).toEqual([photo, null]);
  act(() => news.progress(450));
  const bar = await list().findByRole('progressbar', { name: 'maleta.jpg' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['450', '1000']);
  expect(row('maleta.jpg')?.textContent).toContain('Enviando, 45 %');
  act(() => news.progress(1_000));
  expect(await list().findByText('Lo estamos revisando')).toBeTruthy();
  act(() => news.kept());
  expect(await screen.findByText('maleta.jpg quedó adjunto')).toBeTruthy();
});

test('without a network it stands still, goes on with it, and the page is not posted before', async () => {
  await open();
  await choose(photo);
  const { news, upload } = await started();
  act(() => news.waiting('offline'));
  expect(await list().findByText('Sin conexión: seguimos apenas vuelva.')).toBeTruthy();
  const form = screen.getByRole('button', { name: 'Continuar' }).closest('form') as HTMLFormElement;
  form.parentElement?.addEventListener('submit', posted);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(posted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  expect(screen.getByText(/^Todavía estamos enviando archivos/)).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(upload.resume).toHaveBeenCalledTimes(1);
});

test('where much comes from its connection it says when it goes on, and does by itself', async () => {
  await open();
  await choose(photo);
  const { news, upload } = await started();
  act(() => news.waiting('busy'));
  expect(await list().findByText(/seguimos en máximo diez minutos/)).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(upload.resume).toHaveBeenCalledTimes(1);
});

test('one that stopped on an earlier page goes on when it is chosen again', async () => {
  await open();
  const again = new File([new Uint8Array(2_400_000)], 'carta.pdf', { type: 'application/pdf' });
  await choose(again);
  expect((await started()).from).toBe('b');
  expect(list().getAllByText('carta.pdf')).toHaveLength(1);
});

test('what the API refuses says why, and every file can be taken away', async () => {
  await open();
  await choose(photo);
  const { news, upload } = await started();
  act(() => news.refused('file-two-kinds'));
  expect(await list().findByText('maleta.jpg es más de un tipo de archivo a la vez')).toBeTruthy();
  await userEvent.click(list().getByRole('button', { name: 'Quitar maleta.jpg' }));
  expect(upload.remove).toHaveBeenCalledTimes(1);
  expect(list().queryByText('maleta.jpg')).toBeNull();
  expect(document.activeElement).toBe(field());
  await userEvent.click(list().getByRole('button', { name: 'Quitar baños.jpg' }));
  await waitFor(() => expect(mockRemoved).toEqual(['a']));
});

test('a photo that was sent before is drawn from a small picture that only its owner gets', async () => {
  await open();
  expect(pictures.mock.calls).toEqual([
    ['/api/v2/case-files/a/thumbnail', { headers: { 'Case-Draft': 'a1b2c3' } }],
  ]);
  // One that cannot be had is a sheet of paper.
  await waitFor(() => expect(row('baños.jpg')?.querySelector('canvas')).toBeNull());
  expect(row('baños.jpg')?.querySelector('svg')).toBeTruthy();
});

test('more information takes files ahead of its words, and is held back until they are there', async () => {
  await renderExample('pqrs-attached');
  expect(list().getAllByRole('listitem')).toHaveLength(2);
  const again = new File([new Uint8Array(2_400_000)], 'carta.pdf', { type: 'application/pdf' });
  await choose(again);
  const { owner, from, news } = await started();
  expect([owner, from]).toEqual([{ link: receipt.link }, 'b']);
  const send = screen.getByRole('button', { name: 'Enviar información' });
  await userEvent.type(screen.getByLabelText('Qué quieres agregar'), 'Era roja.');
  const form = send.closest('form') as HTMLFormElement;
  form.parentElement?.addEventListener('submit', posted);
  await userEvent.click(send);
  expect(posted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  expect(await screen.findByText(/^Todavía estamos enviando archivos/)).toBeTruthy();
  act(() => news.kept());
  await waitFor(() => expect(screen.queryByText(/^Todavía estamos enviando/)).toBeNull());
  expect(form.enctype).toBe('multipart/form-data');
});
