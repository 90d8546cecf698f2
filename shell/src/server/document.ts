import { languageTag, locales, localisePath, type Locale } from '@eldorado/i18n/locale';
import type { AppState } from '@eldorado/store';
import { homeScene } from '../layout/homeScene.ts';
import type { Boot, SitePage } from '../site/site.ts';
import { assetUrl } from './createSite.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { jsonLd } from './jsonLd.ts';
import { manifestPath } from './manifest.ts';
import { pinnedBanner } from './pinnedBanner.ts';
import { shareTags } from './shareTags.ts';
import { layoutWidgets } from '../widgets/layoutWidgets.ts';
import type { LiveSet } from './liveSet.ts';
import { starter } from './starter.ts';

export interface DocumentParts {
  set: LiveSet;
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  title: string;
  /** What the screen tells search engines of what it shows. */
  structured?: object | null;
  page: SitePage | null;
  status: number;
  origin: string;
  assetsOrigin: string;
  boot: Boot;
}

/**
 * The page before and after the streamed HTML of `#root`. The head names every file the page needs, so that
 * nothing is discovered late: the remote's entry is preloaded and not run, since it must run after the shell
 * started the federation; its chunks may run any time.
 */
export function documentParts(parts: DocumentParts): { head: string; tail: string } {
  const { locale, path, title, page, status, origin } = parts;
  const description = descriptionOf(parts);
  const files = pageFiles(parts);
  const head = [
    `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    // The airport's state stands on top of every page, on a sign.
    '<meta name="theme-color" content="#15181d" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#08090b" media="(prefers-color-scheme: dark)">',
    '<meta name="color-scheme" content="light dark">',
    status === 200 ? addresses(origin, path, locale) : '<meta name="robots" content="noindex">',
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...files.scenes.map(
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
    page && status === 200 ? forOthers(parts, page, description) : '',
    '</head><body>',
    parts.boot.site.pinned && pinnedBanner(parts.boot.site.pinned, locale),
    '<div id="root">',
  ];
  return {
    head: head.filter(Boolean).join(''),
    tail: `</div><script type="application/json" id="boot">${escapeJson(parts.boot)}</script></body></html>`,
  };
}

interface PageFile {
  href: string;
  integrity: string;
}

function pageFiles({ set, page, path, assetsOrigin, boot }: DocumentParts) {
  const file = (name: string) => {
    const { release } = set.apps.get(name) ?? {};
    return (path: string): PageFile => ({
      // The origin may come from the request's Host header.
      href: escapeHtml(assetUrl(assetsOrigin, name, release?.version ?? '', path)),
      integrity: release?.files[path]?.integrity ?? '',
    });
  };
  const modules = [{ name: 'shell', key: 'main' }];
  if (page) {
    if (page.remote !== 'shell') {
      modules.push({ name: 'shell', key: 'federation' }, { name: page.remote, key: 'remote' });
    }
    modules.push(
      { name: page.remote, key: `screen:${page.screen}` },
      { name: page.remote, key: 'reducers' },
    );
  }
  const widgets = [...layoutWidgets, ...(page?.widgets ?? [])].flatMap((name) => {
    const [remote = '', widget = ''] = name.split('/');
    return [
      // What remotes use of the design system beside the layout's share of it.
      { name: 'shell', key: 'federation' },
      { name: remote, key: `widget:${widget}` },
    ];
  });
  const withFiles = ({ name, key }: { name: string; key: string }) => ({
    at: file(name),
    files: set.apps.get(name)?.release.modules[key] ?? { js: [], css: [] },
  });
  const named = modules.map(withFiles);
  const unique = (files: PageFile[]) => [
    ...new Map(files.map((item) => [item.href, item])).values(),
  ];
  const entry = page && set.apps.get(page.remote)?.release.entry;
  const shell = set.apps.get('shell')?.release;
  const pictures = path === '/' ? homePictures(boot) : [page?.background ?? 'plain'];
  const scenes = pictures.flatMap((picture) =>
    Object.keys(shell?.files ?? {}).filter(
      (file) => file.endsWith('.svg') && file.startsWith(`client/${picture}.`),
    ),
  );
  return {
    /** The picture behind the heading, which the styles would name too late. */
    scenes: scenes.map((path) => file('shell')(path).href),
    early: page
      ? unique(
          [withFiles({ name: page.remote, key: `early:${page.screen}` })].flatMap(({ at, files }) =>
            files.js.map(at),
          ),
        )
      : [],
    scripts: unique(named.flatMap(({ at, files }) => files.js.map(at))),
    // A widget's code comes when the visitor comes near it, its styles with its HTML.
    css: unique(
      [...named, ...widgets.map(withFiles)].flatMap(({ at, files }) => files.css.map(at)),
    ),
    preloads: page && entry ? [file(page.remote)(entry)] : [],
    fonts: Object.keys(shell?.files ?? {})
      .filter((path) => path.endsWith('.woff2'))
      .map((path) => file('shell')(path).href),
  };
}

/** The pictures of the hour, and of the sky, that the page was rendered with. */
function homePictures({ now, state }: Boot): string[] {
  const { hour, sky } = homeScene(new Date(now), (state['app'] as AppState).airport);
  return [`home-${hour}`, ...(sky ? [`home-${sky}`] : [])];
}

function descriptionOf({ set, page, locale }: DocumentParts): string {
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
  return (
    shareTags({ ...parts, description, section }) +
    `<script type="application/ld+json">${escapeJson(data)}</script>`
  );
}
