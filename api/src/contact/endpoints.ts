import Type from 'typebox';
import { problem } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { ContactMessageForm, ContactMessageInput, ContactReceipt } from './schema.ts';

/** The endpoint that takes contact messages. */
export const contactEndpoints = {
  contactMessages: {
    method: 'POST' as const,
    url: '/api/v2/contact-messages',
    schema: {
      tags: ['contact'],
      summary: 'Send a contact message',
      headers: Type.Object({
        'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })),
      }),
      body: {
        content: {
          'application/json': { schema: ref(ContactMessageInput) },
          'application/x-www-form-urlencoded': { schema: ref(ContactMessageForm) },
        },
      },
      response: {
        201: ref(ContactReceipt),
        400: problem,
        409: problem,
        429: problem,
        503: problem,
      },
    },
  },
};
