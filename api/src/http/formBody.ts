import type { FastifyInstance, FastifyRequest } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/** Whether a page's form was sent by the browser itself, without JavaScript. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith(formType) === true;

/** A form's body as JSON would have sent it: a box that is ticked is sent, whatever its value, and one that is not is not. */
export function readForm(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text);
  return { ...Object.fromEntries(fields), consent: fields.has('consent') };
}

/** Lets the routes of a scope take forms; every other one answers 415 to them. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, readForm(body.toString())),
  );
}
