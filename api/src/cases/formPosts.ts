import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, localisePath, type Locale } from '@eldorado/i18n/locale';
import { ApiProblem, forLog } from '../http/problem.ts';
import { challengeIn } from '../http/proofOfWork.ts';

const formType = 'application/x-www-form-urlencoded';

/** Lets the routes of a scope read forms; every other one answers 415 to them. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith(formType) === true;

/** A body of any shape by its fields; what is no object has none. */
export const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : 'es');

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
