import Type from 'typebox';
import type { AnyObject, ObjectSchema, SchemaDescription } from 'yup';

/** How a form reaches the API: as JSON, or as a browser sends it by itself. */
type Encoding = 'json' | 'urlencoded';

/**
 * The body of a form for OpenAPI, from the schema that checks it. Routes check by that schema themselves, so that each
 * failed field answers with its code.
 */
export function formSchema<Form extends AnyObject>(
  schema: ObjectSchema<Form>,
  $id: string,
  encoding: Encoding = 'json',
) {
  const fields = Object.entries(schema.describe().fields) as [string, SchemaDescription][];
  return Type.Unsafe<Form>({
    $id,
    type: 'object',
    required: fields.filter(([, field]) => !field.optional).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, encoding)])),
  });
}

function valueOf({ type, tests, oneOf, meta }: SchemaDescription, encoding: Encoding): object {
  const { description } = (meta ?? {}) as { description?: string };
  const words = description === undefined ? {} : { description };
  if (type === 'boolean')
    return encoding === 'json'
      ? { type: 'boolean', enum: [...oneOf], ...words }
      : { type: 'string', description: 'Sent when the box is ticked.' };
  const rule = (test: string) => tests.find(({ name }) => name === test);
  return {
    type: 'string',
    ...(rule('required') && oneOf.length === 0 && { minLength: 1 }),
    ...(rule('max') && { maxLength: Number(rule('max')?.params?.['max']) }),
    ...(oneOf.length > 0 && { enum: [...oneOf] }),
    ...words,
  };
}
