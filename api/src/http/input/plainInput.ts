import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../problem.ts';

interface Found {
  path: string;
  code: 'text-invalid' | 'number-invalid';
}

/**
 * The first value in what a request sent that nothing behind can take, or null: a text with U+0000 or half a surrogate
 * pair, which PostgreSQL refuses, or a number that is not finite, which `Infinity` in an address and `1e999` in a body become.
 * Goes through without recursion: how deep a body is nested is its sender's choice. Values of classes, such as dates that a
 * parser made, are left alone.
 */
export function findUnusable(sent: unknown): Found | null {
  const open: { value: unknown; path: string }[] = [{ value: sent, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isUsable(value)) return { path, code: 'text-invalid' };
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) return { path, code: 'number-invalid' };
    } else if (typeof value === 'object' && value !== null && isPlain(value)) {
      for (const [name, inner] of Object.entries(value)) {
        if (!isUsable(name)) return { path, code: 'text-invalid' };
        open.push({ value: inner, path: path === '' ? name : `${path}..${name}` });
      }
    }
  }
  return null;
}

const isUsable = (text: string) => !/[\0\p{Cs}]/u.test(text);

/** Whether it is a list or a mere object; the one of a query has a prototype of its own with nothing behind it. */
function isPlain(value: object) {
  const made: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || made === null || Object.getPrototypeOf(made) === null;
}

/**
 * Answers 400 to every request with such a value in its path, query or body. After validation, which turns texts into numbers.
 * @param readsTexts routes that look at texts themselves, and name what is wrong by codes that their forms know.
 */
export function refuseUnusableInput(app: FastifyInstance, readsTexts: RegExp): void {
  app.addHook('preHandler', ({ params, query, body, routeOptions }, _reply, done) => {
    // What is behind a `?` where nothing is described there is read by nobody.
    const asked = routeOptions.schema?.querystring ? query : null;
    const found = findUnusable(params) ?? findUnusable(asked) ?? findUnusable(body);
    const theirs = found?.code === 'text-invalid' && readsTexts.test(routeOptions.url ?? '');
    if (found === null || theirs) return done();
    done(
      new ApiProblem(400, 'invalid-request', 'A text or a number of the request cannot be used.', {
        errors: [found],
      }),
    );
  });
}
