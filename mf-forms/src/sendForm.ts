import { failureOf, type ApiError, type Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';

type Wire = components['schemas'];

export interface ContactCall {
  message: Wire['ContactMessageInput'];
  /** The same for every attempt to send the same draft, so that the API stores it once. */
  draftKey: string;
}

/** A sign-up, with what is in the field that people do not see. */
export type SignUp = Wire['NewsletterInput'] & { website?: string };

/** What became of a form: what the API said, or why it was not taken. */
export type Sent<Said> = { said: Said; failure?: never } | { said?: never; failure: ApiError };

/** Sends when it is dispatched. Nothing of it is kept in the store, which needs no cache for what is sent once. */
type Send<Said> = (dispatch: unknown, state: unknown, extra: { http: Http }) => Promise<Sent<Said>>;

const post =
  <Said>(url: string, data: unknown, headers: Readonly<Record<string, string>> = {}): Send<Said> =>
  async (_dispatch, _state, { http }) => {
    try {
      const answer = await http.request<Said>({ url, method: 'post', data, headers });
      return { said: answer.data };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };

/** Sends, and where many write from one network works for it first and sends again. */
const proven =
  <Said>(send: (proof?: string) => Send<Said>): Send<Said> =>
  async (...store) => {
    const sent = await send()(...store);
    const challenge = sent.failure?.fields['proof'];
    if (challenge === undefined) return sent;
    try {
      const { solveProof } = await import(/* webpackChunkName: "proof" */ '@eldorado/http/proof');
      return await send(await solveProof(challenge))(...store);
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };

/** Sends a message to the office; the answer has its reference. */
export const sendContactMessage = ({ message, draftKey }: ContactCall) =>
  proven((proof) =>
    post<Wire['ContactReceipt']>(
      '/v2/contact-messages',
      { ...message, proof },
      { 'Idempotency-Key': draftKey },
    ),
  );

/** Signs up for the newsletter; the answer says no more than that it was taken. */
export const subscribe = (signUp: SignUp) =>
  proven((proof) => post<unknown>('/v2/newsletter', { ...signUp, proof }));
