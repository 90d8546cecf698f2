import { locales } from '@eldorado/i18n/locale';
import type { RemoteDefinition } from '@eldorado/remote';
import { describeRemote, remoteFaults } from '@eldorado/remote/descriptor';
import type { ServerPage } from '@eldorado/remote/server';
import type { HarnessExample } from '../harness/example.ts';
import { renderOnServer, renderWidgetOnServer } from '../server.tsx';
import type * as Browser from './browser.tsx';
import { answersOf, exampleVisits, unknownPaths, pageVisits, type Visit } from './visits.ts';

export interface RemoteContract {
  remote: RemoteDefinition;
  /** Of its harness. A page with parameters needs one. */
  examples: readonly HarnessExample[];
  /** `() => import('./remote.ts')`: its sources once more, to be read where there is a document. */
  inBrowser: () => Promise<{ default: RemoteDefinition }>;
  /** `() => import('./lifecycles.tsx')`. */
  lifecycles: () => Promise<Browser.Lifecycles>;
}

/** Of the environment `@eldorado/testing/contract-environment`: gives this process a document. */
declare const openBrowser: () => void;

const titled = (visits: readonly Visit[]) =>
  visits.map((visit) => [`${visit.name} in ${visit.locale}`, visit] as const);

/** Declares, as jest tests, what every remote owes its hosts: the shell, a harness, or a page of single-spa's. */
export function testRemote({ remote, examples, inBrowser, lifecycles }: RemoteContract): void {
  testDeclaration(remote);
  testMessages(remote);

  const visits = titled([...pageVisits(remote, examples), ...exampleVisits(examples)]);
  const pages = new Map<string, Promise<ServerPage>>();
  const pageOf = (name: string) =>
    pages.get(name) ?? Promise.reject(new Error(`Run 'the server renders ${name}' too`));
  const errors = jest.spyOn(console, 'error').mockImplementation();
  beforeEach(() => errors.mockClear());
  afterEach(() => expect(errors.mock.calls).toEqual([]));

  for (const [name, visit] of visits) {
    test(`the server renders ${name}`, async () => {
      pages.set(name, renderOnServer(remote, visit));
      const { status, html } = await pageOf(name);
      if (visit.isPage) expect([visit.path, status]).toEqual([visit.path, 200]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      // The site's policy forbids it.
      expect(html).not.toMatch(/\sstyle="/);
    });
  }

  for (const path of unknownPaths(remote)) {
    test(`${path} is a 404`, async () => {
      expect(await renderOnServer(remote, { path })).toMatchObject({ status: 404 });
    });
  }

  for (const name of Object.keys(remote.widgets ?? {})) {
    test(`the server renders the widget ${name}, with an API and without`, async () => {
      for (const api of [answersOf(examples), {}]) {
        for (const locale of locales) {
          const html = await renderWidgetOnServer(remote, { name, locale, api });
          expect(html).not.toMatch(/\sstyle="/);
        }
      }
    });
  }

  // What the server rendered without a document is taken over with one.
  describe('with a document', () => {
    let browser: typeof Browser;
    let again: RemoteDefinition;
    beforeAll(async () => {
      openBrowser();
      jest.resetModules();
      browser = await import('./browser.tsx');
      again = (await inBrowser()).default;
    });

    for (const [name, visit] of visits.filter(([, { isTakenOver }]) => isTakenOver)) {
      test(`the browser takes over ${name}`, async () => {
        expect(await browser.hydrationFaults(again, visit, await pageOf(name))).toEqual([]);
      });
    }

    test('single-spa mounts it by its lifecycles, and it leaves nothing behind', async () => {
      const first = visits.find(([, { locale }]) => locale === 'en');
      if (!first) throw new Error(`${remote.name} has no page`);
      await browser.mountAndUnmount(await lifecycles(), first[1]);
    });
  });
}

function testDeclaration(remote: RemoteDefinition): void {
  test('the declaration is valid, and plain data but for its code', () => {
    expect(remoteFaults(remote)).toEqual([]);
    const descriptor = describeRemote(remote);
    expect(JSON.parse(JSON.stringify(descriptor))).toEqual(descriptor);
  });

  test('every screen, guard and widget is there, and used or embeddable', async () => {
    const screens = Object.entries(remote.screens);
    const shown = new Set(remote.pages.map(({ screen }) => screen));
    expect(screens.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
    for (const [, load] of screens) expect((await load()).Screen).toBeTruthy();

    const guards = new Set(remote.pages.flatMap(({ middleware = [] }) => middleware));
    expect(Object.keys(remote.middleware ?? {}).sort()).toEqual([...guards].sort());
    for (const load of Object.values(remote.middleware ?? {}))
      expect(typeof (await load()).default).toBe('function');
    for (const load of Object.values(remote.widgets ?? {}))
      expect((await load()).Widget).toBeTruthy();
  });

  test('titles, descriptions and search words fit search results in every language', () => {
    const faults = remote.pages.flatMap((page) =>
      locales.flatMap((locale) => {
        const { length } = page.description[locale];
        const words = page.keywords[locale].length;
        return [
          ...(page.title[locale].trim() ? [] : [`${page.id} ${locale}: no title`]),
          ...(length >= 120 && length <= 160 ? [] : [`${page.id} ${locale}: ${length} characters`]),
          ...(page.unlisted || (words >= 4 && words <= 8)
            ? []
            : [`${page.id} ${locale}: ${words} search words`]),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });
}

function testMessages({ messages }: RemoteDefinition): void {
  if (!messages) return;
  test('every message is there in every language, with the same values', async () => {
    const shapeOf = (bundle: Readonly<Record<string, string>>) =>
      Object.entries(bundle)
        .map(([key, text]) => [key, ...(text.match(/\{\{\w+\}\}/g) ?? []).sort()].join(' '))
        .sort();
    const spanish = shapeOf((await messages.load.es()).default);
    for (const locale of locales) {
      const bundle = (await messages.load[locale]()).default;
      expect([locale, ...shapeOf(bundle)]).toEqual([locale, ...spanish]);
      const empty = Object.entries(bundle).filter(([, text]) => text.trim() === '');
      expect([locale, ...empty]).toEqual([locale]);
    }
  });
}
