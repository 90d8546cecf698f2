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

/** Fetches a remote's declaration, by name: through Module Federation, from a server bundle, or at hand. */
export type FetchRemote = (name: string) => Promise<RemoteDefinition>;

/**
 * The remotes of one tab or one request. A screen is ready when its code, its remote's reducers and its
 * messages in the page's language are there.
 */
export interface RemoteRegistry {
  /** The ready screen, or undefined while it is not; for rendering without suspending. */
  peek(page: RuntimePage, locale: Locale): ReadyScreen | undefined;
  /** Makes a screen ready. A failure is not remembered, so that it can be tried again. */
  prepare(page: RuntimePage, locale: Locale): Promise<ReadyScreen>;
  /**
   * Like `prepare`, but a failure leaves it pending: rendering uses it only while hydrating, where a rejection
   * would replace the server's content by a fallback and pending leaves it on screen.
   */
  whenReady(page: RuntimePage, locale: Locale): Promise<ReadyScreen>;
  /** Makes a widget ready, named as `mf-flights/next-flights`. @throws when there is no such widget. */
  prepareWidget(name: string, locale: Locale): Promise<WidgetModule>;
  /** Runs a page's guards, its validation and its `load`. */
  run(page: RuntimePage, context: LoadContext): Promise<unknown>;
}

export function createRemoteRegistry(
  fetchRemote: FetchRemote,
  site: { store: SiteStore; i18n: I18n },
): RemoteRegistry {
  const ready = new Map<string, ReadyScreen>();
  const pending = new Map<string, Promise<ReadyScreen>>();
  const held = new Map<string, Promise<ReadyScreen>>();
  const keyOf = (page: RuntimePage, locale: Locale) => `${locale} ${page.remote} ${page.screen}`;

  /** Loads a module of a remote, with the remote's reducers and its messages. */
  async function open<Module>(
    definition: RemoteDefinition,
    locale: Locale,
    load: () => Promise<Module>,
  ): Promise<Module> {
    const [module, reducers] = await Promise.all([
      load(),
      definition.reducers?.(),
      definition.messages &&
        loadMessages(site.i18n, locale, definition.messages.namespace, definition.messages.load),
    ]);
    if (reducers) site.store.inject(reducers);
    return module;
  }

  async function openScreen(page: RuntimePage, locale: Locale): Promise<ReadyScreen> {
    const definition = await fetchRemote(page.remote);
    const load = definition.screens[page.screen];
    if (!load) throw new Error(`${page.remote} has no screen '${page.screen}'`);
    const module = await open(definition, locale, load);
    return { module: module as unknown as ScreenModule, definition };
  }

  function prepare(page: RuntimePage, locale: Locale): Promise<ReadyScreen> {
    const key = keyOf(page, locale);
    const known = pending.get(key);
    if (known) return known;
    const opening = openScreen(page, locale).then((screen) => {
      ready.set(key, screen);
      return screen;
    });
    pending.set(key, opening);
    opening.catch(() => pending.delete(key));
    return opening;
  }

  return {
    peek: (page, locale) => ready.get(keyOf(page, locale)),
    prepare,
    whenReady(page, locale) {
      const key = keyOf(page, locale);
      // `use` needs the same promise at each render.
      let promise = held.get(key);
      if (!promise) {
        promise = prepare(page, locale).catch(() => new Promise<never>(() => undefined));
        held.set(key, promise);
      }
      return promise;
    },
    async prepareWidget(name, locale) {
      const [remote = '', widget = ''] = name.split('/');
      const definition = await fetchRemote(remote);
      const load = definition.widgets?.[widget];
      if (!load) throw new Error(`${remote} has no widget '${widget}'`);
      return open(definition, locale, load);
    },
    async run(page, context) {
      const { module, definition } = await prepare(page, context.locale);
      for (const name of page.middleware ?? []) {
        const guard = definition.middleware?.[name];
        if (!guard) throw unknownMiddleware();
        const { default: middleware } = await guard();
        await middleware(context);
      }
      if (module.validate && !module.validate(context)) {
        throw pageNotFound();
      }
      return (await module.load?.(context)) ?? null;
    },
  };
}
