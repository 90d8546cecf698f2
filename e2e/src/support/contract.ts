import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { formatAge, localisePath, type Locale } from '@eldorado/i18n';
import type { RemoteDefinition } from '@eldorado/remote';
import { expect } from './looks/fixtures.ts';

/** A page that hosts a remote: the harness, the shell, or any other. The contract holds on each of them alike. */
export interface ContractHost {
  name: string;
  /** Opens a page of the remote, by its path without language, and waits until the remote is live. */
  open(page: Page, path: string, locale: Locale): Promise<void>;
  /** Takes the remote off the page. */
  leave(page: Page): Promise<void>;
  /** The host's clock, which stands still. */
  now: Date;
}

/** A page of a remote with live figures, and what it shows of them. */
export interface ContractSubject {
  remote: RemoteDefinition;
  /** Its page that is opened first, and another one that asks the API. */
  first: string;
  live: string;
  /** The call of the live page. */
  call: string;
  /** The remote's messages for a failed call: what happened, and the button. */
  failure: { title: string; retry: string };
}

/** Reads a remote's declaration out of its sources. */
export async function readRemote(name: string): Promise<RemoteDefinition> {
  const file = path.join(repoRoot, name, 'src/remote.ts');
  const module = (await import(pathToFileURL(file).href)) as { default: RemoteDefinition };
  return module.default;
}

type Check = (page: Page, host: ContractHost, subject: ContractSubject) => Promise<void>;

/** What a host owes a remote and a remote its host, by name. Each check starts on a page of its own. */
export const contract: Readonly<Record<string, Check>> = {
  async 'shows one heading and its messages, in the language of the address'(page, host, subject) {
    for (const locale of ['es', 'fr'] as const) {
      await host.open(page, subject.live, locale);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText([titleOf(subject, subject.live, locale)]);
      const messages = await messagesOf(subject.remote, locale);
      await expect(page.getByText(messages['live'] ?? 'no such message')).toBeVisible();
    }
  },

  async 'takes the time from its host'(page, host, subject) {
    await host.open(page, subject.live, 'en');
    const time = ageOf(page);
    const instant = (await time.getAttribute('datetime')) ?? '';
    await expect(time).toContainText(formatAge(instant, host.now, 'en'));
  },

  async 'finds the shared slices and its own in the store'(page, host, subject) {
    await host.open(page, subject.live, 'es');
    const shared = ['app', 'establishmentTypes', 'flights', 'loginFeedback'];
    // A remote is mounted before its screen has come.
    await expect
      .poll(() => page.evaluate(slicesInStore))
      .toEqual(expect.arrayContaining([...shared, ...(await ownSlices(subject))]));
  },

  async 'navigates by plain links, and asks the API through its host'(page, host, subject) {
    await host.open(page, subject.first, 'es');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const asked = page.waitForRequest((request) => request.url().includes(subject.call));
    await follow(page, subject.live);
    expect(new URL((await asked).url()).pathname).toMatch(/^\/api\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      titleOf(subject, subject.live, 'es'),
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },

  async 'shows a failed call, and its answer when tried again'(page, host, subject) {
    await host.open(page, subject.first, 'es');
    // A screen asks once more by itself when it mounts: only what the button asks for is answered.
    await page.evaluate(() =>
      addEventListener(
        'click',
        ({ target }) => {
          if (target instanceof Element && target.closest('button'))
            Object.assign(window, { retried: true });
        },
        { capture: true },
      ),
    );
    await page.route(`**${subject.call}*`, async (route) =>
      (await page.evaluate(() => 'retried' in window))
        ? route.continue()
        : route.fulfill({ status: 503, json: { code: 'down' } }),
    );
    await follow(page, subject.live);
    await expect(page.getByRole('alert')).toContainText(subject.failure.title);
    await page.getByRole('button', { name: subject.failure.retry }).click();
    await expect(ageOf(page)).toBeVisible();
  },

  async 'leaves nothing behind'(page, host, subject) {
    await host.open(page, subject.live, 'es');
    const age = await ageOf(page).elementHandle();
    await host.leave(page);
    await expect.poll(() => age?.evaluate((element) => element.isConnected)).toBe(false);
    const title = titleOf(subject, subject.live, 'es');
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  },
};

/** How old the live page's first figure is: what only an answer brings. */
const ageOf = (page: Page) => page.locator('main time').first();

function titleOf({ remote }: ContractSubject, path: string, locale: Locale): string {
  return remote.pages.find((page) => page.path === path)?.title[locale] ?? `no page ${path}`;
}

async function messagesOf(
  remote: RemoteDefinition,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  return (await remote.messages?.load[locale]())?.default ?? {};
}

async function ownSlices({ remote }: ContractSubject): Promise<string[]> {
  const { slices = [], apis = [] } = (await remote.reducers?.()) ?? {};
  return [...slices, ...apis].map(({ reducerPath }) => reducerPath);
}

/** Clicks a link that is on no screen, as one in a text is: whose link it is must not matter to the host. */
async function follow(page: Page, path: string, locale: Locale = 'es'): Promise<void> {
  await page.evaluate(
    (href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'contract' });
      document.body.append(link);
      link.click();
      link.remove();
    },
    localisePath(path, locale),
  );
}

/** Runs in the page. The names in the Redux store that the remote's components are given. */
function slicesInStore(): string[] {
  interface Fiber {
    return: Fiber | null;
    memoizedProps: { store?: { getState?: () => object } } | null;
  }
  const heading = document.querySelector('h1');
  const key = Object.keys(heading ?? {}).find((name) => name.startsWith('__reactFiber'));
  let fiber = (heading as unknown as Record<string, Fiber> | null)?.[key ?? ''] ?? null;
  for (; fiber; fiber = fiber.return) {
    const state = fiber.memoizedProps?.store?.getState?.();
    if (state) return Object.keys(state);
  }
  return [];
}
