import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { originOf } from '../http/originOf.ts';
import { ApiProblem } from '../http/problem.ts';
import { floorMinute } from '../time/time.ts';
import { newsFilter, newsList, noteAnswer, noteAt } from './answers.ts';
import type { DraftLinks } from './draftLinks.ts';
import { newsEndpoints } from './endpoints.ts';
import { eventCalendar } from './eventCalendar.ts';
import type { NewsQuery, NoteQuery } from './schema.ts';
import { pictureNamed } from './store.ts';

type OfNote = FastifyRequest<{ Params: { slug: string }; Querystring: NoteQuery }>;

const notFound = (slug: string) =>
  new ApiProblem(404, 'news-not-found', `There is no note ${slug} in the press room.`);

/** The press room: its list, one note, and an event for a calendar. */
export function newsRoutes(app: FastifyInstance, context: ApiContext, links: DraftLinks) {
  const { clock, store, publicOrigin } = context;

  app.route({
    ...newsEndpoints.news,
    ...cachedHandlers<FastifyRequest<{ Querystring: NewsQuery }>>(
      context,
      'minute',
      ({ query }) => {
        const filter = newsFilter(query);
        return {
          key: `news:${JSON.stringify(filter)}`,
          build: (at) => newsList(store().news, filter, at),
        };
      },
    ),
  });

  const published = cachedHandlers<OfNote>(context, 'minute', ({ params: { slug }, query }) => {
    const { locale = 'es' } = query;
    return {
      key: `note:${locale}:${slug}`,
      build(now) {
        const { news } = store();
        const note = noteAt(news, slug, now);
        if (note === null) throw notFound(slug);
        return noteAnswer(note, news, { locale, now, draft: false });
      },
    };
  });
  app.route({
    ...newsEndpoints.newsNote,
    ...published,
    handler(request: OfNote, reply) {
      const { slug } = request.params;
      const { locale = 'es', draft = '' } = request.query;
      const now = clock.now().getTime();
      const { news } = store();
      const note = links.opens(draft, slug, now) ? news.drafts.get(slug) : undefined;
      if (note === undefined) return published.handler(request, reply);
      const answer = noteAnswer(note, news, { locale, now, draft: true });
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });

  app.route({
    ...newsEndpoints.newsPicture,
    async handler(request: FastifyRequest<{ Params: { name: string } }>, reply) {
      const { name } = request.params;
      const content = await pictureNamed(context.database, name);
      if (content === null)
        throw new ApiProblem(404, 'picture-not-found', `No note has a picture ${name}.`);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(content);
    },
  });

  app.route({
    ...newsEndpoints.newsEvent,
    handler(request: OfNote, reply) {
      const { slug } = request.params;
      const note = noteAt(store().news, slug, floorMinute(clock.now().getTime()));
      const origin = publicOrigin || originOf(request);
      const text = note && eventCalendar(note, request.query.locale ?? 'es', origin);
      if (text === null) throw notFound(slug);
      return reply
        .header('cache-control', 'public, max-age=60')
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `inline; filename="${slug}.ics"`)
        .serializer((written: unknown) => written as string)
        .send(text);
    },
  });
}
