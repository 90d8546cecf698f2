/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { pressFacts } from '../../fixtures/facts.ts';
import {
  correctedNote,
  draftNote,
  eventNote,
  listOf,
  newsList,
  openDay,
  routesNote,
} from '../../fixtures/news.ts';
import remote from '../remote.ts';

type Asked = Record<string, unknown>;

const show = async (
  path: string,
  answer: unknown,
  { locale = 'es', now }: { locale?: 'es' | 'en'; now?: string } = {},
) => {
  const asked: Asked[] = [];
  const pathname = path.split('?')[0] ?? '';
  const endpoint = `/v2/news${pathname.slice('/el-dorado-informa'.length)}`;
  await renderScreen(remote, {
    path,
    locale,
    ...(now !== undefined && { now }),
    api: { [`GET ${endpoint}`]: answer },
    onCall: ({ params }) => asked.push(params as Asked),
  });
  return asked;
};
const list = (query = '', answer: unknown = newsList, options = {}) =>
  show(`/el-dorado-informa${query}`, answer, options);
const note = (slug: string, answer: unknown, options = {}) =>
  show(`/el-dorado-informa/${slug}`, answer, options);

const article = (name: RegExp) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (!found) throw new Error(`${name.source} is no item`);
  return within(found);
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('each item stands under its day, as far as it is known, and leads to its page', async () => {
  await list();
  expect(screen.getByRole('heading', { level: 2, name: '4 publicaciones' })).toBeTruthy();
  const dates = screen.getAllByRole('time').map((time) => time.textContent);
  expect(dates).toEqual(['2 de mar 2026', '27 de feb 2026', 'feb. 2026', '2025']);
  expect(hrefOf(/^Una aerolínea anuncia/)).toBe('/el-dorado-informa/rutas-a-bucaramanga-y-cucuta');
  expect(
    article(/Cinco emprendimientos/).getByText('Corregida el 1 de marzo de 2026'),
  ).toBeTruthy();
});

test('a notice says that it is in force while it is', async () => {
  await list();
  expect(article(/^Niebla/).getByText('Vigente')).toBeTruthy();
});

test('and no longer afterwards', async () => {
  await list('', newsList, { now: '2026-03-02T16:30:00Z' });
  expect(screen.queryByText('Vigente')).toBeNull();
});

test('the address is what the API is asked for, and what the form begins with', async () => {
  const [asked] = await list('?kind=news&topic=airlines&from=2026-01-01&q=cucuta&page=2');
  expect(asked).toEqual({
    ...{ locale: 'es', kind: 'news', topic: 'airlines', from: '2026-01-01', q: 'cucuta', page: 2 },
  });
  expect(screen.getByLabelText<HTMLInputElement>('Buscar en las notas').value).toBe('cucuta');
  expect(screen.getByLabelText<HTMLSelectElement>('Tema').value).toBe('airlines');
  expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('2026-01-01');
  expect(screen.getByText('Tema y fechas (2)')).toBeTruthy();
});

test('the form asks for the same kind, in the page’s language', async () => {
  await list('?kind=notice', newsList, { locale: 'en' });
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).form;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/en/el-dorado-informa']);
  expect(new FormData(form ?? undefined).get('kind')).toBe('notice');
});

test('a chosen filter can be taken away, and another kind keeps it', async () => {
  await list('?topic=airlines&q=cucuta&page=2');
  expect(hrefOf(/«cucuta»/)).toBe('/el-dorado-informa?topic=airlines');
  expect(hrefOf('Eventos')).toBe('/el-dorado-informa?kind=event&topic=airlines&q=cucuta');
});

test('a topic says how many it would leave; one that would leave none is not offered', async () => {
  await list();
  const options = within(screen.getByLabelText('Tema')).getAllByRole('option');
  const names = options.map((option) => option.textContent);
  expect(names).toContain('Operación (2)');
  expect(names.some((name) => name.startsWith('Carga'))).toBe(false);
});

test('a long list has pages that keep the filters', async () => {
  await list('?topic=works', { ...newsList, total: 45, page: 1, pages: 3 });
  expect(hrefOf('Siguiente')).toBe('/el-dorado-informa?topic=works&page=2');
});

test('without events it says so', async () => {
  await list('?kind=event', listOf());
  expect(screen.getByText('No hay eventos disponibles')).toBeTruthy();
  expect(hrefOf('Ver todas las publicaciones')).toBe('/el-dorado-informa');
});

test('without a match the way out is one link, which keeps the kind', async () => {
  await list('?kind=event&q=zzz', listOf());
  expect(screen.getByText('Ninguna publicación coincide')).toBeTruthy();
  expect(hrefOf('Quitar los filtros')).toBe('/el-dorado-informa?kind=event');
});

test('a list that could not be had can be asked for again', async () => {
  await list('?topic=works', respond(503, { code: 'unavailable', status: 503 }));
  expect(screen.getByRole('alert').textContent).toContain('No pudimos traer las publicaciones');
  expect(hrefOf('Intentar de nuevo')).toBe('/el-dorado-informa?topic=works');
});

test('an event of the list says when and where', async () => {
  await list('?kind=event', listOf(openDay));
  const row = article(/puertas abiertas/);
  expect(row.getByText('Evento · Servicios')).toBeTruthy();
  expect(row.getByText(/11 de abril de 2026, 10:00/).textContent).toContain('Terminal 1, puerta 5');
});

test('a feed is a file and no navigation inside the site', async () => {
  await list('', newsList, { locale: 'en' });
  const feed = screen.getByRole<HTMLAnchorElement>('link', { name: 'RSS' });
  expect([feed.getAttribute('href'), feed.target, feed.type]).toEqual([
    '/en/el-dorado-informa/rss.xml',
    '_self',
    'application/rss+xml',
  ]);
});

test('a note has its day, its text and who says so, each with the date of its page', async () => {
  await note('rutas-a-bucaramanga-y-cucuta', routesNote);
  expect(screen.getByRole('heading', { level: 1, name: routesNote.title })).toBeTruthy();
  expect(screen.getAllByText('27 de febrero de 2026')).toHaveLength(2);
  expect(screen.getByText('catorce vuelos por semana')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Qué no se sabe' })).toBeTruthy();
  expect(hrefOf('salidas')).toBe('/vuelos/salidas');
  const sources = within(
    screen.getByRole('heading', { name: 'Fuentes' }).parentElement ?? document.body,
  );
  expect(sources.getAllByRole('listitem').map((source) => source.textContent)).toEqual([
    'Noticias RCN 27 de febrero de 2026',
    'El Espectador sin fecha',
  ]);
  expect(hrefOf(/^Una granizada/)).toBe('/el-dorado-informa/granizada');
});

test('a note that is not in the page’s language says so, and its texts do too', async () => {
  await note('rutas-a-bucaramanga-y-cucuta', routesNote, { locale: 'en' });
  expect(screen.getByText('This item is only available in Spanish.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe(
    'es',
  );
});

test('what was put right is said at the top, and below what it was and when', async () => {
  await note('cinco-emprendimientos', correctedNote);
  expect(hrefOf('Qué cambió')).toBe('#corrections');
  const part = screen.getByRole('heading', { name: 'Correcciones' }).parentElement;
  expect(part?.id).toBe('corrections');
  expect(part?.textContent).toContain('1 de marzo de 2026Decía cuatro emprendimientos; son cinco.');
  expect(screen.getByText('febrero de 2026')).toBeTruthy();
});

test('a draft says what it is, and its secret goes to the API', async () => {
  const [asked] = await show(
    '/el-dorado-informa/rutas-a-bucaramanga-y-cucuta?draft=s3cret',
    draftNote,
  );
  expect(asked).toEqual({ locale: 'es', draft: 's3cret' });
  expect(screen.getByText('Borrador sin publicar')).toBeTruthy();
});

test('a note with pictures has a gallery: each with who took it, and whole at its own address', async () => {
  const hail = { name: `${'a'.repeat(32)}.webp`, width: 1_600, height: 900 };
  const pictures = [
    { ...hail, alt: 'Granizo en la pista sur', credit: 'OPAIN' },
    { ...hail, name: `${'b'.repeat(32)}.webp`, alt: 'Un avión espera', credit: 'Ana Rojas' },
  ];
  await note('rutas-a-bucaramanga-y-cucuta', { ...routesNote, pictures });
  const gallery = screen.getByRole('heading', { name: 'Imágenes' }).parentElement;
  const inGallery = within(gallery ?? document.body);
  expect(inGallery.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
    'Granizo en la pista sur',
    'Un avión espera',
  ]);
  expect(inGallery.getByText('Foto: Ana Rojas')).toBeTruthy();
  expect(hrefOf('Granizo en la pista sur')).toBe(`/api/v2/news/pictures/${hail.name}`);
});

test('an event has its place and a file for calendars, in the page’s language', async () => {
  await note('jornada-de-puertas-abiertas', eventNote, { locale: 'en' });
  expect(screen.getByText('Terminal 1, puerta 5')).toBeTruthy();
  const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Save to your calendar' });
  expect([file.getAttribute('href'), file.download]).toEqual([
    '/api/v2/news/jornada-de-puertas-abiertas/event.ics?locale=en',
    'jornada-de-puertas-abiertas.ics',
  ]);
});

test('sharing carries the title and the complete address', async () => {
  await note('rutas-a-bucaramanga-y-cucuta', routesNote);
  const { search } = new URL(hrefOf('Enviar por WhatsApp') ?? '');
  expect(new URLSearchParams(search).get('text')).toBe(
    `${routesNote.title}\n${location.origin}/el-dorado-informa/rutas-a-bucaramanga-y-cucuta`,
  );
});

test('what nobody wrote is not found', async () => {
  await note('nada', respond(404, { code: 'news-not-found', status: 404 }));
  expect(screen.getByText(/^No encontramos esa publicación/)).toBeTruthy();
});

test('the press finds facts with their sources, files to take away and the feeds', async () => {
  await renderScreen(remote, {
    path: '/el-dorado-informa/sala-de-prensa',
    locale: 'en',
    api: { 'GET /v2/facts': pressFacts },
  });
  expect(hrefOf('contact')).toBe('/en/contacto');
  const movements = screen.getByText('Movimientos de aeronaves en 2024').parentElement;
  const mark = within(movements ?? document.body).getByRole('link', { name: /^\[\d\]$/ });
  const source = document.querySelector(mark.getAttribute('href') ?? '');
  expect(source?.textContent).toContain('Travel2Latam (ACI-LAC): April 2025');
  const logo = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download Mark, SVG' });
  expect([logo.getAttribute('href'), logo.download]).toEqual([
    '/images/press/el-dorado-mark.svg',
    'el-dorado-mark.svg',
  ]);
  expect(hrefOf('JSON Feed')).toBe('/en/el-dorado-informa/feed.json');
});
