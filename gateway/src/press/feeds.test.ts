import fastify from 'fastify';
import { SaxesParser } from 'saxes';
import { locales, localisePath, type Locale } from '@eldorado/i18n/locale';
import type { Addresses } from '../config/addresses.ts';
import { serveFeeds } from './feedRoutes.ts';
import { feedFiles, feedLinks, feedPath, feeds } from './feeds.ts';
import type { NewsItem } from './notes.ts';

const origin = 'https://www.example.com';
const note = (difference: Partial<NewsItem>): NewsItem => ({
  slug: 'nota',
  kind: 'news',
  topic: 'airlines',
  date: '2026-11-10',
  publishedAt: '2026-11-10T05:00:00.000Z',
  locale: 'es',
  title: 'Vuelo',
  summary: 'Un vuelo.',
  corrected: null,
  event: null,
  notice: null,
  ...difference,
});
const notes = [
  note({ slug: 'dos', title: 'A & B < "C"\u0007', summary: ']]> & más', corrected: '2026-11-12' }),
  note({ slug: 'uno', publishedAt: '2026-02-27T17:00:00.000Z' }),
];
const feed = (file: keyof typeof feeds, locale: Locale = 'es', of = notes) =>
  feeds[file].write({ notes: of, locale, origin });

interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/** Reads XML as strictly as a reader's parser; throws when it is not well formed. */
function parse(text: string): Node {
  const parser = new SaxesParser();
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (part) => {
    const node = open.at(-1);
    if (node) node.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root.children[0] ?? root;
}
const all = (node: Node, name: string) => node.children.filter((child) => child.name === name);
function one(node: Node | undefined, name: string): Node {
  const [first, ...more] = node ? all(node, name) : [];
  if (!first || more.length > 0) throw new Error(`${node?.name} has not one ${name}`);
  return first;
}

test('RSS 2.0 has what a channel and an item must have', () => {
  const root = parse(feed('rss.xml'));
  expect([root.name, root.attributes['version']]).toEqual(['rss', '2.0']);
  const channel = one(root, 'channel');
  expect(one(channel, 'title').text).toBe('El Dorado informa · El Dorado · Aeropuerto de Bogotá');
  expect(one(channel, 'link').text).toBe(`${origin}/el-dorado-informa`);
  expect(one(channel, 'description').text).not.toBe('');
  expect(one(channel, 'language').text).toBe('es-CO');
  expect(one(channel, 'atom:link').attributes['href']).toBe(`${origin}/el-dorado-informa/rss.xml`);
  const [item, other] = all(channel, 'item');
  expect(one(item, 'title').text).toBe('A & B < "C"');
  expect(one(item, 'description').text).toBe(']]> & más');
  const link = `${origin}/el-dorado-informa/dos`;
  expect([one(item, 'link').text, one(item, 'guid').text]).toEqual([link, link]);
  expect(one(other, 'pubDate').text).toBe('Fri, 27 Feb 2026 17:00:00 GMT');
});

test('Atom 1.0 has what a feed and an entry must have', () => {
  const root = parse(feed('atom.xml', 'fr'));
  expect(root.attributes).toMatchObject({
    xmlns: 'http://www.w3.org/2005/Atom',
    'xml:lang': 'fr',
  });
  const self = `${origin}/fr/el-dorado-informa/atom.xml`;
  expect(one(root, 'id').text).toBe(self);
  expect(one(one(root, 'author'), 'name').text).toBe('Aéroport international El Dorado');
  expect(one(root, 'updated').text).toBe('2026-11-12T05:00:00.000Z');
  const links = all(root, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']]);
  expect(links).toContainEqual(['self', self]);
  const [entry] = all(root, 'entry');
  // What is not in the reader's language says which it is in.
  expect(entry?.attributes['xml:lang']).toBe('es-CO');
  expect(one(entry, 'id').text).toBe(`${origin}/fr/el-dorado-informa/dos`);
  expect(one(entry, 'title').text).toBe('A & B < "C"');
  expect(one(entry, 'published').text).toBe('2026-11-10T05:00:00.000Z');
  expect(one(entry, 'updated').text).toBe('2026-11-12T05:00:00.000Z');
  expect(one(entry, 'link').attributes['href']).toBe(`${origin}/fr/el-dorado-informa/dos`);
});

test('JSON Feed 1.1 has what a feed and an item must have', () => {
  const { items, ...head } = JSON.parse(feed('feed.json', 'pt')) as Record<string, unknown>;
  expect(head).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'pt-BR',
    feed_url: `${origin}/pt/el-dorado-informa/feed.json`,
    home_page_url: `${origin}/pt/el-dorado-informa`,
  });
  expect((items as object[])[1]).toMatchObject({
    id: `${origin}/pt/el-dorado-informa/uno`,
    url: `${origin}/pt/el-dorado-informa/uno`,
    title: 'Vuelo',
    content_text: 'Un vuelo.',
    date_published: '2026-02-27T17:00:00.000Z',
    date_modified: '2026-02-27T17:00:00.000Z',
  });
});

test.each(feedFiles)('%s without a note is a feed all the same', (file) => {
  const text = feed(file, 'en', []);
  if (file === 'feed.json') expect(JSON.parse(text)).toMatchObject({ items: [] });
  else expect(parse(text).name).toBe(file === 'rss.xml' ? 'rss' : 'feed');
});

test('the pages of the press room, and no others, name the feeds of their language', () => {
  const hrefs = (path: string) =>
    [...feedLinks(origin, path, 'en').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const files = feedFiles.map((file) => `${origin}/en${feedPath(file)}`);
  expect(hrefs('/el-dorado-informa')).toEqual(files);
  expect(hrefs('/el-dorado-informa/nota')).toEqual(files);
  expect(hrefs('/el-dorado-informal')).toEqual([]);
});

describe('served', () => {
  const asked: string[] = [];
  let status = 200;
  const app = fastify();
  beforeAll(() => {
    const ask = (url: string) => {
      asked.push(url);
      return Promise.resolve({ status, body: JSON.stringify({ items: notes, pages: 1 }) });
    };
    serveFeeds(app, ask, { origin: () => origin } as unknown as Addresses);
  });
  afterAll(() => app.close());

  test('each is there in every language, with its type', async () => {
    for (const locale of locales)
      for (const file of feedFiles) {
        const answer = await app.inject(localisePath(feedPath(file), locale));
        expect(answer.body).toBe(feed(file, locale));
        expect(answer.headers['content-type']).toBe(`${feeds[file].type}; charset=utf-8`);
      }
    expect(asked).toContain('/v2/news?locale=fr&page=1');
  });

  test('who has it is told so', async () => {
    const url = feedPath('rss.xml');
    const { headers } = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('without the API it is away for a while', async () => {
    status = 0;
    const answer = await app.inject(feedPath('atom.xml'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  });
});
