/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { stillClock, type WidgetModule } from '@eldorado/remote';
import { createSiteStore } from '@eldorado/store';
import { browserWidgets } from './mountWidget.tsx';
import { RemoteWidget, WidgetProvider, type WidgetHost } from './RemoteWidget.tsx';

/** Elements that are watched, with what tells that they are near. */
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

function host(prepareWidget: () => Promise<WidgetModule>): WidgetHost {
  return browserWidgets({
    registry: { prepareWidget },
    store: createSiteStore(createHttp({ baseUrl: '/api' })),
    i18n: createI18n('es', {}),
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

test('a widget whose code does not come leaves the page as it is', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page(host(() => Promise.reject(new Error('no chunk')))));
  await comeNear();
  expect(screen.queryByRole('button')).toBeNull();
  expect(reported).toHaveBeenCalledWith(new Error('no chunk'));
  reported.mockRestore();
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
