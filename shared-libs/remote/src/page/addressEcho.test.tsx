/** @jest-environment @eldorado/testing/jsdom */
import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { I18nProvider, type I18n } from '@eldorado/i18n';
import { createMemoryRouter, RouterProvider } from '@eldorado/remote/routing';
import { useAddressEcho } from './addressEcho.ts';

/** A page that shows what is wanted: what was typed, else what its address says, `''` at first. */
function setUp(pause: number | null = 500) {
  let go: (query: string, ready?: Promise<unknown>) => void = () => undefined;
  let type: (text: string) => void = () => undefined;
  function Field({ shown }: { shown: string }) {
    const [typed, setTyped] = useState<string | null>(null);
    type = setTyped;
    useAddressEcho({
      shown,
      wanted: typed ?? shown,
      pause,
      pathOf: (text) => `/vuelos?q=${text}`,
      follow: () => setTyped(null),
    });
    return <output>{typed ?? shown}</output>;
  }
  const Rest = ({ ready }: { ready: Promise<unknown> | undefined }) =>
    ready ? <>{use(ready)}</> : null;
  function Page() {
    const [{ shown, ready }, setAddress] = useState<{
      shown: string;
      ready: Promise<unknown> | undefined;
    }>({ shown: '', ready: undefined });
    go = (query, wait) => startTransition(() => setAddress({ shown: query, ready: wait }));
    return (
      <Suspense fallback="…">
        <Field shown={shown} />
        <Rest ready={ready} />
      </Suspense>
    );
  }
  let arriveElsewhere: (value: null) => void = () => undefined;
  const asked: string[] = [];
  const loader = () => new Promise<null>((resolve) => (arriveElsewhere = resolve));
  const router = createMemoryRouter(
    [
      { path: '/mapas', element: null, loader },
      { path: '/contacto', element: null },
      {
        id: 'board',
        path: '*',
        element: <Page />,
        loader({ request: { url } }) {
          asked.push(new URL(url).search);
          return /date=2|q=slow/.test(url) ? loader() : null;
        },
      },
    ],
    // It is there as the page begins.
    { hydrationData: { loaderData: { board: null } } },
  );
  render(
    <I18nProvider i18n={{} as I18n} locale="fr">
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return {
    type: (text: string) => act(() => Promise.resolve(type(text))),
    /** A change of the address, prepared in the background until `ready`. */
    address: (query: string, ready?: Promise<unknown>) =>
      act(() => Promise.resolve(go(query, ready))),
    /** Goes to another page, or elsewhere on this one; it is there when what this returns is called. */
    async leave(to = '/mapas') {
      await act(() => Promise.resolve(void router.navigate(to)));
      return () => act(() => Promise.resolve(arriveElsewhere(null)));
    },
    /** The same at the instant in which the address would follow: React has not heard of it. */
    async leaveAtOnce() {
      act(() => {
        jest.advanceTimersByTime(499);
        void router.navigate('/mapas');
        jest.advanceTimersByTime(1);
      });
      await act(() => Promise.resolve(arriveElsewhere(null)));
    },
    /** And to one that is there at once. */
    arriveAtOnce: () =>
      act(() => {
        jest.advanceTimersByTime(499);
        void router.navigate('/contacto');
        jest.advanceTimersByTime(1);
      }),
    /** What the page was asked for, by query. */
    asked: () => asked,
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    sent: () => router.state.location.pathname + router.state.location.search,
    action: () => router.state.historyAction,
  };
}

const wanted = () => screen.getByRole('status').textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the address follows once nothing changes, in its language and without a step in the history', async () => {
  const page = setUp();
  await page.type('med');
  await page.wait(499);
  await page.type('medellin');
  await page.wait(499);
  expect(page.sent()).toBe('/');
  await page.wait(1);
  expect(page.sent()).toBe('/fr/vuelos?q=medellin');
  expect(page.action()).toBe('REPLACE');
});

test('while it must not, the address stays', async () => {
  const page = setUp(null);
  await page.type('med');
  await page.wait(10_000);
  expect(page.sent()).toBe('/');
});

test('what is typed while something earlier is being taken into the address stays', async () => {
  const page = setUp();
  await page.type('medelin');
  await page.wait(500);
  let arrive: () => void = () => undefined;
  await page.address('medelin', new Promise<void>((resolve) => (arrive = resolve)));
  await page.type('cali');
  expect(wanted()).toBe('cali');
  await act(() => Promise.resolve(arrive()));
  expect(wanted()).toBe('cali');
  await page.wait(500);
  expect(page.sent()).toBe('/fr/vuelos?q=cali');
});

test('who goes to another page before the address follows gets there', async () => {
  const page = setUp();
  await page.type('cali');
  const arrive = await page.leave();
  await page.wait(500);
  await arrive();
  expect(page.sent()).toBe('/mapas');
});

test('it follows once, however long that takes', async () => {
  const page = setUp();
  await page.type('slow');
  await page.wait(500);
  await page.wait(5_000);
  expect(page.asked()).toEqual(['?q=slow']);
});

test('who goes to another day of the page before the address follows gets there', async () => {
  const page = setUp();
  await page.type('cali');
  const arrive = await page.leave('/?date=2');
  await page.wait(500);
  await arrive();
  expect(page.sent()).toBe('/?date=2');
});

test('nor does the address follow who has just pressed a link', async () => {
  const page = setUp();
  await page.type('cali');
  await page.leaveAtOnce();
  expect(page.sent()).toBe('/mapas');
});

test('nor whose next page is there before React shows it', async () => {
  const page = setUp();
  await page.type('cali');
  page.arriveAtOnce();
  expect(page.sent()).toBe('/contacto');
  await page.wait(500);
  expect(page.sent()).toBe('/contacto');
});

test('something earlier that arrives after something later was sent changes nothing', async () => {
  const page = setUp();
  await page.type('medelin');
  await page.wait(500);
  await page.type('cali');
  await page.wait(500);
  await page.address('medelin');
  expect(wanted()).toBe('cali');
  await page.address('cali');
  expect(wanted()).toBe('cali');
});

test('an address that was not sent from here is followed', async () => {
  const page = setUp();
  await page.type('cali');
  await page.wait(500);
  await page.address('cali');
  await page.address('');
  expect(wanted()).toBe('');
  await page.address('pasto');
  expect(wanted()).toBe('pasto');
});
