/** @jest-environment @eldorado/testing/jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { appActions, createSiteStore, StoreProvider } from '@eldorado/store';
import type { Site, SitePage } from '../../site/site.ts';
import { fetchDelay } from '../asking/fetchDelay.ts';
import { SearchButton } from '../SearchButton.tsx';
import { missRest } from '../asking/useMissReport.ts';
import type { SearchAnswer, SearchDocument, SearchKind } from '@eldorado/search';

const hit = (kind: SearchKind, title: string, to: string) => ({ kind, title, detail: '', to });
const documents: SearchDocument[] = [
  { ...hit('page', 'Internet y wifi', '/servicios/internet-wifi'), keywords: '', boost: 1 },
  { ...hit('page', 'Tiempo en filas', '/filas'), keywords: '', boost: 1.05 },
  { ...hit('establishment', 'Cajero wifi', '/cajeros'), keywords: '', boost: 1 },
];
const flights: SearchAnswer['groups'] = [
  { kind: 'flight', total: 1, hits: [hit('flight', 'AV 9314 a Cali', '/vuelos/detalle/AV9314')] },
];

/** What the server knows of; null when it does not answer. */
let index: SearchDocument[] | null;
let answer: ((query: string) => SearchAnswer['groups']) | null;
let asked: string[];
let missed: unknown[];
let set = 0;

beforeEach(() => {
  index = documents;
  answer = () => [];
  asked = [];
  missed = [];
  localStorage.clear();
  // Each test is another set of releases: an index is kept while the tab lives.
  set += 1;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const url = new URL(address as string, 'http://site');
    if (url.pathname.startsWith('/_site/'))
      return index ? Promise.resolve(Response.json(index)) : Promise.reject(new TypeError());
    if (url.pathname === '/api/v2/search-misses') {
      missed.push(JSON.parse(init?.body as string));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    const query = url.searchParams.get('q') ?? '';
    asked.push(query);
    if (init?.signal?.aborted || !answer) return Promise.reject(new TypeError());
    return Promise.resolve(Response.json({ query, groups: answer(query) }));
  });
});
afterEach(() => jest.restoreAllMocks());

function show(locale: Locale = 'es') {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  const pages = ['/vuelos', '/contacto'].map((path) => ({ id: path, path }) as SitePage);
  const links = { call: 'tel:+5716' };
  const site: Site = { locale, setId: `set-${set}`, version: '1.0.0', pages, remotes: {}, links };
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={createI18n(locale, {})} locale={locale}>
        <SearchButton site={site} />
      </I18nProvider>
    </StoreProvider>,
  );
  return store;
}

/** Opens the search by the keyboard. @returns its field. */
async function open(locale?: Locale) {
  const store = show(locale);
  await userEvent.keyboard('{Control>}k{/Control}');
  return { store, field: await screen.findByRole('combobox') };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** Found by its text: jsdom takes a mark for a word of its own. */
const option = (title: string) =>
  waitFor(() => {
    const found = screen.queryAllByRole('option').find(({ textContent }) => textContent === title);
    if (!found) throw new Error(`No ${title} among ${options().join(', ')}`);
    return found;
  });
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

/** Addresses that clicks led to. */
function followed(): string[] {
  const addresses: string[] = [];
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) addresses.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
  return addresses;
}

test('before it is opened it is a link to the search page in the page’s language', () => {
  show('en');
  const link = screen.getByRole('link', { name: 'Search' });
  expect(link.getAttribute('href')).toBe('/en/buscar');
  expect(link.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}K{/Control}'])(
  '%s opens it with the focus in the field',
  async (keys) => {
    show();
    await userEvent.keyboard(keys);
    const field = await screen.findByRole('combobox', { name: '¿Qué buscas?' });
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('dialog', { name: 'Buscar en El Dorado' })).toBeTruthy();
  },
);

test('other keys with k do not open it', async () => {
  show();
  await userEvent.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}{Alt>}k{/Alt}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its button opens it, and has the focus again when it is closed', async () => {
  show();
  const button = screen.getByRole('link', { name: 'Buscar' });
  await userEvent.click(button);
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('results come in groups, with what was typed marked', async () => {
  const { field } = await open();
  await userEvent.type(field, 'wif');
  const page = await option('Internet y wifi');
  expect(screen.getByRole('group', { name: 'Páginas y servicios' }).contains(page)).toBe(true);
  expect(page.getAttribute('href')).toBe('/servicios/internet-wifi');
  expect(page.querySelector('mark')?.textContent).toBe('wif');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('the arrows go through all groups, and past the ends back to the field', async () => {
  const { field } = await open();
  await userEvent.type(field, 'wifi');
  await screen.findAllByRole('option');
  expect(chosen()).toBeNull();
  const seen: (string | null)[] = [];
  for (let step = 0; step < 3; step++) {
    await userEvent.keyboard('{ArrowDown}');
    seen.push(chosen());
  }
  expect(seen).toEqual(['Internet y wifi', 'Cajero wifi', null]);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Cajero wifi');
  expect(field.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  expect(document.activeElement).toBe(field);
});

test('typing on lets go of what was chosen', async () => {
  const { field } = await open();
  await userEvent.type(field, 'wif');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}i');
  expect(chosen()).toBeNull();
});

test('Enter follows the chosen result, closes the search and remembers it', async () => {
  const { field } = await open();
  const addresses = followed();
  await userEvent.type(field, 'wifi');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(addresses).toEqual(['/servicios/internet-wifi']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('button', { name: 'wifi' })).toBeTruthy();
});

test('a result that is opened in another tab leaves the search open', async () => {
  const { field } = await open();
  followed();
  await userEvent.type(field, 'wifi');
  fireEvent.click(await option('Internet y wifi'), { ctrlKey: true });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('Enter without a choice sends the query to the search page', async () => {
  const { field } = await open('fr');
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  await userEvent.type(field, 'wifi{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  const form = field.closest('form');
  expect(form?.getAttribute('action')).toBe('/fr/buscar');
  expect(new FormData(form as HTMLFormElement).get('q')).toBe('wifi');
  document.removeEventListener('submit', sent);
});

test('flights come from the server, asked once the fingers rest', async () => {
  answer = () => flights;
  const { field } = await open();
  // Faster than any machine types.
  for (const value of ['a', 'av', 'av 93', 'av 9314'])
    fireEvent.change(field, { target: { value } });
  await option('AV 9314 a Cali');
  expect(asked).toEqual(['av 9314']);
  expect(screen.getByRole('group', { name: 'Vuelos de hoy y mañana' })).toBeTruthy();
});

test('flights stay while more of the same is typed, and go with another query', async () => {
  answer = (query) => (query === 'cal' ? flights : []);
  const { field } = await open();
  await userEvent.type(field, 'cal');
  await option('AV 9314 a Cali');
  await userEvent.type(field, 'i');
  expect(options()).toEqual(['AV 9314 a Cali']);
  fireEvent.change(field, { target: { value: 'wifi' } });
  expect(options()).not.toContain('AV 9314 a Cali');
});

test('the answer itself stands above the results, and is announced', async () => {
  const answers = [{ text: 'Carrera mínima: $ 8.000', kind: 'money' }];
  index = [{ ...hit('page', 'Taxis', '/servicios/taxis'), keywords: '', boost: 1, answers }];
  const { field } = await open();
  await userEvent.type(field, 'cuánto cuesta un taxi');
  const said = await screen.findByRole('region', { name: 'Respuesta' });
  expect(within(said).getByRole('link').getAttribute('href')).toBe('/servicios/taxis');
  expect(said.textContent).toBe('Carrera mínima: $ 8.000');
  await waitFor(
    () =>
      expect(screen.getByRole('status').textContent).toBe('Carrera mínima: $ 8.000. 1 resultado'),
    { timeout: 2_000 },
  );
});

test('what matches nothing is said, with where to go on', async () => {
  const { field } = await open();
  await userEvent.type(field, 'zzzz');
  expect(await screen.findByRole('heading', { name: 'Sin Resultados' })).toBeTruthy();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Ver todos los vuelos')).toBe('/vuelos');
  expect(href('Escribirnos')).toBe('/contacto');
  expect(href('Llamar al centro de atención')).toBe('tel:+5716');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('what matches nothing is reported once it has stood, and half a word is not', async () => {
  const { field } = await open('en');
  await userEvent.type(field, 'zzzz');
  await screen.findByRole('heading', { name: 'No results' });
  jest.useFakeTimers();
  const change = async (value: string, milliseconds: number) => {
    fireEvent.change(field, { target: { value } });
    // The server's answer first: only then is there nothing.
    await act(() => jest.advanceTimersByTimeAsync(fetchDelay));
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  };
  try {
    await change('zzzzy', missRest - 1);
    await change('zzzzyx', missRest);
    await change('wifi', 2 * missRest);
  } finally {
    jest.useRealTimers();
  }
  expect(missed).toEqual([{ query: 'zzzzyx', locale: 'en' }]);
});

test.each([
  [
    'closes the search',
    () => fireEvent.click(screen.getByRole('button', { name: 'Close search' })),
  ],
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
])('who finds nothing and %s at once is counted, once', async (_what, leave) => {
  const { field } = await open('en');
  await userEvent.type(field, 'zzzz');
  await screen.findByRole('heading', { name: 'No results' });
  leave();
  expect(missed).toEqual([{ query: 'zzzz', locale: 'en' }]);
});

test('the number of results is announced once it has settled', async () => {
  const { field } = await open();
  await userEvent.type(field, 'wifi');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 resultados'), {
    timeout: 2_000,
  });
});

test('before anything is typed it suggests what is wanted most', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Lo más buscado' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tiempo en filas' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a recent search can be repeated, and removed', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['wifi', 'pasaporte']));
  const { field } = await open();
  await userEvent.click(
    screen.getByRole('button', { name: 'Quitar «pasaporte» de las búsquedas recientes' }),
  );
  expect(screen.queryByRole('button', { name: 'pasaporte' })).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(localStorage.getItem('recent-searches')).toBe('["wifi"]');
  await userEvent.click(screen.getByRole('button', { name: 'wifi' }));
  expect((field as HTMLInputElement).value).toBe('wifi');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('where storage is refused the search works without a memory', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { field } = await open();
  followed();
  await userEvent.type(field, 'wifi');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without the index the server finds everything', async () => {
  index = null;
  answer = () => [{ kind: 'page', total: 1, hits: [hit('page', 'Aduanas', '/aduanas')] }];
  const { field } = await open();
  await userEvent.type(field, 'adu');
  await option('Aduanas');
});

test('without both it says so, and tries again', async () => {
  index = null;
  answer = null;
  const { field } = await open();
  await userEvent.type(field, 'wifi');
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar la búsqueda');
  index = documents;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('offline the index still finds, and flights are said to need a connection', async () => {
  const { store, field } = await open();
  await screen.findByRole('heading', { name: 'Lo más buscado' });
  answer = null;
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  await userEvent.type(field, 'wifi');
  expect(options()).toEqual(['Internet y wifi', 'Cajero wifi']);
  expect(screen.getByText(/los vuelos necesitan red/)).toBeTruthy();
});

test('online but without an answer, only the flights are missing', async () => {
  answer = null;
  const { field } = await open();
  await userEvent.type(field, 'wifi');
  expect(await screen.findByText(/no pudimos buscar vuelos/)).toBeTruthy();
  expect(options()).toEqual(['Internet y wifi', 'Cajero wifi']);
});

test('the button in the field empties it', async () => {
  const { field } = await open();
  await userEvent.type(field, 'wifi');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar lo escrito' }));
  expect((field as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(field);
});
