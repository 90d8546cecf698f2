import type { HeaderBackground, MenuGroup } from '@eldorado/remote';
import type { MessageBundle } from '@eldorado/i18n';
import type { Locale } from '@eldorado/i18n/locale';
import type { ErrorView } from '@eldorado/remote/runtime';
import type { SiteLayout } from './siteLayout.ts';

/** One page of the live site in one language, as the browser knows it before any remote loads. */
export interface SitePage {
  /** Unique in the site: `mf-flights/board`. */
  id: string;
  /** The remote that owns it; `shell` for the shell's own pages. */
  remote: string;
  /** React Router pattern without locale prefix. */
  path: string;
  screen: string;
  title: string;
  background: HeaderBackground;
  /** Its scene is a slim strip. */
  slim?: boolean;
  menu?: { group: MenuGroup; order: number };
  middleware?: readonly string[];
  /** Widgets it embeds: `mf-flights/next-flights`. */
  widgets?: readonly string[];
}

/** Where a version of a remote is loaded from. */
export interface RemoteEntry {
  version: string;
  /** Address of its remoteEntry.js. */
  entry: string;
  /** sha384 of that file, as the `integrity` attribute wants it. */
  integrity: string;
  /** It keeps answers of the API in the store, whose code for that is a file of its own. */
  store?: true;
}

/** Where a remote's live version is loaded from. */
export interface SiteRemote extends RemoteEntry {
  /** The good version before it, for when the live one does not load; absent when there is none. */
  fallback?: RemoteEntry;
}

/** Versions that one browser was sent a link for, instead of the live ones. */
export interface PinnedVersions {
  versions: Readonly<Record<string, string>>;
  /** When they end, UTC, ISO 8601. */
  until: string;
}

/** Links to other services (spec.md section 1), from configuration; one that is not configured is not shown. */
export interface ExternalLinks {
  chat?: string;
  app?: string;
  navigation?: string;
  migration?: string;
  /** The call centre, as `tel:+57…`. */
  call?: string;
}

/** The live site in one language: one coherent set of releases, kept by a tab to its end. */
export interface Site {
  locale: Locale;
  /** Names the set of versions: two pages with the same id were made by the same code. */
  setId: string;
  /** The shell's own version. */
  version: string;
  pages: readonly SitePage[];
  remotes: Readonly<Record<string, SiteRemote>>;
  links: ExternalLinks;
  /** Set while this browser tries out a release. */
  pinned?: PinnedVersions;
}

/** What the server hands to the browser beside the HTML: `<script type="application/json" id="boot">`. */
export interface Boot {
  site: Site;
  /** Messages of the page's namespaces, in its language. */
  messages: Readonly<Record<string, MessageBundle>>;
  /** The store's state. */
  state: Readonly<Record<string, unknown>>;
  /** React Router's loader data and errors of the first page. */
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, ErrorView> | null };
  /** The variant of the layout that the page stands in; other pages' come with their remotes. */
  layout?: SiteLayout;
  /** The screen works as it was sent: its code waits for the visitor's first movement. */
  sleeps?: boolean;
  /** When the page was rendered, ISO; the browser's first render uses it too. */
  now: string;
  /** The server's clock stands still (tests), so the browser's must. */
  clockIsFrozen: boolean;
  /** Milliseconds that it is ahead of the real time (tests). */
  clockAhead?: number;
  apiBaseUrl: string;
}
