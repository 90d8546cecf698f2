import { problem } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { PageFeedback } from './schema.ts';

/** The endpoint that takes what readers say of a page. */
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
};
