import { languageTag, locales, localisePath, type Locale } from '@eldorado/i18n/locale';
import type { Boot, SitePage } from '../site/site.ts';
import { assetUrl } from './createSite.ts';
import { layoutWidgets } from '../widgets/layoutWidgets.ts';
import type { LiveSet } from './liveSet.ts';
import { starter } from './starter.ts';

export interface DocumentParts {
  set: LiveSet;
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  title: string;
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
    '<meta name="theme-color" content="#15181d"><meta name="color-scheme" content="light dark">',
    status === 200 ? addresses(origin, path, locale) : '<meta name="robots" content="noindex">',
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    files.scene && `<link rel="preload" as="image" type="image/svg+xml" href="${files.scene}">`,
    ...files.css.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin>`,
    ),
    // Behind the styles, so that the parser waits for them: a document that is whole before its styles are is laid
    // out twice, once without them.
    `<script>${starter}</script>`,
    ...files.scripts.map(
      ({ href, integrity }, index) =>
        // Fetched by the starter; what the remotes bring may run earlier or later than the shell.
        `<link rel="start"${index === 0 ? ' data-first' : ''} href="${href}" integrity="${integrity}">`,
    ),
    ...files.preloads.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin fetchpriority="low">`,
    ),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    page && status === 200 ? jsonLd(parts, page) : '',
    '</head><body><div id="root">',
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

function pageFiles({ set, page, path, assetsOrigin }: DocumentParts) {
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
  const background = path === '/' ? 'home' : (page?.background ?? 'plain');
  const scene = Object.keys(shell?.files ?? {}).find(
    (file) => file.endsWith('.svg') && file.startsWith(`client/${background}.`),
  );
  return {
    /** The picture behind the heading, which the styles would name too late. */
    scene: scene && file('shell')(scene).href,
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

function jsonLd({ origin, locale, path, boot, title }: DocumentParts, page: SitePage): string {
  const url = (target: string) => origin + localisePath(target, locale);
  const trail = boot.site.pages
    .filter(
      (ancestor) =>
        path === ancestor.path || path.startsWith(`${ancestor.path === '/' ? '' : ancestor.path}/`),
    )
    .sort((a, b) => a.path.length - b.path.length);
  const graph: unknown[] =
    page.path === '/'
      ? [
          {
            '@type': 'Airport',
            name: 'Aeropuerto Internacional El Dorado',
            iataCode: 'BOG',
            icaoCode: 'SKBO',
            url: url('/'),
            geo: {
              '@type': 'GeoCoordinates',
              latitude: 4.7016,
              longitude: -74.1469,
              elevation: 2548,
            },
            address: { '@type': 'PostalAddress', addressLocality: 'Bogotá', addressCountry: 'CO' },
          },
          { '@type': 'WebSite', name: title, url: url('/'), inLanguage: languageTag[locale] },
        ]
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map((ancestor, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: ancestor.title,
              item: url(ancestor.path),
            })),
          },
        ];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON inside a script element: `<` could end it. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
