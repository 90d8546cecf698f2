import { problem } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { PageFeedback, SearchMiss } from './schema.ts';

/** The endpoints that take what readers say of a page, and what they searched in vain. */
export const feedbackEndpoints = {
  pageFeedback: {
    method: 'POST' as const,
    url: '/api/v2/page-feedback',
    schema: {
      tags: ['contact'],
      summary: 'Say whether a page helped, as its form does: it leads back to the page',
      body: { content: { 'application/x-www-form-urlencoded': { schema: ref(PageFeedback) } } },
      response: {
        303: {
          type: 'null',
          description:
            'To the page: #feedback-thanks when it is kept, #feedback-failed when it is not',
        },
        400: problem,
      },
    },
  },
  searchMiss: {
    method: 'POST' as const,
    url: '/api/v2/search-misses',
    schema: {
      tags: ['contact'],
      summary:
        'Say that a search found nothing, for who writes the pages: nothing of who searched is kept',
      body: ref(SearchMiss),
      response: {
        204: { type: 'null', description: 'Whether or not it is counted' },
        400: problem,
        429: problem,
      },
    },
  },
};
