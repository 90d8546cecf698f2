import { negotiateEncoding } from '@eldorado/http/negotiate';
import { isUnchanged } from '@eldorado/http/unchanged';
import type { FastifyInstance } from 'fastify';
import { isLocale } from '@eldorado/i18n/locale';
import { LRUCache } from 'lru-cache';
import { findAnswer, longestQuery, type SearchAnswer, type SearchIndex } from '@eldorado/search';
import type { FactFollower } from '../api/followFacts.ts';
import { followAirport } from './followAirport.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import { reportMiss } from './reportMiss.ts';
import { createSearchCatalogue } from './searchCatalogue.ts';

/** The address from which this process asks itself. */
const itself = '127.0.0.1';

/** Results of a group in one answer, at most. */
const hitsOfGroup = 10;

/** Answers of an index that are kept: what is typed letter by letter is typed by many. */
const keptAnswers = 500;
const answers = new WeakMap<SearchIndex, LRUCache<string, Omit<SearchAnswer, 'query'>>>();

/** What an index holds for a query: found once, however it is written, until another index takes its place. */
function answerOf(index: SearchIndex, query: string, now: Date): SearchAnswer {
  const kept = answers.get(index) ?? new LRUCache({ max: keptAnswers });
  answers.set(index, kept);
  const key = query.trim().replace(/\s+/g, ' ').toLowerCase();
  const known = kept.get(key);
  if (known) return { query, ...known };
  const found = findAnswer(index, key, hitsOfGroup, now);
  // What is open is asked again each time: it ends in between.
  if (!found.said) kept.set(key, { groups: found.groups });
  return { ...found, query };
}

/**
 * The site's search: `/api/site-search` answers a query, and `/_site/<set>/search/<language>.json` holds the
 * documents that the overlay searches in by itself.
 */
export function serveSearch(
  app: FastifyInstance,
  options: {
    releases: LiveReleases;
    facts: FactFollower;
    /** Gets an answer of the API by its address with its query, without `/api`. */
    askApi: Parameters<typeof followAirport>[0]['ask'];
    now: () => Date;
    /** Under which this process asks itself. */
    host: string;
  },
): void {
  const { releases, facts, askApi, now, host } = options;
  const renew = () => {
    catalogue.renew().catch((error: unknown) => app.log.error({ err: error }, 'search'));
  };
  const airport = followAirport({
    ask: askApi,
    now,
    log: app.log,
    onRead: renew,
  });
  const catalogue = createSearchCatalogue(
    () => releases.current(),
    () => ({ ...airport.data(), facts: facts.facts() }),
    now,
  );
  facts.subscribe(renew);
  // The API may be this process, which answers once it listens.
  app.addHook('onListen', (done) => {
    void airport.start();
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    airport.stop();
    done();
  });

  // Beside the API, so that server and browser ask the same address.
  app.get('/api/site-search', (request, reply) => {
    const { q = '', locale, page } = request.query as Record<string, unknown>;
    if (typeof q !== 'string' || q.length > longestQuery || !isLocale(locale)) {
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .type('application/problem+json')
        .send({ title: 'Bad query', status: 400, code: 'query-invalid' });
    }
    const index = catalogue.index(releases.current(), locale);
    const answer = answerOf(index, q, now());
    // Of a page that is rendered here. What is typed letter by letter is reported by the browser once the fingers rest.
    // What this process asks again for itself, since a page was kept, nobody searched.
    if (page !== undefined && answer.groups.length === 0 && request.ip !== itself)
      reportMiss(app, { query: q, locale }, request.ip, host);
    return reply.header('cache-control', 'public, max-age=30').send(answer);
  });

  app.get('/_site/:setId/search/:file', async (request, reply) => {
    const { setId, file } = request.params as { setId: string; file: string };
    const locale = file.replace(/\.json$/, '');
    const set = releases.find(setId);
    if (!set || !isLocale(locale)) return reply.code(404).send({ code: 'set-not-found' });
    const { json, br, etag } = await catalogue.file(set, locale);
    reply
      .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400')
      .header('vary', 'Accept-Encoding')
      .header('etag', etag);
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return negotiateEncoding(request.headers['accept-encoding'], ['br']) === 'br'
      ? reply.header('content-encoding', 'br').send(br)
      : reply.send(json);
  });
}
