import type { ComponentType } from 'react';
import type { Locale, Translated } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { RemoteReducers, SiteStore } from '@eldorado/store';
import type { Pictogram } from '@eldorado/ui';

/**
 * The version of the contract between the shell and a remote. It grows when a remote built for the old
 * one could break in the new shell; the gateway then refuses the old release. A remote writes the number itself: this
 * one is the shell's where it runs.
 */
export const contractVersion = 1;

/** Scenes behind a page's header (spec.md section 2, page-specific header backgrounds). */
export const headerBackgrounds = [
  'plain',
  'flights',
  'airlines',
  'restaurants',
  'services',
  'accessibility',
  'queues',
  'contact',
  'parking',
  'preparation',
  'transport',
  'buses',
  'corporate',
  'sustainability',
  'water',
  'soil',
  'climate',
] as const;
/** 'none' is for a page whose own content is the picture: it begins higher. */
export type HeaderBackground = (typeof headerBackgrounds)[number] | 'none';

/** The groups of the menu and the footer, in the order in which they are shown. */
export const menuGroups = [
  'flights',
  'preparation',
  'services',
  'establishments',
  'transport',
  'airport',
  'sustainability',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A link of a layout: to a page of its remote by id, named by the page's title if by nothing else; or to an address of the site. */
export type LayoutLink = { page: string; label?: Translated } | { to: string; label: Translated };

/** What stands on a layout's colour: the site's ink, or white. */
export type LayoutText = 'dark' | 'light';

/**
 * A variant of the shell's layout, for pages that are a part of their own. All of it is data: the shell draws it, and keeps what
 * every page has (the airport's state, its mark, search, languages, path, footer).
 */
export interface LayoutDeclaration {
  /** What the part is called, in the header and above its links in the footer. */
  name: Translated;
  /** The page of the remote that the name leads to, by id. */
  home: string;
  /** The header's colour, as `#8bc34a`, by day and by night. */
  colour: string;
  /** What can be read on it. */
  text: LayoutText;
  /** The header's menu, in its order. */
  menu: readonly LayoutLink[];
  /** What its links in the footer have beside those of the menu. */
  footer?: readonly LayoutLink[];
}

/**
 * What a parameter of a page's address may be: a short text, a day, a time of day, a digit, one of some words, or a secret: a
 * token that opens what is one person's, whose page nobody else is shown and nothing keeps.
 */
export const queryRules = ['text', 'day', 'clock', 'digit', 'secret'] as const;
export type QueryRule = (typeof queryRules)[number] | readonly string[];

/** What search engines, the site's search and the menu need to know of a page. */
export interface ContentMeta {
  title: Translated;
  /** One sentence for search engines, 120 to 160 characters. */
  description: Translated;
  /** Other words a traveller would search for. */
  keywords: Translated<readonly string[]>;
  /** What travellers say when they want this page before all others, in everyday words; no page beside it has the same. */
  asked?: Translated<readonly string[]>;
}

/** One page of a remote: data only, so that the gateway knows it before any code loads. */
export interface PageDeclaration<Screens extends string = string> extends ContentMeta {
  /** Unique within the remote. */
  id: string;
  /** React Router pattern without locale prefix: `/vuelos/detalle/:flight`. */
  path: string;
  /** The screen of `screens` that shows it. Several pages may share one. */
  screen: Screens;
  background?: HeaderBackground;
  /** What one comes for is something to do or to look up: its scene is a slim strip, and it begins on the first screen. */
  slim?: boolean;
  /** The layout of `layouts` that it stands in; the site's own without one. */
  layout?: string;
  /**
   * The query that its screen reads, by name. The server renders a page with nothing else of its address, and keeps one
   * page for all addresses that differ in other parameters; what does not fit its rule counts as absent.
   */
  query?: Readonly<Record<string, QueryRule>>;
  /**
   * Where the page's form goes when the browser sends it by itself: the gateway takes a POST of the page, gives it to the
   * API, and leads back to the page, or shows it again with what was typed and what is wrong (`LoadContext.sent`).
   */
  form?: PageForm;
  /** Where the page stands in the menu and the footer; pages without it are not listed there. */
  menu?: { group: MenuGroup; order: number };
  /** Names of the guards that run before the page's data is loaded, in order. */
  middleware?: readonly string[];
  /** Its pictogram, on cards and in search; only on the server. */
  icon?: Pictogram;
  /** The service it is about, by the API's slug; its card stands at the top. */
  service?: string;
  /** Facts it answers with, by the API's ids: search and search engines show them too. */
  facts?: readonly string[];
  /** ISO date on which its text was last read against its sources. */
  reviewed?: string;
  /** Kept out of the sitemap and of search. Pages with parameters always are. */
  unlisted?: boolean;
  /** Widgets of remotes that the page embeds, as `mf-flights/next-flights`; the server renders them with it. */
  widgets?: readonly string[];
}

/** The form of a page as it works without JavaScript. */
export interface PageForm {
  /** The API's path that takes it, as `application/x-www-form-urlencoded`: `/v2/contact-messages`. */
  endpoint: string;
  /** The field of the API's answer that leads back to the page, as a parameter of the same name: `reference`. */
  shows: string;
  /** The parameter, where the page has another name for it. */
  as?: string;
}

/** A form that the browser sent by itself and the API did not take. */
export interface SentForm {
  /** What was typed, by the fields' names. */
  fields: Readonly<Record<string, string>>;
  /** The API's status, 400 or above. */
  status: number;
  /** What is wrong with fields: the API's codes, by name. */
  faults: Readonly<Record<string, string>>;
}

/** What a screen's `load` and a remote's guards are given. */
export interface LoadContext {
  pageId: string;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  locale: Locale;
  now: Date;
  http: Http;
  store: SiteStore;
  signal: AbortSignal;
  /** What this page's form sent, when it is shown again because it was not taken; only on the server. */
  sent?: SentForm;
}

/**
 * A screen's module. `load` runs on the server for the first page and in the browser afterwards; what it
 * returns reaches `Screen` as `data` and travels in the page, so it must survive JSON. It only
 * reads: who stays on a link has it called before they go there.
 */
export interface ScreenModule<Data = unknown> {
  Screen: ComponentType<ScreenProps<Data>>;
  load?(context: LoadContext): Promise<Data>;
  /** Refuses bad parameters: `false` answers 404 'This page could not be found'. */
  validate?(context: Pick<LoadContext, 'pageId' | 'params' | 'url'>): boolean;
  /** Whether the screen does nothing that needs its code in the browser: its first page comes without, and stays as it was sent. */
  isStatic?: boolean;
  /** What of the data only parts need that stay as they were sent (`LazyArticle`): the first page does not carry it. */
  staticData?: readonly (keyof Data & string)[];
  /**
   * Whether the first page, with these data, does what it must as it was sent, such as a form that the browser posts: its
   * code comes with the visitor's first movement, or when nobody waits for it.
   */
  sleeps?(data: Data): boolean;
  /** A title that depends on the data, e.g. the flight's; the declared one otherwise. */
  title?(data: Data, locale: Locale): string;
  /** What the page shows as schema.org says it, for search engines: things without `@context`, or null. */
  structuredData?(data: Data): object | readonly object[] | null;
}

export interface ScreenProps<Data = unknown> {
  data: Data;
  pageId: string;
  /** The page's declared title in its language. */
  title: string;
  locale: Locale;
}

export interface WidgetProps {
  locale: Locale;
}

/**
 * A part of a page that another team owns. `load` runs on the server and puts into the store what the widget
 * reads from it; in the browser the widget asks for itself. One without `load` is the same on every page of a language,
 * at any time: the server renders it once.
 */
export interface WidgetModule {
  Widget: ComponentType<WidgetProps>;
  load?(context: Pick<LoadContext, 'locale' | 'now' | 'http' | 'store' | 'signal'>): Promise<void>;
}

/** A guard may redirect (by throwing `redirect(...)`) or refuse (by throwing a `RouteError`). */
export type Middleware = (context: LoadContext) => Promise<void> | void;

type Lazy<T> = () => Promise<T>;
// Screens differ in their data; the table only promises that each is some screen.
type AnyScreenModule = {
  Screen: ComponentType<ScreenProps<never>>;
  load?(context: LoadContext): Promise<unknown>;
  validate?(context: Pick<LoadContext, 'pageId' | 'params' | 'url'>): boolean;
  isStatic?: boolean;
  staticData?: readonly string[];
  sleeps?(data: never): boolean;
  title?(data: never, locale: Locale): string;
  structuredData?(data: never): object | readonly object[] | null;
};

export interface RemoteDefinition<Screens extends string = string> {
  /** The package's name: `mf-flights`. */
  name: string;
  contract: typeof contractVersion;
  pages: readonly PageDeclaration<Screens>[];
  /** Lazily loaded; each import names its chunk after its key so that the release can list its files. */
  screens: Readonly<Record<Screens, Lazy<AnyScreenModule>>>;
  /** Variants of the shell's layout, by the names that its pages call them. */
  layouts?: Readonly<Record<string, LayoutDeclaration>>;
  /** Texts of the screens; a remote whose pages are all content has none. */
  messages?: {
    namespace: string;
    load: Translated<Lazy<{ default: Readonly<Record<string, string>> }>>;
  };
  /** Slices and RTK Query APIs that are injected into the site's store with the first screen. */
  reducers?: Lazy<RemoteReducers>;
  middleware?: Readonly<Record<string, Lazy<{ default: Middleware }>>>;
  /**
   * What other pages embed, by name, lazily loaded; each import names its chunk after its key
   * (`widget-next-flights`). `./widgets` exposes the same table.
   */
  widgets?: Readonly<Record<string, Lazy<WidgetModule>>>;
}

/**
 * Declares a remote: the whole of its surface, on one screen.
 * @returns the declaration itself, with the keys of `screens` checked against the pages.
 */
export function defineRemote<Screens extends string>(
  definition: RemoteDefinition<Screens>,
): RemoteDefinition<Screens> {
  return definition;
}
