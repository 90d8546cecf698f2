/** @jest-environment @eldorado/testing/jsdom */
import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from '@eldorado/remote/routing';
import { readFilters } from './boardFilters.ts';
import type { BoardArgs } from '../rows/boardView.ts';
import { useTypedText } from './useTypedText.ts';

const argsOf = (query: string): BoardArgs => ({
  filters: readFilters(
    'departures',
    new URL(`https://site.test/vuelos/salidas?q=${query}`),
    new Date('2026-03-02T15:00:00.000Z'),
  ),
  today: '2026-03-02',
  opensAt: '10:00',
  locale: 'es',
});

/** Shows the address `query` with what the hook makes of it, as soon as `ready` has come. */
function setUp() {
  let go: (query: string, ready?: Promise<unknown>) => void = () => undefined;
  let type: (text: string) => void = () => undefined;
  function Field({ args }: { args: BoardArgs }) {
    const text = useTypedText(args, true);
    type = text.type;
    return (
      <>
        <input ref={text.field} defaultValue={args.filters.q} />
        <output>{text.text}</output>
      </>
    );
  }
  const Rest = ({ ready }: { ready: Promise<unknown> | undefined }) =>
    ready ? <>{use(ready)}</> : null;
  function Page() {
    const [{ args, ready }, setAddress] = useState<{
      args: BoardArgs;
      ready: Promise<unknown> | undefined;
    }>({ args: argsOf(''), ready: undefined });
    go = (query, wait) => startTransition(() => setAddress({ args: argsOf(query), ready: wait }));
    return (
      <Suspense fallback="…">
        <Field args={args} />
        <Rest ready={ready} />
      </Suspense>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return {
    type: (text: string) => {
      screen.getByRole<HTMLInputElement>('textbox').value = text;
      return act(() => Promise.resolve(type(text)));
    },
    /** A change of the address, prepared in the background until `ready`. */
    address: (query: string, ready?: Promise<unknown>) =>
      act(() => Promise.resolve(go(query, ready))),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    sent: () => router.state.location.search,
  };
}

const shown = () => [
  screen.getByRole<HTMLInputElement>('textbox').value,
  screen.getByRole('status').textContent,
];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the address follows what was typed, once', async () => {
  const page = setUp();
  await page.type('med');
  await page.wait(400);
  await page.type('medelin ');
  await page.wait(400);
  expect(page.sent()).toBe('');
  await page.wait(100);
  expect(page.sent()).toBe('?q=medelin');
  await page.address('medelin');
  expect(shown()).toEqual(['medelin ', 'medelin']);
});

test('what is typed while an earlier text is being brought into the address stays', async () => {
  const page = setUp();
  await page.type('medelin');
  await page.wait(500);
  let arrive: () => void = () => undefined;
  await page.address('medelin', new Promise<void>((resolve) => (arrive = resolve)));
  await page.type('cali');
  expect(shown()).toEqual(['cali', 'cali']);
  await act(() => Promise.resolve(arrive()));
  expect(shown()).toEqual(['cali', 'cali']);
  await page.wait(500);
  expect(page.sent()).toBe('?q=cali');
});

test('an earlier text that arrives after a later one was sent takes nothing away', async () => {
  const page = setUp();
  await page.type('medelin');
  await page.wait(500);
  await page.type('cali');
  await page.wait(500);
  await page.address('medelin');
  expect(shown()).toEqual(['cali', 'cali']);
  await page.address('cali');
  expect(shown()).toEqual(['cali', 'cali']);
});

test('a filter taken away, and a step back, are shown in the field', async () => {
  const page = setUp();
  await page.type('cali');
  await page.wait(500);
  await page.address('cali');
  await page.address('');
  expect(shown()).toEqual(['', '']);
  await page.address('pasto');
  expect(shown()).toEqual(['pasto', 'pasto']);
});
