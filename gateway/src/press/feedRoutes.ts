import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isUnchanged } from '@eldorado/http/unchanged';
import { locales, localisePath } from '@eldorado/i18n/locale';
import type { Addresses } from '../config/addresses.ts';
import { feedFiles, feedPath, feeds } from './feeds.ts';
import { askNotes, type AskApi } from './notes.ts';

/** Serves the press room's feeds beside its pages, in every language: its twenty newest notes. */
export function serveFeeds(app: FastifyInstance, ask: AskApi, addresses: Addresses): void {
  for (const locale of locales)
    for (const file of feedFiles)
      app.get(localisePath(feedPath(file), locale), async (request, reply) => {
        const list = await askNotes(ask, locale).catch((error: unknown) => {
          request.log.error({ err: error }, 'the feed has no notes');
          return null;
        });
        if (!list)
          return reply
            .code(503)
            .headers({ 'retry-after': '60', 'cache-control': 'no-store' })
            .send();
        const { type, write } = feeds[file];
        const text = write({ notes: list.items, locale, origin: addresses.origin(request) });
        const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
        // A reader's page may be of any site.
        void reply
          .header('cache-control', 'public, max-age=300')
          .header('access-control-allow-origin', '*')
          .header('etag', etag);
        if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type(`${type}; charset=utf-8`).send(text);
      });
}
