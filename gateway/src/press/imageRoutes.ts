import type { FastifyInstance } from 'fastify';
import { locales, localisePath } from '@eldorado/i18n/locale';
import { LRUCache } from 'lru-cache';
import { drawNote } from './noteImage.ts';
import { imagePath, noteDate, type AskApi, type NewsItem } from './notes.ts';

/** Serves what a link to a note shows, in every language; each is drawn once while its words are the same. */
export function serveNoteImages(app: FastifyInstance, ask: AskApi): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 150 });
  for (const locale of locales)
    app.get(localisePath(imagePath(':slug'), locale), async (request, reply) => {
      const { slug } = request.params as { slug: string };
      const url = `/v2/news/${encodeURIComponent(slug)}?locale=${locale}`;
      const { status, body } = await ask(url);
      if (status !== 200)
        return reply
          .code(status === 404 ? 404 : 503)
          .header('cache-control', 'no-store')
          .send();
      const { title, date } = JSON.parse(body) as NewsItem;
      const words = [title, noteDate(date, locale)] as const;
      const key = words.join('\n');
      const known = drawn.get(key) ?? drawNote(...words);
      drawn.set(key, known);
      known.catch(() => drawn.delete(key));
      return (
        reply
          .type('image/png')
          // What a shared link shows stands on other sites' pages.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', 'public, max-age=3600')
          .send(await known)
      );
    });
}
