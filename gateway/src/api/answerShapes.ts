import { endpoints } from 'api/endpoints';
import { sharedSchemas } from 'api/schemas';
import Format from 'typebox/format';
import { Compile } from 'typebox/schema';

type Json = Readonly<Record<string, unknown>>;

/** What of a schema says which fields there are, and of which kind. */
const structure = ['type', 'required', 'items', 'anyOf', 'allOf', 'oneOf', 'additionalProperties'];

/** What a page computes with: one that is none would fail it as a whole. */
const times: readonly unknown[] = ['date', 'date-time'];
/** A time as the format has it, and one that there is for JavaScript too, to which a leap second is none. */
const shown = 'shown-time';
Format.Set(
  shown,
  (text) =>
    (Format.Test('date-time', text) || Format.Test('date', text)) &&
    !Number.isNaN(Date.parse(text)),
);

/**
 * A schema of the API without its words, patterns and limits: an API that is newer than this gateway may know one word more, and
 * its answer serves all the same.
 */
function looseOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(looseOf);
  if (!isObject(schema)) return schema;
  const { $ref, format, properties } = schema;
  if (typeof $ref === 'string') return { $ref: `#/$defs/${$ref.replace('#', '')}` };
  const kept = structure
    .filter((name) => name in schema)
    .map((name) => [name, looseOf(schema[name])] as const);
  const fields = isObject(properties)
    ? Object.entries(properties).map(([name, field]) => [name, looseOf(field)] as const)
    : [];
  return {
    ...Object.fromEntries(kept),
    ...(times.includes(format) && { format: shown }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
  };
}

const $defs = Object.fromEntries(sharedSchemas.map((schema) => [schema.$id, looseOf(schema)]));

interface Shape {
  pattern: RegExp;
  fits(answer: unknown): boolean;
}

/** A check is made when it is needed first: a gateway with the API inside needs none. */
function shapeOf(url: string, schema: unknown): Shape {
  let check: { Check(value: unknown): boolean } | undefined;
  const path = url.replace(/^\/api/, '').replace(/:\w+/g, '[^/]+');
  return {
    pattern: new RegExp(`^${path}$`),
    fits: (answer) => (check ??= Compile({ ...(looseOf(schema) as Json), $defs })).Check(answer),
  };
}

/** Of what is read as JSON. */
const shapes = endpoints
  .flatMap(({ method, url, schema: { response } }) => {
    const answer = response[200];
    return method === 'GET' && answer && '$ref' in answer ? [shapeOf(url, answer)] : [];
  })
  // A path that is written out wins over one with a parameter.
  .sort((a, b) => Number(a.pattern.source.includes('[')) - Number(b.pattern.source.includes('[')));

const problem = shapeOf('/problem', { $ref: 'Problem#' });

/**
 * Whether an answer of the API has the structure that its endpoint promises, by the API's own schemas.
 * @param url without `/api`; its query does not matter.
 * @returns null for an address that the API of this version does not have.
 */
export function hasShape(url: string, answer: unknown): boolean | null {
  const path = url.split('?')[0] ?? '';
  const shape = shapes.find(({ pattern }) => pattern.test(path));
  return shape ? shape.fits(answer) : null;
}

/** Whether an answer is a refusal as the API writes it. */
export const isProblem = (answer: unknown): boolean => problem.fits(answer);

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
