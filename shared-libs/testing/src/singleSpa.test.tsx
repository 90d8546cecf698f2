/** @jest-environment @eldorado/testing/jsdom */
import { waitFor } from '@testing-library/dom';
import { mountRootParcel, type ParcelConfigObject } from 'single-spa';
import { contractVersion, defineRemote, type ScreenProps } from '@eldorado/remote';
import { createLifecycles } from '@eldorado/remote/lifecycles';

const words = (text: string) => ({ es: text, en: `${text} in English`, fr: text, pt: text });
const page = (id: string, path: string) => ({
  id,
  path,
  screen: 'hall',
  title: words(id),
  description: words(id),
  keywords: { es: [], en: [], fr: [], pt: [] },
});

function Screen({ pageId, locale }: ScreenProps<null>) {
  return (
    <>
      <h1>{`${pageId} ${locale}`}</h1>
      <a href="/en/salas/norte">North</a>
      <a href="/en/vuelos">Flights</a>
    </>
  );
}

const remote = defineRemote({
  name: 'mf-hall',
  contract: contractVersion,
  pages: [page('all', '/salas'), page('one', '/salas/:hall')],
  screens: { hall: () => Promise.resolve({ Screen }) },
});

test('single-spa mounts a remote, whose own links navigate, and takes it away without a trace', async () => {
  const domElement = document.body.appendChild(document.createElement('main'));
  let leftToBrowser = false;
  window.addEventListener('click', (event) => {
    leftToBrowser = !event.defaultPrevented;
    // jsdom cannot follow links.
    event.preventDefault();
  });
  const heading = () => domElement.querySelector('h1')?.textContent;
  const click = (text: string) =>
    [...document.querySelectorAll('a')].find((each) => each.textContent === text)?.click();

  const parcel = mountRootParcel(createLifecycles(remote) as unknown as ParcelConfigObject, {
    domElement,
    path: '/en/salas',
    locale: 'en',
    now: '2026-03-02T15:00:00Z',
  });
  await parcel.mountPromise;
  await waitFor(() => expect(heading()).toBe('all en'));

  click('North');
  expect(leftToBrowser).toBe(false);
  await waitFor(() => expect(heading()).toBe('one en'));
  click('Flights');
  expect(leftToBrowser).toBe(true);

  await parcel.unmount();
  await waitFor(() => expect(domElement.childElementCount).toBe(0));
  // Its own links are now the browser's.
  document.body.insertAdjacentHTML('beforeend', '<a href="/en/salas/norte">North</a>');
  leftToBrowser = false;
  click('North');
  expect(leftToBrowser).toBe(true);
});
