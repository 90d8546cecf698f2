/** @jest-environment jsdom */
import type { Boot } from '../site/site.ts';
import { createSite } from './createSite.ts';
import { documentParts, type DocumentParts } from './document.ts';
import { exampleApp, examplePage, exampleSet } from './exampleSet.ts';
import type { LiveSet } from './liveSet.ts';

const origin = 'https://www.example.com';
const home = examplePage({ id: 'home', path: '/', screen: 'home' });
const shell = exampleApp('shell', [home], {
  main: { js: ['client/main.js'], css: ['client/main.css'] },
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
  const { head, tail } = documentParts({
    set: of,
    locale,
    path,
    title: 'Flights',
    page,
    status: 200,
    origin,
    assetsOrigin: origin,
    boot: { site } as Boot,
    ...difference,
  });
  const parsed = document.implementation.createHTMLDocument();
  parsed.documentElement.innerHTML = head.replace(/^<!doctype html>/, '') + tail;
  const all = (selector: string, attribute: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  return { head, tail, parsed, all };
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
    boot: { ...boot, site: { pages: [] } } as unknown as Boot,
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
