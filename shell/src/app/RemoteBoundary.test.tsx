/** @jest-environment @eldorado/testing/jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import es from '../locales/es.ts';
import type { Site } from '../site/site.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { leaveFirstPage } from './serverContent.ts';
import { SiteProvider } from './SiteContext.tsx';

const page = { id: 'mf-flights/board', remote: 'mf-flights', screen: 'board', path: '/vuelos' };
const first = { setId: '3fa2b19c07de' } as Site;

let broken = true;

function Board() {
  if (broken) throw new Error('broken screen');
  return <h1>Salidas de hoy</h1>;
}

/** Shows a screen that throws, where the server has sent its content. */
function show() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  const onError = jest.fn();
  const container = document.body.appendChild(document.createElement('main'));
  container.id = 'content';
  container.innerHTML = '<h1>Salidas</h1>';
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={createI18n('es', { shell: es })} locale="es">
        <SiteProvider value={{ first, get: () => first }}>
          <MemoryRouter>
            <RemoteBoundary page={page} fellBack={() => false} onError={onError}>
              <Board />
            </RemoteBoundary>
            <Link to="/?q=AV">Filtrar</Link>
          </MemoryRouter>
        </SiteProvider>
      </I18nProvider>
    </StoreProvider>,
    { container, hydrate: true },
  );
  return { onError, brokenRemotes: () => store.getState().app.brokenRemotes };
}

afterEach(() => {
  broken = true;
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('on the first page the server’s content stays, and the notices say that a part is broken', () => {
  const { onError, brokenRemotes } = show();
  expect(screen.getByRole('heading', { name: 'Salidas' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(brokenRemotes()).toEqual(['mf-flights']);
  expect(onError).toHaveBeenCalledWith(page);
});

test('another address is another try', async () => {
  show();
  broken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Filtrar' }));
  expect(screen.getByRole('heading', { name: 'Salidas de hoy' })).toBeTruthy();
});

test('on a later page a notice stands in its place, with a code and a way to try again', () => {
  leaveFirstPage();
  const { onError, brokenRemotes } = show();
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toMatch(/no cargó.*Código de soporte: \w{4}-\w{4}-\w{4}/);
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy();
  expect(brokenRemotes()).toEqual([]);
  expect(onError).toHaveBeenCalledTimes(1);
});
