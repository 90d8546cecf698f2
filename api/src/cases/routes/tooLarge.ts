import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '../../http/input/formBody.ts';

/** Bytes of a page's form: far more than its fields take, so that what is too long is kept and told with its field. */
export const longestForm = 512 * 1024;

/** The page that a form came from, if it is one of this form's. */
function pageOf({ headers }: FastifyRequest): URL {
  const first = new URL('http://site/contacto/pqrs');
  const came = headers.referer;
  if (came === undefined || !URL.canParse(came)) return first;
  const { pathname, search } = new URL(came);
  return /^(?:\/(?:en|fr|pt))?\/contacto\/pqrs(?:\/[a-z]+)?$/.test(pathname)
    ? new URL(pathname + search, first)
    : first;
}

/** Answers a form that is too large to be read by its page, which says so: the API has no words for travellers. */
export function tooLargeToPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE' || !isForm(request)) throw error;
  const page = pageOf(request);
  page.searchParams.set('problem', 'too-large');
  void reply.header('cache-control', 'no-store').redirect(page.pathname + page.search, 303);
}
