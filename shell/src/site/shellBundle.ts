import type { SentForm } from '@eldorado/remote';
import type { FetchRemote } from '@eldorado/remote/runtime';
import type { Boot, Site, SitePage } from './site.ts';

/** What the shell's server bundle exports to the gateway, whose workers run it. */
export interface ShellBundle {
  /** Renders one page: guards, validation and loaders first, then the HTML. */
  render(request: RenderRequest): Promise<Rendered>;
  /** Modules that are injected into the remotes' server bundles, by request. */
  shared: Readonly<Record<string, unknown>>;
}

/** An answer of the API: its status, 0 when there was none, and its body, read and frozen. */
export interface ApiAnswer {
  status: number;
  data: unknown;
  /** Why there is no answer. */
  failure?: 'offline' | 'timeout';
}

/** Gets an answer of the API's reading side. @param url with its query, without the API's base address: `/v2/facts`. */
export type AskApi = (url: string) => Promise<ApiAnswer>;

export interface RenderRequest {
  /** The page's address. */
  url: URL;
  /** The same object for all pages of a set in a language: what is made of it once is kept with it. */
  site: Site;
  fetchRemote: FetchRemote;
  askApi: AskApi;
  /** Where the browser will reach the API. */
  publicApiBaseUrl: string;
  now: Date;
  clockIsFrozen: boolean;
  /** Milliseconds that `now` is ahead of the real time, where it is (tests). */
  clockAhead?: number;
  /** What the page's form sent and the API did not take. */
  sent?: SentForm;
  signal: AbortSignal;
  /** Does a remote's part of the work, so that what it leaves behind is known as the remote's. */
  within: <T>(remote: string, work: () => T) => T;
  /** @param remote whose code failed, where that is known. */
  onError: (error: unknown, remote?: string) => void;
}

export type Rendered = { kind: 'redirect'; status: number; location: string } | RenderedPage;

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** A call of the page failed: it is shown, but a page of before is better. */
  degraded: boolean;
  /** The screen's code failed, or threw what is no answer: another version of the page's remote is to be tried. */
  broken: boolean;
  title: string;
  /** What the screen tells search engines, as schema.org says it. */
  structured: object | readonly object[] | null;
  page: SitePage | null;
  head: PageHead;
  boot: Boot;
  /** What stands in `#root`, in UTF-8. */
  html: Uint8Array;
}

/** What the document's head brings along because the shell shows it on the page. */
export interface PageHead {
  /** Pictures of the shell's release behind the heading, which its styles would name too late: `home-day`. */
  pictures: readonly string[];
  /** Every widget on the page, in the layout or in the page's screen: `mf-forms/newsletter`. */
  widgets: readonly string[];
  /** The colours of the page's upper edge, for the browser's own frame. */
  themeColor: { light: string; dark: string };
  /** The screen works as it is sent: its code is not fetched with the page. */
  isStatic?: boolean;
}
