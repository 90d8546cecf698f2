import { languageTag, locales, localisePath, type Locale } from '@eldorado/i18n/locale';
import type { Boot, PageHead, SitePage } from 'shell/contract';
import type { PageSet } from '../live/liveSet.ts';
import { feedLinks } from '../press/feeds.ts';
import { imagePath, pressRoom } from '../press/notes.ts';
import { escapeHtml, escapeJson } from '../text/escape.ts';
import { jsonLd } from './jsonLd.ts';
import { pageFiles } from './pageFiles.ts';
import { pinnedBanner, type FailedVersion } from './pinnedBanner.ts';
import { shareTags } from './shareTags.ts';
import { manifestPath } from '../text/siteName.ts';
import { starter } from './starter.ts';

export interface DocumentParts {
  set: PageSet;
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  title: string;
  /** What the screen tells search engines of what it shows. */
  structured?: object | readonly object[] | null;
  page: SitePage | null;
  /** What the shell shows on the page. */
  head: PageHead;
  /** What stands in `#root`, in UTF-8. */
  html: Uint8Array;
  status: number;
  origin: string;
  assetsOrigin: string;
  boot: Boot;
  /** What a pinned page does without. */
  failed?: FailedVersion;
  /** The site's own pictures: the path of each, by name. */
  pictureHrefs: Readonly<Record<string, string>>;
}

/**
 * A whole document. The head names every file the page needs, so that
 * nothing is discovered late: the remote's entry is preloaded and not run, since it must run after the shell
 * started the federation; its chunks may run any time.
 */
export function documentOf(parts: DocumentParts): Buffer {
  const { locale, path, title, page, status, origin } = parts;
  const description = descriptionOf(parts);
  const shown = parts.head;
  const files = pageFiles(parts);
  const head = [
    `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    themeColor('light', shown),
    themeColor('dark', shown),
    '<meta name="color-scheme" content="light dark">',
    status === 200 ? addresses(origin, path, locale) : '<meta name="robots" content="noindex">',
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...files.pictures.map(
      (href) => `<link rel="preload" as="image" type="image/svg+xml" href="${href}">`,
    ),
    ...files.css.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin>`,
    ),
    // Behind the styles, so that the parser waits for them: a document that is whole before its styles are is laid
    // out twice, once without them.
    `<script>${starter}</script>`,
    // What draws before the page is live, asked for before all that makes it so.
    ...files.early.map(
      ({ href, integrity }) =>
        `<script async src="${href}" integrity="${integrity}" crossorigin></script>`,
    ),
    ...files.scripts.map(
      ({ href, integrity }, index) =>
        // Fetched by the starter; what the remotes bring may run earlier or later than the shell.
        `<link rel="start"${index === 0 ? ' data-first' : ''} href="${href}" integrity="${integrity}">`,
    ),
    ...files.preloads.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin fetchpriority="low">`,
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${localisePath(manifestPath, locale)}">`,
    // Behind what the browser needs: only other machines read it.
    status === 200 ? feedLinks(origin, path, locale) : '',
    page && status === 200 ? forOthers(parts, page, description) : '',
    '</head><body>',
    parts.boot.site.pinned && pinnedBanner(parts.boot.site.pinned, locale, parts.failed),
    '<div id="root">',
  ];
  const boot = `</div><script type="application/json" id="boot">${bootJson(parts.boot)}</script></body></html>`;
  return Buffer.concat([Buffer.from(head.filter(Boolean).join('')), parts.html, Buffer.from(boot)]);
}

const texts = new WeakMap<object, string>();

/** The JSON of what many pages share. */
function sharedJson(value: object): string {
  const json = texts.get(value) ?? escapeJson(value);
  texts.set(value, json);
  return json;
}

/** The boot data as JSON. Most of it is the site and the texts of a language, which its pages share. */
function bootJson({ site, messages, ...rest }: Boot): string {
  const namespaces = Object.entries(messages).map(
    ([name, ofName]) => `${escapeJson(name)}:${sharedJson(ofName)}`,
  );
  const shared = `"site":${sharedJson(site)},"messages":{${namespaces.join(',')}}`;
  return `{${shared},${escapeJson(rest).slice(1)}`;
}

const themeColor = (scheme: 'light' | 'dark', head: PageHead) =>
  `<meta name="theme-color" content="${escapeHtml(head.themeColor[scheme])}" media="(prefers-color-scheme: ${scheme})">`;

/** A page with parameters is described by what it shows, where its screen says what that is. */
function descriptionOf({ set, page, locale, structured }: DocumentParts): string {
  const shown: { description?: unknown }[] = page?.path.includes(':')
    ? [structured ?? []].flat()
    : [];
  const own = shown.map(({ description }) => description).find((text) => typeof text === 'string');
  if (own !== undefined) return own;
  const declared =
    page && set.apps.get(page.remote)?.descriptor.pages.find(({ path }) => path === page.path);
  return declared ? declared.description[locale] : '';
}

function addresses(origin: string, path: string, locale: Locale): string {
  const href = (language: Locale) => escapeHtml(origin + localisePath(path, language));
  return [
    `<link rel="canonical" href="${href(locale)}">`,
    ...locales.map(
      (language) =>
        `<link rel="alternate" hreflang="${languageTag[language]}" href="${href(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${href('es')}">`,
  ].join('');
}

/** What networks show of a link to the page, and what search engines know of it. */
function forOthers(parts: DocumentParts, page: SitePage, description: string): string {
  const section = parts.path === '/' ? 'home' : page.background;
  const data = jsonLd({ ...parts, page, pages: parts.boot.site.pages });
  const note = page.path.startsWith(`${pressRoom}/:`) ? parts.path.split('/').at(-1) : undefined;
  const picture = note && localisePath(imagePath(note), parts.locale);
  return (
    shareTags({ ...parts, description, section, ...(picture && { picture }) }) +
    `<script type="application/ld+json">${escapeJson(data)}</script>`
  );
}
