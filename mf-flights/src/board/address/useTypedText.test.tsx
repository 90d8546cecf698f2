/** @jest-environment @eldorado/testing/jsdom */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

/** Shows what the hook makes of an address. */
function setUp() {
  let go: (query: string) => void = () => undefined;
  let type: (text: string) => void = () => undefined;
  function Page() {
    const [args, setArgs] = useState(argsOf(''));
    go = (query) => setArgs(argsOf(query));
    const text = useTypedText(args, true);
    type = text.type;
    return (
      <>
        <input ref={text.field} defaultValue={args.filters.q} />
        <output>{text.text}</output>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return {
    type: (text: string) => {
      screen.getByRole<HTMLInputElement>('textbox').value = text;
      return act(() => Promise.resolve(type(text)));
    },
    address: (query: string) => act(() => Promise.resolve(go(query))),
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
