import { languageTag, localisePath, type Locale } from '@eldorado/i18n/locale';
import { searchPath } from '@eldorado/search';
import type { SitePage } from 'shell/contract';
import { airportName, siteName } from '../text/siteName.ts';

export interface DescribedPage {
  origin: string;
  locale: Locale;
  /** Without locale prefix. */
  path: string;
  /** The document's title, which names what a page with parameters shows. */
  title: string;
  /** What the screen itself says of what it shows. */
  structured?: object | readonly object[] | null;
  page: SitePage;
  /** The site's pages in the same language. */
  pages: readonly SitePage[];
  /** The site's own pictures: the path of each, by name. */
  pictureHrefs: Readonly<Record<string, string>>;
}

/** What search engines are told of a page, as schema.org says it. */
export function jsonLd(described: DescribedPage): object {
  const page = described.path === '/' ? home(described) : [breadcrumbs(described)];
  const graph = [...page, ...[described.structured ?? []].flat()];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function home({ origin, locale, pages, pictureHrefs }: DescribedPage): object[] {
  const url = (path: string) => origin + localisePath(path, locale);
  const searches = pages.some(({ path }) => path === searchPath);
  return [
    {
      '@type': 'Airport',
      name: airportName[locale],
      iataCode: 'BOG',
      icaoCode: 'SKBO',
      url: url('/'),
      image: origin + pictureHrefs['social-home'],
      geo: {
        '@type': 'GeoCoordinates',
        latitude: 4.7016,
        longitude: -74.1469,
        elevation: 2550,
      },
      address: { '@type': 'PostalAddress', addressLocality: 'Bogotá', addressCountry: 'CO' },
    },
    {
      '@type': 'WebSite',
      name: siteName,
      alternateName: 'El Dorado',
      url: url('/'),
      inLanguage: languageTag[locale],
      ...(searches && {
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${url(searchPath)}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }),
    },
  ];
}

function breadcrumbs({ origin, locale, path, title, page, pages }: DescribedPage): object {
  const above = pages
    .filter((other) => other.path === '/' || path.startsWith(`${other.path}/`))
    .sort((a, b) => a.path.length - b.path.length);
  // A page with parameters is named by what it shows: "Vuelo AV9314: Bogotá – Miami".
  const own = page.path.includes(':') ? title.slice(0, title.lastIndexOf(' · ')) : page.title;
  const trail = [...above, { path, title: own }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: origin + localisePath(step.path, locale),
    })),
  };
}
