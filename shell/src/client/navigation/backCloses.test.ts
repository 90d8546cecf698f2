/** @jest-environment @eldorado/testing/jsdom */
import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { backCloses } from './backCloses.ts';

// In a browser: e2e/src/journeys/shell/back.spec.ts.

window.matchMedia = () => ({ matches: true }) as MediaQueryList;
document.body.innerHTML = '<header><details><summary>ES</summary></details></header>';
const languages = document.querySelector('details') as HTMLDetailsElement;
history.replaceState(null, '', '/a');
const router = createBrowserRouter(['/a', '/b'].map((path) => ({ path, element: null })));
backCloses(router);
beforeEach(() => router.navigate('/a'));

const entry = () => history.state as { open?: string; idx: number };
const address = () => window.location.pathname + window.location.search;

async function open(): Promise<number> {
  languages.open = true;
  await waitFor(() => expect(entry().open).toBeDefined());
  return history.length;
}

test('Back closes what is open, and what was filtered meanwhile stays in the address', async () => {
  await open();
  await router.navigate('/a?q=1', { replace: true });
  expect(languages.open).toBe(true);
  history.back();
  await waitFor(() => expect(languages.open).toBe(false));
  expect(address()).toBe('/a?q=1');
  expect(router.state.location.search).toBe('?q=1');
});

test('what is gone to from there takes the place of the entry', async () => {
  const length = await open();
  languages.open = false;
  await router.navigate('/b');
  expect(address()).toBe('/b');
  expect(history.length).toBe(length);
  history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/a'));
});

test('what closes by itself takes its entry with it', async () => {
  await open();
  languages.open = false;
  await waitFor(() => expect(entry().open).toBeUndefined());
  expect(router.state.location.pathname).toBe('/a');
});
