import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { sharedSchemas } from '../openapi/schemas.ts';

/** The shared schemas with each reference replaced by what it means. */
const schemas = new Map(sharedSchemas.map((schema) => [schema.$id, schema]));
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as { $ref?: string };
  if ($ref !== undefined) return resolved(schemas.get($ref.replace('#', '')));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$id')
      .map(([key, inner]) => [key, resolved(inner)]),
  );
}
/** What is wrong with a value by its shared schema, three faults at most (for tests). */
export function faults(name: string, value: unknown) {
  return [...Compile(resolved(schemas.get(name)) as TSchema).Errors(value)].slice(0, 3);
}
