import type { FastifyInstance } from 'fastify';
import { locales, type Translated } from '@eldorado/i18n/locale';
import type { Addresses } from '../config/addresses.ts';
import type { LiveSet } from '../live/liveSet.ts';
import { notePath, readNotes, writtenIn, type AskApi, type NewsItem } from '../press/notes.ts';
import { sitemap, type ListedPage } from './sitemap.ts';

/** Serves what crawlers read first: `/robots.txt` and `/sitemap.xml`. */
export function serveCrawlers(
  app: FastifyInstance,
  parts: { current: () => LiveSet; addresses: Addresses; askApi: AskApi },
): void {
  const { current, addresses, askApi } = parts;
  app.get('/sitemap.xml', async (request, reply) => {
    // Without the API the pages are listed all the same.
    const notes = await readNotes(askApi).then(pagesOf, () => []);
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(current(), addresses.origin(request), notes));
  });
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${addresses.origin(request)}/sitemap.xml\n`),
  );
}

/** The pages of notes, each in the languages it is written in. Every note is in Spanish. */
const pagesOf = (notes: Translated<readonly NewsItem[]>): ListedPage[] =>
  notes.es.map((note) => ({
    path: notePath(note),
    languages: locales.filter((locale) =>
      writtenIn(notes[locale], locale).some(({ slug }) => slug === note.slug),
    ),
  }));
