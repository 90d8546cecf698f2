import Type, { type TOptional, type TUnsafe } from 'typebox';
import type { AnyObject, ObjectSchema, SchemaDescription } from 'yup';
import { words } from '../schema.ts';

/** How a form reaches the API: as JSON, or as a browser sends it by itself. */
type Encoding = 'json' | 'urlencoded';
type Fields = [name: string, field: SchemaDescription][];

/**
 * The body of a form for OpenAPI, from the schema that checks it. Routes check by that schema themselves, so that each
 * failed field answers with its code.
 */
export function formSchema<Form extends AnyObject>(
  schema: ObjectSchema<Form>,
  $id: string,
  encoding: Encoding = 'json',
) {
  const fields = Object.entries(schema.describe().fields) as Fields;
  return Type.Unsafe<Form>({
    $id,
    type: 'object',
    required: fields.filter(([, field]) => !field.optional).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, encoding)])),
  });
}

/**
 * The fields of a form that is sent in parts, its texts as JSON and browsers alike send them: none must be there, and an empty
 * one is not answered.
 * @param shapes answers that show between them each field that only some answers ask for.
 */
export function formParts<Form extends AnyObject>(
  schema: ObjectSchema<Form>,
  shapes: readonly Partial<Form>[],
) {
  const parts: Record<string, TOptional<TUnsafe<string>>> = {};
  for (const value of shapes)
    for (const [name, field] of Object.entries(schema.describe({ value }).fields) as Fields) {
      const { minLength: _needed, format, ...said } = valueOf(field, 'json');
      const part = {
        ...parts[name],
        ...said,
        ...(said.enum && { enum: [...said.enum, ''] }),
        ...(format && { anyOf: [{ type: 'string', format }, words([''])] }),
      };
      parts[name] = Type.Optional(Type.Unsafe<string>(part));
    }
  return parts as Record<keyof Form, TOptional<TUnsafe<string>>>;
}

interface Value {
  type: string;
  minLength?: number;
  maxLength?: number;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  description?: string;
}

/** Formats by the names of the rules that check them. */
const formats: Readonly<Record<string, string>> = { email: 'email', day: 'date' };

function valueOf({ type, tests, oneOf, meta }: SchemaDescription, encoding: Encoding): Value {
  const { description } = (meta ?? {}) as { description?: string };
  const said = description === undefined ? {} : { description };
  if (type === 'boolean')
    return encoding === 'json'
      ? { type: 'boolean', enum: [...oneOf], ...said }
      : { type: 'string', description: 'Sent when the box is ticked.' };
  const rule = (test: string) => tests.find(({ name }) => name === test);
  const format = tests.flatMap(({ name }) => formats[name ?? ''] ?? [])[0];
  const regex = rule('matches')?.params?.['regex'];
  return {
    type: 'string',
    ...(rule('required') && oneOf.length === 0 && { minLength: 1 }),
    ...(rule('max') && { maxLength: Number(rule('max')?.params?.['max']) }),
    ...(oneOf.length > 0 && { enum: [...oneOf] }),
    ...(format !== undefined && { format }),
    ...(regex instanceof RegExp && { pattern: regex.source }),
    ...said,
  };
}
