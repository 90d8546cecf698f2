import { problem } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { NewsletterForm, NewsletterInput, NewsletterReceipt } from './schema.ts';

/** The endpoint that signs up for the newsletter. */
export const newsletterEndpoints = {
  newsletter: {
    method: 'POST' as const,
    url: '/api/v2/newsletter',
    schema: {
      tags: ['contact'],
      summary: 'Sign up for the newsletter; a form of a page is answered with a redirect',
      body: {
        content: {
          'application/json': { schema: ref(NewsletterInput) },
          'application/x-www-form-urlencoded': { schema: ref(NewsletterForm) },
        },
      },
      response: {
        200: ref(NewsletterReceipt),
        303: { type: 'null', description: 'To the page that shows the outcome' },
        400: problem,
        429: problem,
      },
    },
  },
};
