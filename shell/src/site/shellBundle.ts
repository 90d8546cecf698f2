import type { Writable } from 'node:stream';
import type { FetchRemote } from '@eldorado/remote/runtime';
import type { Boot, Site, SitePage } from './site.ts';

/** What the shell's server bundle exports to the gateway. */
export interface ShellBundle {
  /** Renders one page: guards, validation and loaders first, then the HTML. */
  render(request: RenderRequest): Promise<Rendered>;
  /** Modules that are injected into the remotes' server bundles, by request. */
  shared: Readonly<Record<string, unknown>>;
}

export interface RenderRequest {
  /** The page's address. */
  url: URL;
  site: Site;
  fetchRemote: FetchRemote;
  /** Where this server reaches the API. */
  apiBaseUrl: string;
  /** The address of who asked for the page: the API counts by it what one may ask for. */
  visitor: string;
  /** Where the browser will reach it. */
  publicApiBaseUrl: string;
  now: Date;
  clockIsFrozen: boolean;
  signal: AbortSignal;
  onError(error: unknown): void;
}

export type Rendered = { kind: 'redirect'; status: number; location: string } | RenderedPage;

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** A call of the page failed: it is shown, but a page of before is better. */
  degraded: boolean;
  title: string;
  /** What the screen tells search engines, as schema.org says it. */
  structured: object | readonly object[] | null;
  page: SitePage | null;
  /** Absent in releases that were built before it was part of the contract. */
  head?: PageHead;
  boot: Boot;
  /** Streams the HTML of `#root`. */
  pipe(destination: Writable): void;
}

/** What the document's head brings along because the shell shows it on the page. */
export interface PageHead {
  /** Pictures of the shell's release behind the heading, which its styles would name too late: `home-day`. */
  pictures: readonly string[];
  /** Every widget on the page, in the layout or in the page's screen: `mf-forms/newsletter`. */
  widgets: readonly string[];
  /** The colours of the page's upper edge, for the browser's own frame. */
  themeColor: { light: string; dark: string };
  /** The screen stays as it is sent: its code is not fetched with the page. Absent in earlier releases. */
  isStatic?: boolean;
}
