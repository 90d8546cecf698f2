import Type from 'typebox';
import { answers, get, problem } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { NewsList, NewsNote, NewsQuery, NoteQuery } from './schema.ts';

const params = Type.Object({ slug: Type.String({ maxLength: 80 }) });

/** The endpoints of the press room. */
export const newsEndpoints = {
  news: get('/api/v2/news', 'news', 'News, events and notices by text, kind, topic and day', {
    description:
      'The newest first, twenty a page; of events alone, those to come first. What is to be published later is not there before.',
    querystring: NewsQuery,
    response: answers(ref(NewsList)),
  }),
  newsNote: get(
    '/api/v2/news/:slug',
    'news',
    'One of them, with its text, sources and corrections',
    { params, querystring: NoteQuery, response: answers(ref(NewsNote), 404) },
  ),
  newsPicture: get('/api/v2/news/pictures/:name', 'news', 'A picture of a note', {
    params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }),
    response: {
      200: {
        description: 'WebP; what is under a name never changes',
        content: { 'image/webp': { schema: Type.String({ format: 'binary' }) } },
      },
      404: problem,
    },
  }),
  newsEvent: get('/api/v2/news/:slug/event.ics', 'news', 'An event as a calendar entry', {
    params,
    querystring: Type.Pick(NoteQuery, ['locale']),
    response: {
      200: {
        description: 'iCalendar file',
        content: { 'text/calendar': { schema: Type.String() } },
      },
      404: problem,
    },
  }),
};
