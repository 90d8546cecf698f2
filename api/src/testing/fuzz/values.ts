import fc, { type Arbitrary } from 'fast-check';

/** A schema of the OpenAPI document, as far as values are made from it. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: Schema[];
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Known {
  /** The schemas that others refer to. */
  shared: Readonly<Record<string, Schema>>;
  /** Values that exist or pass, by the name of a field: ids, addresses, days on which there are flights. */
  values: Readonly<Record<string, readonly unknown[]>>;
  /** Without fields that nobody knows: a header of any name may be one of HTTP's own. */
  strict?: boolean;
}

/** Texts that have broken something somewhere. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00a',
  '😀',
  'e\u0301'.repeat(20),
  '\u202eabc',
  '\r\nset-cookie: a=b',
  "'; drop table flights; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  '%00',
  '%',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '9'.repeat(400),
  'a'.repeat(5_000),
];
/** Instants and days that there are none of, that are not written as such, or that no calendar here reaches. */
const wrongInstants = [
  ...['2026-02-30', '2026-13-01', '0000-00-00', '2026-11-20T24:30:00Z', '2026-11-20T17:60:00Z'],
  ...['0000-00-00T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '99999-01-01'],
  ...['2026-11-20T25:61:00-99:00', '2026-11-20T17:00:00+24:00', '2026-11-20T17:00', '24:00'],
  ...['2026-11-20 17:00:00Z', '2026-11-20T17:00:00.0000000000001Z', '1795194000000', 'x', 'now'],
];
/** Names that every object answers to, though nobody gave them. */
export const inheritedNames = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON'],
  ...['isPrototypeOf', 'propertyIsEnumerable', '__defineGetter__', '__lookupSetter__', 'length'],
];
const oddNumbers = [0, -0, -1, 1e308, -1e308, 2 ** 31, 2 ** 53, 0.1, 1e-320];

export const oddText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts, ...wrongInstants, ...inheritedNames),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
/** Names that an object inherits, as its own. */
const inherited: Arbitrary<unknown> = fc.dictionary(
  fc.constantFrom(...inheritedNames),
  fc.oneof(oddText, fc.constantFrom<unknown>(1, null, {}, [], { toString: 1 })),
  { minKeys: 1, maxKeys: 3 },
);
/** Lists and objects within each other, deeper than anything means. */
const deep: Arbitrary<unknown> = fc
  .tuple(
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"__proto__":', '}'], ['[{"toString":', '}]']),
    fc.integer({ min: 2, max: 2_000 }),
  )
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`)
  .map((text) => JSON.parse(text) as unknown);
/** Anything that JSON can say, and a few things that only look like it. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, [], {}, ...oddNumbers),
  deep,
  inherited,
  fc.dictionary(oddText, oddText, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2026-10-01'), max: new Date('2027-02-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'date') return textOf({ format: 'date-time' }).map((text) => text.slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength });
  const most = Math.min(maxLength, 200);
  return fc.oneof(
    { weight: 20, arbitrary: fc.string({ minLength, maxLength: Math.min(most, 20) }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: most }) },
  );
}

/** Values that a schema allows. */
function good(schema: Schema, known: Known): Arbitrary<unknown> {
  if (schema.$ref !== undefined)
    return good(known.shared[schema.$ref.split('/').at(-1) ?? ''] ?? {}, known);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => mostlyGood(one, known)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const { minimum = -1e9, maximum = 1e9 } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: minimum, max: maximum }),
        fc.constantFrom(minimum, maximum),
      );
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(mostlyGood(schema.items ?? {}, known), {
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return objectOf(schema.properties ?? {}, known);
    default:
      return oddValue;
  }
}

/** An object whose fields are mostly there and mostly good; now and then one that nobody knows. */
export function objectOf(
  properties: Readonly<Record<string, Schema>>,
  known: Known,
): Arbitrary<Record<string, unknown>> {
  const fields = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        fc.option(fieldOf(name, inner, known), { freq: 15, nil: undefined }),
      ]),
    ),
  );
  if (known.strict) return fields;
  const more = fc.oneof(
    { weight: 10, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(oddText, oddValue, { maxKeys: 2 }) },
    { weight: 1, arbitrary: inherited as Arbitrary<object> },
  );
  return fc.tuple(fields, more).map(([own, added]) => ({ ...own, ...added }));
}

const isOfTime = (name: string, { format }: Schema) =>
  format?.startsWith('date') === true ||
  /[Dd]ate|[Dd]ay|[Tt]ime|At$|^(at|from|to|since|until)$/.test(name);

/** A field's value: one that is known for its name more often than not; of a time now and then one that is none. */
export function fieldOf(name: string, schema: Schema, known: Known): Arbitrary<unknown> {
  const there = known.values[name];
  const usual = isOfTime(name, schema)
    ? fc.oneof(
        { weight: 5, arbitrary: mostlyGood(schema, known) },
        { weight: 1, arbitrary: fc.constantFrom<unknown>(...wrongInstants) },
      )
    : mostlyGood(schema, known);
  if (there === undefined) return usual;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...there) },
    { weight: 1, arbitrary: usual },
  );
}

/** Values that a schema allows, and one in thirteen that it does not. */
export const mostlyGood = (schema: Schema, known: Known): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: good(schema, known) }, { weight: 1, arbitrary: oddValue });
