/** @jest-environment @eldorado/testing/jsdom */
import type { Locale } from '@eldorado/i18n/locale';
import type { Boot } from 'shell/contract';
import { createSite } from './createSite.ts';
import { documentOf as wholeDocument, type DocumentParts } from './document.ts';
import { pictureHrefs } from '../files/pictures.ts';
import { exampleApp, examplePage, exampleSet } from '../live/exampleSet.ts';
import type { LiveSet } from '../live/liveSet.ts';

const origin = 'https://www.example.com';
const home = examplePage({ id: 'home', path: '/', screen: 'home' });
const shell = exampleApp('shell', [home], {
  main: { js: ['client/main.js'], css: ['client/main.css'] },
  store: { js: ['client/store.js'], css: [] },
});
const flights = exampleApp(
  'mf-flights',
  [examplePage(), examplePage({ id: 'detail', path: '/vuelos/:flight', screen: 'detail' })],
  {
    remote: { js: ['client/remote.js', 'client/common.js'], css: [] },
    'screen:board': { js: ['client/common.js', 'client/board.js'], css: ['client/board.css'] },
    'screen:detail': { js: ['client/detail.js'], css: [] },
    reducers: { js: ['client/reducers.js'], css: [] },
  },
);
const set = exampleSet(shell, flights);

/** The document of a page, by default the English board. */
function documentOf(difference: Partial<DocumentParts> = {}, of: LiveSet = set) {
  const locale = difference.locale ?? 'en';
  const path = difference.path ?? '/vuelos';
  const site = createSite(of, locale, origin, {});
  const page = site.pages.find((candidate) => candidate.path === path) ?? null;
  const whole = wholeDocument({
    set: of,
    locale,
    path,
    title: 'Flights',
    page,
    status: 200,
    origin,
    assetsOrigin: origin,
    boot: { site, messages: {} } as unknown as Boot,
    head: {
      pictures: [page?.background ?? 'plain'],
      widgets: [],
      themeColor: { light: '#15181d', dark: '#08090b' },
    },
    html: new TextEncoder().encode('<p>The page</p>'),
    pictureHrefs,
    ...difference,
  }).toString();
  const [head = '', tail = ''] = whole.split('<p>The page</p>');
  const parsed = document.implementation.createHTMLDocument();
  parsed.documentElement.innerHTML = head.replace(/^<!doctype html>/, '') + tail;
  const all = (selector: string, attribute: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  return { head, tail, parsed, all };
}

function detailPage(locale: Locale) {
  const page = createSite(set, locale, origin, {}).pages.find(({ screen }) => screen === 'detail');
  if (!page) throw new Error('The example has no detail page');
  return page;
}

const file = (path: string) => path.replace(/^.*\/client\//, '');
const hostile = `"'><script>alert(1)</script>&amp;`;

test('the document names its language, title and description', () => {
  const { head, parsed } = documentOf({ locale: 'pt' });
  expect(head).toMatch(/^<!doctype html><html lang="pt-BR">/);
  expect(parsed.title).toBe('Flights');
  expect(parsed.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'All flights pt',
  );
});

test('a page with parameters is described by what it shows', () => {
  const structured = [{ '@type': 'Thing' }, { '@type': 'Flight', description: hostile }];
  const describedAs = (difference: Partial<DocumentParts>) =>
    documentOf(difference).parsed.querySelector('meta[name=description]')?.getAttribute('content');
  expect(describedAs({ page: detailPage('en'), structured })).toBe(hostile);
  expect(describedAs({ page: detailPage('en'), structured: structured.slice(0, 1) })).toBe(
    'All flights en',
  );
  expect(describedAs({ structured })).toBe('All flights en');
});

test('a title or description cannot leave its place', () => {
  const words = { es: hostile, en: hostile, fr: hostile, pt: hostile };
  const page = examplePage({ description: words });
  const { head, parsed } = documentOf(
    { title: hostile },
    exampleSet(shell, exampleApp('mf-flights', [page])),
  );
  expect(head).not.toContain('<script>alert');
  expect(parsed.title).toBe(hostile);
  expect(parsed.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
});

test('an address cannot leave its place', () => {
  const evil = `${origin}"><script>alert(1)</script>`;
  const { head, all } = documentOf({ origin: evil, assetsOrigin: evil, path: '/vuelos' });
  expect(head.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/g, '')).not.toContain(
    '<script>alert',
  );
  expect(all('link[rel=canonical]', 'href')).toEqual([`${evil}/en/vuelos`]);
});

test('what the page hands over cannot end its element, and arrives as it was', () => {
  const boot = { messages: { flights: { hello: `</script><!--<script>${hostile}` } } };
  const { tail, parsed } = documentOf({
    boot: { ...boot, site: { pages: [] }, state: {} } as unknown as Boot,
  });
  expect(tail.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(parsed.getElementById('boot')?.textContent ?? '')).toMatchObject(boot);
});

test('what search engines are told cannot end its element', () => {
  const title = `</script>${hostile}`;
  const words = { es: title, en: title, fr: title, pt: title };
  const { parsed } = documentOf(
    {},
    exampleSet(shell, exampleApp('mf-flights', [examplePage({ title: words })])),
  );
  const data = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [{ itemListElement: [{ position: 1 }, { position: 2, name: title }] }],
  });
});

test('the head names every file of the page once, with its integrity', () => {
  const { all } = documentOf();
  expect(all('link[rel=start]', 'href').map(file)).toEqual([
    'main.js',
    'store.js',
    'remote.js',
    'common.js',
    'board.js',
    'reducers.js',
  ]);
  expect(all('link[rel=stylesheet]', 'href').map(file)).toEqual(['main.css', 'board.css']);
  const integrities = [
    ...all('link[rel=start]', 'integrity'),
    ...all('link[rel=stylesheet]', 'integrity'),
    ...all('link[as=script]', 'integrity'),
  ];
  const files = [
    ...all('link[rel=start]', 'href'),
    ...all('link[rel=stylesheet]', 'href'),
    ...all('link[as=script]', 'href'),
  ];
  expect(integrities).toEqual(files.map((href) => `sha384-of-client/${file(href)}`));
});

test('the store’s cache of answers is not asked for by a page whose remote has none', () => {
  const magazine = examplePage({ id: 'magazine', path: '/revista' });
  const corporate = exampleApp('mf-corporate', [magazine], {
    remote: { js: ['client/remote.js'], css: [] },
  });
  const { all } = documentOf({ path: '/revista' }, exampleSet(shell, corporate));
  expect(all('link[rel=start]', 'href').map(file)).toEqual(['main.js', 'remote.js']);
});

test('no script runs before the page is painted, the shell is first, and the entry is only preloaded', () => {
  const { parsed, all } = documentOf();
  expect(all('link[data-first]', 'href').map(file)).toEqual(['main.js']);
  expect(parsed.querySelectorAll('script[src]')).toHaveLength(0);
  expect(all('link[as=script]', 'href').map(file)).toEqual(['remoteEntry.js']);
  expect(all('link[as=font]', 'href').map(file)).toEqual(['inter.woff2']);
});

test('another screen’s files are not asked for', () => {
  const { all } = documentOf({ path: '/vuelos' });
  expect(all('link[rel=start]', 'href').join()).not.toContain('detail.js');
});

test('a page of the shell loads no remote', () => {
  const { all } = documentOf({ path: '/' });
  expect(all('link[rel=start]', 'href').map(file)).toEqual(['main.js']);
  expect(all('link[as=script]', 'href')).toEqual([]);
});

test('the head brings the pictures, the widgets’ styles and the colours that the live shell names', () => {
  const drawn = exampleApp('shell', [home], {
    main: {
      js: ['client/home-day.1.svg', 'client/home-dusk.2.svg', 'client/plain.3.svg'],
      css: [],
    },
    federation: { js: [], css: ['client/federation.css'] },
  });
  const forms = exampleApp('mf-forms', [], {
    'widget:newsletter': { js: ['client/newsletter.js'], css: ['client/newsletter.css'] },
    'widget:survey': { js: ['client/survey.js'], css: ['client/survey.css'] },
  });
  const head = {
    pictures: ['home-dusk'],
    widgets: ['mf-forms/survey'],
    themeColor: { light: '#111', dark: '#222' },
  };
  const { all } = documentOf({ path: '/', head }, exampleSet(drawn, forms));
  expect(all('link[as=image]', 'href').map(file)).toEqual(['home-dusk.2.svg']);
  expect(all('link[rel=stylesheet]', 'href').map(file)).toEqual(['federation.css', 'survey.css']);
  expect(all('link[rel=start]', 'href').join()).not.toContain('survey');
  expect(all('meta[name=theme-color]', 'content')).toEqual(['#111', '#222']);
});

test('a page names its own address and that in each language', () => {
  const { all } = documentOf();
  expect(all('link[rel=canonical]', 'href')).toEqual([`${origin}/en/vuelos`]);
  expect(all('link[rel=alternate]', 'hreflang')).toEqual([
    'es-CO',
    'en',
    'fr',
    'pt-BR',
    'x-default',
  ]);
  expect(all('link[rel=alternate]', 'href').map((href) => href.replace(origin, ''))).toEqual([
    '/vuelos',
    '/en/vuelos',
    '/fr/vuelos',
    '/pt/vuelos',
    '/vuelos',
  ]);
  expect(all('meta[name=robots]', 'content')).toEqual([]);
});

test('an error page is kept out of search engines and has no address', () => {
  const { parsed, all } = documentOf({ status: 404, page: null, path: '/nada' });
  expect(all('meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(
    parsed.querySelector('link[rel=canonical], script[type="application/ld+json"]'),
  ).toBeNull();
});

test('the home page says which airport it is', () => {
  const { parsed } = documentOf({ path: '/' });
  const data = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [
      { '@type': 'Airport', iataCode: 'BOG', url: `${origin}/en` },
      { '@type': 'WebSite' },
    ],
  });
});

const property = (parsed: Document, name: string) =>
  [...parsed.querySelectorAll(`meta[property="${name}"]`)].map(
    (element) => element.getAttribute('content') ?? '',
  );

test('a link to the page shows its own title, text and address, in its language', () => {
  const { parsed, all } = documentOf({
    path: '/vuelos/av9314',
    title: 'Vol AV9314 · El Dorado',
    locale: 'fr',
    page: detailPage('fr'),
  });
  expect(property(parsed, 'og:title')).toEqual(['Vol AV9314 · El Dorado']);
  expect(property(parsed, 'og:description')).toEqual(['All flights fr']);
  expect(property(parsed, 'og:url')).toEqual([`${origin}/fr/vuelos/av9314`]);
  expect(property(parsed, 'og:locale')).toEqual(['fr_FR']);
  expect(property(parsed, 'og:locale:alternate')).toEqual(['es_CO', 'en_US', 'pt_BR']);
  expect(all('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
});

test('a link shows the picture of the page’s section, with its size and its words', () => {
  const image = (difference: Partial<DocumentParts>) =>
    property(documentOf(difference).parsed, 'og:image')[0];
  expect(image({ path: '/' })).toMatch(
    /^https:\/\/www\.example\.com\/images\/social-home\.[0-9a-f]{8}\.png$/,
  );
  const parking = { ...detailPage('en'), background: 'parking' as const };
  const { parsed } = documentOf({ page: parking });
  expect(property(parsed, 'og:image')[0]).toContain('/images/social-parking.');
  expect(property(parsed, 'og:image:width')).toEqual(['1200']);
  expect(property(parsed, 'og:image:height')).toEqual(['630']);
  expect(property(parsed, 'og:image:alt')[0]).toContain('El Dorado');
});

test('a note of the press room has a picture of its own, and its page names the feeds', () => {
  const page = { ...detailPage('fr'), path: '/el-dorado-informa/:slug' };
  const { parsed, all } = documentOf({
    locale: 'fr',
    path: '/el-dorado-informa/niebla',
    title: 'Brouillard',
    page,
  });
  expect(property(parsed, 'og:image')).toEqual([
    `${origin}/fr/el-dorado-informa/niebla/imagen.png`,
  ]);
  expect(property(parsed, 'og:image:alt')).toEqual(['Brouillard']);
  expect(all('link[type="application/rss+xml"]', 'href')).toEqual([
    `${origin}/fr/el-dorado-informa/rss.xml`,
  ]);
});

test('an error page is shown by no network', () => {
  const { parsed } = documentOf({ status: 404, page: null, path: '/nada' });
  expect(parsed.querySelector('meta[property]')).toBeNull();
});

test('what is shown of a page cannot leave its place', () => {
  const { head, parsed } = documentOf({ title: hostile });
  expect(head).not.toContain('<script>alert');
  expect(property(parsed, 'og:title')).toEqual([hostile]);
});

test('each language has its manifest, and each theme its colour', () => {
  const { all } = documentOf({ locale: 'pt' });
  expect(all('link[rel=manifest]', 'href')).toEqual(['/pt/manifest.webmanifest']);
  expect(all('meta[name=theme-color]', 'media')).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});
