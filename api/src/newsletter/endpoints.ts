import { problem } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import Type from 'typebox';
import {
  NewsletterForm,
  NewsletterInput,
  NewsletterReceipt,
  SubscriptionChoice,
  SubscriptionOutcome,
} from './schema.ts';

const link = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** The endpoint that signs up for the newsletter. */
export const newsletterEndpoints = {
  newsletter: {
    method: 'POST' as const,
    url: '/api/v2/newsletter',
    schema: {
      tags: ['contact'],
      summary:
        'Sign up for the newsletter; a form that names a page in returnTo is answered with a redirect',
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
  subscription: {
    method: 'POST' as const,
    url: '/api/v2/newsletter/subscription',
    schema: {
      tags: ['contact'],
      summary:
        'Confirm a subscription, save its language and name, or end it and forget the reader',
      body: {
        content: {
          'application/json': { schema: ref(SubscriptionChoice) },
          'application/x-www-form-urlencoded': { schema: ref(SubscriptionChoice) },
        },
      },
      response: { 200: ref(SubscriptionOutcome), 400: problem, 404: problem },
    },
  },
  unsubscribe: {
    method: 'POST' as const,
    url: '/api/v2/newsletter/unsubscribe',
    schema: {
      tags: ['contact'],
      summary: 'End a subscription by one click of a mail program (RFC 8058); the body is not read',
      querystring: link,
      response: { 200: ref(SubscriptionOutcome), 404: problem },
    },
  },
  unsubscribePage: {
    method: 'GET' as const,
    url: '/api/v2/newsletter/unsubscribe',
    schema: {
      tags: ['contact'],
      summary: 'Where a person who opens that link can end it: opening alone ends nothing',
      querystring: link,
      response: { 303: { type: 'null', description: 'To the page of the subscription' } },
    },
  },
};
