import type { TSchema } from 'typebox';
import * as s from './schemas/index.ts';

/** A failure: fastify and the OpenAPI document both take its content type from here. */
export const problem = {
  description: 'Problem document',
  content: { 'application/problem+json': { schema: s.ref(s.Problem) } },
};

/** The response schemas of an endpoint: its answer, and problem documents for the failures it names. */
export function answers<T extends TSchema, C extends number = never>(ok: T, ...failures: C[]) {
  const failed = Object.fromEntries(failures.map((status) => [status, problem]));
  return { 200: ok, ...failed } as { 200: T } & Record<C, typeof problem>;
}

export function get<const S extends object>(url: string, tag: string, summary: string, schema: S) {
  return { method: 'GET' as const, url, schema: { tags: [tag], summary, ...schema } };
}
