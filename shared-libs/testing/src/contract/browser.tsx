import { act } from 'react';
import { mountRootParcel, type ParcelConfigObject } from 'single-spa';
import { localisePath } from '@eldorado/i18n/locale';
import type { RemoteDefinition } from '@eldorado/remote';
import { hydrateRemotePage } from '@eldorado/remote/hydrate';
import type { ServerPage } from '@eldorado/remote/server';
import { fakeAdapter } from '../fakeAdapter.ts';
import type { Visit } from './visits.ts';

/** What `src/lifecycles.tsx` exports. */
export type Lifecycles = Readonly<Record<'bootstrap' | 'mount' | 'unmount' | 'update', unknown>>;

/** Code and data come over several turns of the event loop; a page that needs more than these does not come. */
const turns = 200;
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

const reactTests = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Runs `change`, and goes on as soon as `done` holds; what the page does later on is its own affair. */
async function until(change: () => unknown, done: () => boolean): Promise<void> {
  reactTests.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => {
    await change();
  });
  for (let count = 0; count < turns && !done(); count++) await act(turn);
  reactTests.IS_REACT_ACT_ENVIRONMENT = false;
}

const isReacts = (element: Element | null): boolean =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Lets React take over a page that the server sent. @returns what went wrong, a sentence a fault. */
export async function hydrationFaults(
  remote: RemoteDefinition,
  { path, locale, now, api }: Visit,
  { html, sent }: ServerPage,
): Promise<string[]> {
  const [pathname = '/', query] = path.split('?');
  const url = new URL(localisePath(pathname, locale), 'http://localhost');
  url.search = query ?? '';
  const faults: string[] = [];
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = html;
  const open: { unmount(): void }[] = [];
  await until(
    () =>
      open.push(
        hydrateRemotePage(remote, {
          container,
          url,
          now: new Date(now),
          http: { baseUrl: '/api', adapter: fakeAdapter(api) },
          // As it travels in the page.
          sent: JSON.parse(JSON.stringify(sent)) as ServerPage['sent'],
          onMismatch: (error) => faults.push(String(error)),
        }),
      ),
    () => isReacts(container.querySelector('h1')),
  );
  if (!isReacts(container.querySelector('h1'))) faults.push('its heading is not live');
  await until(
    () => open.forEach((root) => root.unmount()),
    () => container.childElementCount === 0,
  );
  if (container.childElementCount > 0) faults.push('something stays when it is unmounted');
  container.remove();
  return faults;
}

/** Mounts a remote the way a page of single-spa does, and takes it away again. @throws when anything of it stays. */
export async function mountAndUnmount(
  lifecycles: Lifecycles,
  { path, locale, now, api }: Visit,
): Promise<void> {
  const domElement = document.body.appendChild(document.createElement('main'));
  const parcel = mountRootParcel(lifecycles as unknown as ParcelConfigObject, {
    domElement,
    path: localisePath(path, locale),
    locale,
    now,
    adapter: fakeAdapter(api),
  });
  // Not as a test of React's: single-spa waits for what it mounts to be on screen.
  await parcel.mountPromise;
  const isShown = () => domElement.querySelector('h1') !== null;
  for (let count = 0; count < turns && !isShown(); count++) await turn();
  if (!isShown()) throw new Error(`Nothing was mounted at ${path}`);
  await parcel.unmount();
  if (domElement.childElementCount > 0) throw new Error(`Something of ${path} stays`);
  domElement.remove();
}
