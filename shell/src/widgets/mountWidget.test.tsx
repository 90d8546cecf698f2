/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { stillClock, type WidgetModule } from '@eldorado/remote';
import { createSiteStore } from '@eldorado/store';
import es from '../locales/es.ts';
import type { Site } from '../site/site.ts';
import { browserWidgets } from './mountWidget.tsx';
import { RemoteWidget, WidgetProvider, type WidgetHost } from './RemoteWidget.tsx';

/** Elements that are watched, with the callback that says they are near. */
const watched = new Map<Element, () => void>();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    readonly #seen: IntersectionObserverCallback;
    constructor(seen: IntersectionObserverCallback) {
      this.#seen = seen;
    }
    observe(element: Element) {
      watched.set(element, () =>
        this.#seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
      );
    }
    disconnect() {
      watched.clear();
    }
  } as never;
});

afterEach(() => watched.clear());

const Greeting: WidgetModule['Widget'] = ({ locale }) => <button>Hola {locale}</button>;

type Prepare = Parameters<typeof browserWidgets>[0]['registry']['prepareWidget'];

function host(prepareWidget: Prepare, onRenderFailure?: () => void): WidgetHost {
  const first = { setId: '3fa2b19c07de' } as Site;
  return browserWidgets({
    registry: { prepareWidget },
    sites: { first, get: () => first },
    onRenderFailure,
    store: createSiteStore(createHttp({ baseUrl: '/api' })),
    i18n: createI18n('es', { shell: es }),
    clock: stillClock(new Date('2026-03-02T15:00:00Z')),
    serverState: {},
  });
}

const page = (widgets: WidgetHost, locale: Locale = 'es') => (
  <WidgetProvider value={widgets}>
    <I18nProvider i18n={createI18n(locale, {})} locale={locale}>
      <RemoteWidget name="mf-greetings/hello" />
    </I18nProvider>
  </WidgetProvider>
);

const comeNear = () =>
  act(() => {
    for (const near of [...watched.values()]) near();
    return Promise.resolve();
  });

test('its code comes when the visitor comes near, and not before', async () => {
  const asked = jest.fn(() => Promise.resolve({ Widget: Greeting }));
  render(page(host(asked)));
  expect(asked).not.toHaveBeenCalled();
  await comeNear();
  expect(await screen.findByRole('button', { name: 'Hola es' })).toBeTruthy();
});

/** Keeps the faults that a test makes out of its output. */
const quietly = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

const missing: Prepare = () => Promise.reject(new Error('no chunk'));
const fromServer = '<div><button>Hola del servidor</button></div>';

/** A page whose widget the server has rendered. */
async function showServerPage(widgets: WidgetHost) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<div data-widget="mf-greetings/hello">${fromServer}</div>`;
  render(page(widgets), { container: root, hydrate: true });
  await comeNear();
}

test('what the server sent stays when the code does not come, and no other version is tried', async () => {
  const reported = quietly();
  const asked = jest.fn(missing);
  await showServerPage(host(asked));
  expect(screen.getByRole('button', { name: 'Hola del servidor' })).toBeTruthy();
  expect(reported).toHaveBeenCalledWith(new Error('no chunk'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what the server sent stays when the widget throws, and that is reported', async () => {
  quietly();
  const Broken = () => {
    throw new Error('broken widget');
  };
  const onRenderFailure = jest.fn();
  await showServerPage(host(() => Promise.resolve({ Widget: Broken }), onRenderFailure));
  expect(await screen.findByRole('button', { name: 'Hola del servidor' })).toBeTruthy();
  expect(onRenderFailure).toHaveBeenCalledWith({
    id: 'mf-greetings/hello',
    remote: 'mf-greetings',
  });
});

test('a page that is left before its widget is live reports nothing', async () => {
  const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', reported);
  const Waiting = () => use(new Promise<never>(() => {}));
  await showServerPage(host(() => Promise.resolve({ Widget: Waiting })));
  jest.useFakeTimers();
  cleanup();
  await act(() => jest.runAllTimersAsync());
  jest.useRealTimers();
  window.removeEventListener('error', reported);
  expect(reported).not.toHaveBeenCalled();
});

test('where nothing stands, the version before is shown', async () => {
  quietly();
  const prepare: Prepare = (name, locale, version) =>
    version === 'fallback' ? Promise.resolve({ Widget: Greeting }) : missing(name, locale, version);
  render(page(host(prepare)));
  await comeNear();
  expect(await screen.findByRole('button', { name: 'Hola es' })).toBeTruthy();
});

test('where nothing stands and no version comes, that is said, with a code', async () => {
  quietly();
  render(page(host(missing)));
  await comeNear();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/no cargó.*Código de soporte: \w{4}-\w{4}-\w{4}/);
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy();
});

test('in another language it begins anew', async () => {
  const widgets = host(() => Promise.resolve({ Widget: Greeting }));
  const { rerender } = render(page(widgets));
  await comeNear();
  rerender(page(widgets, 'en'));
  expect(screen.queryByRole('button', { name: 'Hola es' })).toBeNull();
  await comeNear();
  expect(await screen.findByRole('button', { name: 'Hola en' })).toBeTruthy();
});
