import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchArticle } from '@eldorado/remote/article-file';

const article = JSON.stringify({ lead: [], sections: [], sources: [], facts: [] });
const hash = `sha384-${createHash('sha384').update(article).digest('base64')}`;
let sent = article;
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  response.statusCode = request.url === '/client/content-taxis-fr.json' ? 200 : 404;
  response.end(response.statusCode === 200 ? sent : 'not found');
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const index = () => Promise.resolve({ default: { taxis: hash, gone: hash } });

test('an article is fetched by its page and language', async () => {
  sent = article;
  expect(await fetchArticle(base, index, 'taxis', 'fr')).toEqual(JSON.parse(article));
});

test('a page without an article asks for no file', async () => {
  expect(await fetchArticle(base, index, 'reservar', 'fr')).toBeUndefined();
});

test.each([
  ['is gone', 'gone', article],
  ['is not what the release was built with', 'taxis', article.replace('[]', '[1]')],
])('a file that %s is refused', async (_what, slug, answer) => {
  sent = answer;
  await expect(fetchArticle(base, index, slug, 'fr')).rejects.toThrow();
});
