/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { decodeSupportCode } from '@eldorado/remote/support-code';
import { SiteProvider } from '../app/SiteContext.tsx';
import { messages } from '../messages.ts';
import type { Site } from '../site/site.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';
import { errorTitle, type ErrorFacts } from './errorTexts.ts';
import { SupportCode } from './SupportCode.tsx';

const missing: ErrorFacts = {
  status: 404,
  message: '',
  code: 'page-not-found',
  locale: 'es',
  path: '/nada',
};

async function show(change: Partial<ErrorFacts> = {}) {
  const facts = { ...missing, ...change };
  const i18n = createI18n(facts.locale, {});
  await messages.load(i18n, facts.locale);
  return render(
    <I18nProvider i18n={i18n} locale={facts.locale}>
      <ErrorPage {...facts} />
    </I18nProvider>,
  );
}

test('a 404 says that the page was not found', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeTruthy();
  expect(screen.getByText('Ha ocurrido un error desconocido')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
});

test('any other status says that an error occurred', async () => {
  await show({ status: 500, message: 'La base de datos no responde' });
  expect(screen.getByRole('heading', { level: 1, name: 'Ha ocurrido un error' })).toBeTruthy();
  expect(screen.getByText('La base de datos no responde').hasAttribute('lang')).toBe(false);
});

test('an English message on a page in another language is marked as English', async () => {
  await show({ status: 500, message: 'Unknown middleware', locale: 'fr' });
  expect(screen.getByText('Unknown middleware').lang).toBe('en');
  expect(screen.getByRole('link', { name: 'Aller à l’accueil' }).getAttribute('href')).toBe('/fr');
});

test.each([
  ['in English', { locale: 'en' as const, path: '/nothing' }],
  ['of the corporate part', { locale: 'es' as const, path: '/corporativo/nada' }],
])('a 404 %s reads as in the spec, with a way back', async (_where, change) => {
  await show({ ...change, message: 'This page could not be found' });
  expect(
    screen.getByRole('heading', { level: 1, name: 'This page could not be found' }),
  ).toBeTruthy();
  expect(screen.getAllByText('This page could not be found')).toHaveLength(1);
  const back = screen.getByRole('link', { name: /Volver|Go back/ });
  expect(back.getAttribute('href')).toBe(change.locale === 'en' ? '/en' : '/');
});

test('the corporate 404 on a Spanish page is marked as English', async () => {
  await show({ path: '/corporativo/nada' });
  expect(screen.getByText('This page could not be found').lang).toBe('en');
});

test.each([
  ['es', 'Página no encontrada'],
  ['fr', 'Page introuvable'],
  ['pt', 'Página não encontrada'],
] as const)('an address that is refused reads in the page’s language: %s', async (locale, text) => {
  await show({ locale, message: 'This page could not be found', path: '/vuelos/detalle/XX' });
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(screen.queryByText('This page could not be found')).toBeNull();
});

test('back goes to the page before, when there is one', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/corporativo/nada');
  await show({ path: '/corporativo/nada' });
  await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

test('a path that only begins like the corporate part is not of it', () => {
  expect(errorTitle({ ...missing, path: '/corporativos' })).toBe('Página no encontrada');
});

test.each([
  [
    { status: 404, code: 'flight-not-found' },
    'Puede ser un vuelo de otro día. Búscalo por número o ciudad.',
  ],
  [{ status: 503, code: 'unavailable' }, 'Suele durar poco. Intenta de nuevo en un minuto.'],
  [{ status: 500, code: 'unknown' }, 'Intenta de nuevo. Si sigue igual, escríbenos y te ayudamos.'],
])('the next step depends on the error: %o', async (change, step) => {
  await show(change);
  expect(screen.getByText(step)).toBeTruthy();
});

test('a fault of ours can be tried again, a wrong address cannot', async () => {
  const { unmount } = await show({ status: 503 });
  expect(screen.getByRole('link', { name: 'Intentar de nuevo' }).getAttribute('href')).toBe(
    '/nada',
  );
  unmount();
  await show();
  expect(screen.queryByRole('link', { name: 'Intentar de nuevo' })).toBeNull();
});

test('an unknown flight can be looked for again on both boards, without code', async () => {
  await show({
    code: 'flight-not-found',
    locale: 'fr',
    path: '/vuelos/detalle/2026-03-02-D-AV9999',
  });
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/fr/vuelos/salidas']);
  const field = screen.getByRole<HTMLInputElement>('searchbox', {
    name: 'Vol, ville ou compagnie',
  });
  expect([field.name, field.value]).toEqual(['q', 'AV9999']);
  const arrivals = screen.getByRole('button', { name: 'Chercher dans les arrivées' });
  expect(arrivals.getAttribute('formaction')).toBe('/fr/vuelos/llegadas');
});

test('other errors have no search for flights', async () => {
  await show();
  expect(screen.queryByRole('search')).toBeNull();
});

test('at the end stands a code for support, which is taken with one tap', async () => {
  document.cookie = 'cohort=42';
  const i18n = createI18n('fr', {});
  await messages.load(i18n, 'fr');
  const first = { setId: '3fa2b19c07de' } as Site;
  render(
    <SiteProvider value={{ first, get: () => first }}>
      <I18nProvider i18n={i18n} locale="fr">
        <ErrorPage {...missing} locale="fr">
          <SupportCode page={null} />
        </ErrorPage>
      </I18nProvider>
    </SiteProvider>,
  );
  const said = screen.getByText(/^Code d’assistance :/).textContent;
  const code = /: (\S+)$/.exec(said)?.[1] ?? '';
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(decodeSupportCode(code)).toEqual({
    setPrefix: '3fa2b1',
    cohort: 42,
    locale: 'fr',
    page: 0,
  });
});

function Broken(): never {
  throw new Error('The error page is broken too');
}
const lastWords = 'An error occurred while showing the error page';

test('when the error page fails too, the last words are left', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorPageGuard>
      <Broken />
    </ErrorPageGuard>,
  );
  expect(screen.getByText(lastWords)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  log.mockRestore();
});

test('on the server as well', () => {
  expect(
    renderToString(
      <ErrorPageGuard>
        <Broken />
      </ErrorPageGuard>,
    ),
  ).toContain(lastWords);
});
