import type { TSchema } from 'typebox';
import { Problem, ref } from './schema.ts';

/** A failure: fastify and the OpenAPI document both take its content type from here. */
export const problem = {
  description: 'Problem document',
  content: { 'application/problem+json': { schema: ref(Problem) } },
};

/** The response schemas of an endpoint: its answer, and problem documents for the failures it names. */
export function answers<T extends TSchema, C extends number = never>(ok: T, ...failures: C[]) {
  const failed = Object.fromEntries(failures.map((status) => [status, problem]));
  return { 200: ok, ...failed } as { 200: T } & Record<C, typeof problem>;
}

/** An endpoint that is read: its address, the group and sentence it has in the document, and its schemas. */
export function get<const S extends object>(url: string, tag: string, summary: string, schema: S) {
  return { method: 'GET' as const, url, schema: { tags: [tag], summary, ...schema } };
}
