import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whyDown } from '../db/down.ts';
import type { Problem } from './schema.ts';

type FieldError = NonNullable<Problem['errors']>[number];

/** A failure that the API answers on purpose; the site translates its code. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    detail: string,
    more: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

/** One field of a request that is wrong; its code is the problem's. */
export const wrongField = (path: string, code: string, detail: string, status = 400) =>
  new ApiProblem(status, code, detail, { errors: [{ path, code }] });

/** Somebody asks too often. @param wait seconds until the next try. */
export const tooManyRequests = (wait: number, code = 'too-many-requests') =>
  new ApiProblem(429, code, `Try again in ${wait} seconds.`, {
    headers: { 'retry-after': String(wait) },
  });

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};

function send(
  reply: FastifyReply,
  status: number,
  code: string,
  detail: string,
  errors?: FieldError[],
) {
  const body: Problem = {
    type: `/problems/${code}`,
    title: titles[status] ?? 'Error',
    status,
    detail,
    code,
    ...(errors ? { errors } : {}),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Failure {
  statusCode?: number;
  code?: string;
  message?: string;
  validation?: readonly {
    instancePath: string;
    keyword: string;
    params?: { missingProperty?: string };
  }[];
  validationContext?: string;
}

/** A failure as the log may keep it: a statement without its parameters, which are what people typed. */
export function forLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { query, cause } = error as { query?: string; cause?: unknown };
  const { code, detail } = error as { code?: string; detail?: string };
  // PostgreSQL quotes a value that it cannot take (class 22) in its message.
  const quotes = code?.startsWith('22') ?? false;
  if (query === undefined && detail === undefined && !quotes) return error;
  const message = quotes ? 'The database cannot take a value' : error.message;
  const shown = new Error(query === undefined ? message : `Failed query: ${query}`);
  return Object.assign(shown, {
    stack: error.stack?.replace(error.message, shown.message),
    ...(code && { code }),
    ...(cause !== undefined && { cause: forLog(cause) }),
  });
}

/** Where a request went, without what its sender put into the address. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

/** Answers a failure with its problem document, and logs it when it is ours. */
export function answerFailure(raw: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (raw instanceof ApiProblem) {
    if (raw.status >= 500)
      request.log.error({ code: raw.code, route: routeOf(request) }, raw.message);
    void reply.headers(raw.headers);
    return send(reply, raw.status, raw.code, raw.message, raw.errors);
  }
  const { validation } = raw as Failure;
  if (validation) {
    const errors = validation.map(({ instancePath, keyword, params }) => ({
      path: instancePath.slice(1).replaceAll('/', '..') || params?.missingProperty || '',
      code: kebab(keyword),
    }));
    return send(
      reply,
      400,
      'invalid-request',
      (raw as Failure).message ?? 'The request is not valid',
      errors,
    );
  }
  const status = (raw as Failure).statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const code =
      status === 413 ? 'too-large' : status === 415 ? 'unsupported-media-type' : 'invalid-request';
    return send(reply, status, code, (raw as Failure).message ?? 'The request is not valid');
  }
  const why = whyDown(raw);
  if (why !== null) {
    request.log.error({ code: 'database-unavailable', route: routeOf(request) }, why);
    void reply.header('retry-after', '5');
    return send(
      reply,
      503,
      'database-unavailable',
      'The database does not answer. Try again in a moment.',
    );
  }
  request.log.error({ err: forLog(raw), route: routeOf(request) });
  return send(reply, 500, 'internal-error', 'An unexpected error happened.');
}

/** Makes every failure of an app a problem document (RFC 9457), whatever went wrong. */
export function answerProblems(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) =>
    send(
      reply,
      404,
      'not-found',
      `Nothing is at ${request.method} ${request.url.split('?')[0] ?? ''}`,
    ),
  );
  app.setErrorHandler(answerFailure);
}
