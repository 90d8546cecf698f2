import { loadMessages, type I18n, type Locale } from '@eldorado/i18n';
import {
  pageNotFound,
  unknownMiddleware,
  type LoadContext,
  type RemoteDefinition,
  type ScreenModule,
  type WidgetModule,
} from '@eldorado/remote';
import type { SiteStore } from '@eldorado/store';

/** A page as the runtime needs it; the shell's SitePage and a remote's own declaration both are one. */
export interface RuntimePage {
  id: string;
  remote: string;
  screen: string;
  path: string;
  middleware?: readonly string[];
}

/** The id a remote knows its page by: without the remote's name, which makes it unique in the site. */
export const ownId = ({ id }: RuntimePage): string => id.slice(id.indexOf('/') + 1);

export interface ReadyScreen {
  module: ScreenModule;
  definition: RemoteDefinition;
}

/** Which version of a remote: the one that the set names, or the good one before it. */
export type RemoteVersion = 'live' | 'fallback';

/** Fetches a remote's declaration, by name: through Module Federation, from a server bundle, or at hand. */
export type FetchRemote = (name: string, version: RemoteVersion) => Promise<RemoteDefinition>;

/** What became of the code of a page or a widget. */
export interface LoadOutcome {
  kind: 'loaded' | 'load-failed';
  remote: string;
  version: RemoteVersion;
  /** Id of the page or the widget. */
  page: string;
}

/**
 * The remotes of one tab or one request. A screen is ready when its code, its remote's reducers and its
 * messages in the page's language are there. The first version of a remote that becomes ready is the tab's.
 */
export interface RemoteRegistry {
  /** The ready screen, or undefined while it is not; for rendering without suspending. */
  peek(page: RuntimePage, locale: Locale): ReadyScreen | undefined;
  /**
   * Makes a screen ready. A failure is not remembered, so that it can be tried again.
   * @param version by default the tab's, and the live one until there is one.
   */
  prepare(page: RuntimePage, locale: Locale, version?: RemoteVersion): Promise<ReadyScreen>;
  /**
   * Like `prepare` of the live version, but a failure leaves it pending until a later try succeeds: rendering uses it
   * only while hydrating, where a rejection would replace the server's content by a fallback and pending leaves it on
   * screen.
   */
  whenReady(page: RuntimePage, locale: Locale): Promise<ReadyScreen>;
  /** Makes a widget ready, named as `mf-flights/next-flights`. @throws when there is no such widget. */
  prepareWidget(name: string, locale: Locale, version?: RemoteVersion): Promise<WidgetModule>;
  /** The version of a remote that this tab is of. */
  versionOf(remote: string): RemoteVersion;
  /** Runs a page's guards, its validation and its `load`. */
  run(page: RuntimePage, context: LoadContext): Promise<unknown>;
}

/** What the remotes of a tab share, and who hears what became of their code. */
interface RegistrySite {
  store: SiteStore;
  i18n: I18n;
  onOutcome?: (outcome: LoadOutcome) => void;
}

/** Loads modules of remotes; the first version of each that was loaded is the tab's. */
function createModuleLoader(fetchRemote: FetchRemote, site: RegistrySite) {
  const settled = new Map<string, RemoteVersion>();

  /** Two versions of a remote would share a store, and their messages. */
  function expectTabsVersion(remote: string, version: RemoteVersion): void {
    const known = settled.get(remote);
    if (known && known !== version) throw new Error(`${remote} is in this tab in another version`);
  }

  /** Loads a module of a remote, with the remote's reducers and its messages. */
  async function load<Module>(
    remote: string,
    version: RemoteVersion,
    locale: Locale,
    moduleOf: (definition: RemoteDefinition) => Promise<Module>,
  ): Promise<{ module: Module; definition: RemoteDefinition }> {
    expectTabsVersion(remote, version);
    const definition = await fetchRemote(remote, version);
    const { messages } = definition;
    const anew = version === 'fallback';
    const [module, reducers] = await Promise.all([
      moduleOf(definition),
      definition.reducers?.(),
      messages && loadMessages(site.i18n, locale, messages.namespace, messages.load, anew),
    ]);
    // The other one may have come meanwhile.
    expectTabsVersion(remote, version);
    settled.set(remote, version);
    if (reducers) site.store.inject(reducers, anew);
    return { module, definition };
  }

  /** Reports whether the code of a page or a widget loaded. */
  function reported<Loaded>(
    { remote, version, page }: Omit<LoadOutcome, 'kind'>,
    loading: Promise<Loaded>,
  ): Promise<Loaded> {
    const report = (kind: LoadOutcome['kind']) => site.onOutcome?.({ kind, remote, version, page });
    loading.then(
      () => report('loaded'),
      () => report('load-failed'),
    );
    return loading;
  }

  return {
    versionOf: (remote: string) => settled.get(remote) ?? 'live',
    screen({ id, remote, screen }: RuntimePage, locale: Locale, version: RemoteVersion) {
      const loading = load(remote, version, locale, ({ screens }) => {
        const loadScreen = screens[screen];
        if (!loadScreen) throw new Error(`${remote} has no screen '${screen}'`);
        return loadScreen();
      });
      return reported({ remote, version, page: id }, loading);
    },
    /** @param name as `mf-flights/next-flights`. */
    widget(name: string, locale: Locale, version: RemoteVersion) {
      const [remote = '', widget = ''] = name.split('/');
      const loading = load(remote, version, locale, ({ widgets }) => {
        const loadWidget = widgets?.[widget];
        if (!loadWidget) throw new Error(`${remote} has no widget '${widget}'`);
        return loadWidget();
      });
      return reported({ remote, version, page: name }, loading);
    },
  };
}

/** Runs a page's guards, its validation and its `load`. */
async function runPage(
  { module, definition }: ReadyScreen,
  { middleware: guards = [] }: RuntimePage,
  context: LoadContext,
): Promise<unknown> {
  for (const name of guards) {
    const guard = definition.middleware?.[name];
    if (!guard) throw unknownMiddleware();
    const { default: middleware } = await guard();
    await middleware(context);
  }
  if (module.validate && !module.validate(context)) {
    throw pageNotFound();
  }
  return (await module.load?.(context)) ?? null;
}

/** The remotes of one tab or one request. @param fetchRemote fetches what they declare. */
export function createRemoteRegistry(fetchRemote: FetchRemote, site: RegistrySite): RemoteRegistry {
  const ready = new Map<string, ReadyScreen>();
  const pending = new Map<string, Promise<ReadyScreen>>();
  const hydrating = new Map<string, Promise<ReadyScreen>>();
  const resolvers = new Map<string, (screen: ReadyScreen) => void>();
  const load = createModuleLoader(fetchRemote, site);
  const { versionOf } = load;
  const keyOf = (page: RuntimePage, locale: Locale, version = versionOf(page.remote)) =>
    `${locale} ${page.remote} ${page.screen} ${version}`;

  function prepare(
    page: RuntimePage,
    locale: Locale,
    version = versionOf(page.remote),
  ): Promise<ReadyScreen> {
    const key = keyOf(page, locale, version);
    const known = pending.get(key);
    if (known) return known;
    const opening = load.screen(page, locale, version).then((loaded) => {
      const opened = { ...loaded, module: loaded.module as unknown as ScreenModule };
      ready.set(key, opened);
      resolvers.get(key)?.(opened);
      return opened;
    });
    pending.set(key, opening);
    opening.catch(() => pending.delete(key));
    return opening;
  }

  return {
    peek: (page, locale) => ready.get(keyOf(page, locale)),
    prepare,
    versionOf,
    whenReady(page, locale) {
      const key = keyOf(page, locale, 'live');
      // `use` needs the same promise at each render.
      let promise = hydrating.get(key);
      if (!promise) {
        promise = new Promise((resolve) => resolvers.set(key, resolve));
        hydrating.set(key, promise);
        prepare(page, locale, 'live').catch(() => undefined);
      }
      return promise;
    },
    async prepareWidget(name, locale, version) {
      const [remote = ''] = name.split('/');
      const { module } = await load.widget(name, locale, version ?? versionOf(remote));
      return module;
    },
    run: async (page, context) => runPage(await prepare(page, context.locale), page, context),
  };
}
