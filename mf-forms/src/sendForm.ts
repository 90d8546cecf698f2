import type { components } from '@eldorado/http/api-types';
import { createRemoteApi } from '@eldorado/store';

export interface ContactCall {
  message: components['schemas']['ContactMessageInput'];
  /** The same for every attempt to send the same draft, so that the API stores it once. */
  draftKey: string;
  /** The solved challenge of an answer `proof-required`. */
  proof?: string;
}

/** A sign-up with the solved challenge of an answer `proof-required`, and what is in the field that people do not see. */
export type SignUp = components['schemas']['NewsletterInput'] & {
  proof?: string;
  website?: string;
};

export const formsApi = createRemoteApi('forms', (build) => ({
  sendContactMessage: build.mutation<string, ContactCall>({
    query: ({ message, draftKey, proof }) => ({
      url: '/v2/contact-messages',
      method: 'post',
      body: { ...message, proof },
      headers: { 'Idempotency-Key': draftKey },
    }),
    transformResponse: (wire: components['schemas']['ContactReceipt']) => wire.reference,
  }),
  subscribe: build.mutation<null, SignUp>({
    query: (input) => ({ url: '/v2/newsletter', method: 'post', body: input }),
    // The receipt says no more than that the call succeeded.
    transformResponse: () => null,
  }),
}));
