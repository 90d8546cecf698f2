import type { FastifySchema } from 'fastify';
import { problem } from './endpointParts.ts';

type Node = Record<string, unknown>;

/** The most characters of a text that says nothing of its own; the longest that are stored have 4,000. */
const longestText = 10_000;
/** The most of a number that says nothing of its own: up to there every whole number is exact. */
const largest = Number.MAX_SAFE_INTEGER;

const isEndless = (pattern: unknown) =>
  typeof pattern === 'string' && /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\./g, ''));

/** Whether a schema leaves a text, or a number, any size. */
export const isUnbounded = (schema: Node): boolean => {
  if ('enum' in schema || 'const' in schema) return false;
  if (schema['type'] === 'string')
    return !('maxLength' in schema || 'format' in schema) && isEndless(schema['pattern'] ?? '*');
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return !('minimum' in schema && 'maximum' in schema);
  return false;
};

/**
 * A schema in which every text and every number has an end: what says nothing of its own gets one that holds for all of the
 * API. Of a request it is checked; who reads an answer can reserve room.
 */
export function bounded(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bounded);
  if (typeof schema !== 'object' || schema === null) return schema;
  const node = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [
      key,
      key === 'examples' ? inner : bounded(inner),
    ]),
  );
  if (!isUnbounded(node)) return node;
  return node['type'] === 'string'
    ? { ...node, maxLength: longestText }
    : { minimum: -largest, maximum: largest, ...node };
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * An endpoint's schema with bounds, and with the failures that nobody writes down at each one: what any route with
 * parameters, a body, a changing method or a session may answer.
 */
export function completed(schema: FastifySchema, method: string): FastifySchema {
  const { params, querystring, body, security } = schema as Node;
  const isChanging = changing.has(method);
  const failures = [
    ...(params || querystring || body || isChanging ? [400] : []),
    ...(isChanging ? [403] : []),
    ...(body ? [413, 415] : []),
    ...(isChanging || security ? [503] : []),
  ];
  const failed = Object.fromEntries(failures.map((status) => [status, problem]));
  const described = {
    ...schema,
    response: { ...failed, ...(schema.response as Node | undefined) },
  };
  return bounded(described) as FastifySchema;
}
