import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { ApiProblem, forLog } from '../problem.ts';
import { challengeIn } from '../limits/proofOfWork.ts';

const formType = 'application/x-www-form-urlencoded';

/** Whether a page's form was sent by the browser itself, without JavaScript. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith(formType) === true;

/** Whether a form's sender waits for a page here. The gateway, which shows pages itself, asks for the API's own answer. */
export const goesToPage = (request: FastifyRequest) =>
  isForm(request) && request.headers.accept !== 'application/json';

/** A form's fields as they were sent; one that would be an object's prototype is none of ours, and breaks who copies it. */
const fieldsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => name !== '__proto__'));

/** A form's body as JSON would have sent it: a box that is ticked is sent, whatever its value, and one that is not is not. */
export function readForm(text: string): Record<string, unknown> {
  const fields = fieldsIn(text);
  return { ...fields, consent: 'consent' in fields };
}

const takeForms = (scope: FastifyInstance, read: (text: string) => Record<string, unknown>) =>
  void scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, read(body.toString())),
  );

/** Lets the routes of a scope take forms; every other one answers 415 to them. */
export const acceptForms = (scope: FastifyInstance): void => takeForms(scope, readForm);

/** The same for routes that read the fields as they were sent. */
export const readForms = (scope: FastifyInstance): void => takeForms(scope, fieldsIn);

/** The address of a page of the form, with what is not empty of a query. */
export function pageAddress(
  path: string,
  locale: Locale,
  query: Readonly<Record<string, string>>,
): string {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return localisePath(path, locale) + (said.size > 0 ? `?${said.toString()}` : '');
}

/**
 * Answers a form by the page that goes on, whatever happens: the API has no words for travellers.
 * @param onProblem the page that says what went wrong: the problem's code, `failed` when it is ours, and a challenge to bring back.
 */
export async function redirectForm(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<string>,
  onProblem: (said: { problem: string; proof?: string }) => string,
): Promise<FastifyReply> {
  let address: string;
  try {
    address = await work();
  } catch (error) {
    if (!(error instanceof ApiProblem)) request.log.error({ err: forLog(error) });
    address = onProblem(
      error instanceof ApiProblem
        ? { problem: error.code, ...challengeIn(error) }
        : { problem: 'failed' },
    );
  }
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}
