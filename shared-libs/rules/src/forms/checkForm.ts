import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { FormFault } from './fields.ts';

export type CheckedForm<Form> =
  | { kind: 'valid'; form: Form }
  /** The first fault of each field, in the order of the form. */
  | { kind: 'invalid'; faults: { path: string; code: FormFault }[] };

/**
 * Checks a body of any shape by a form's schema.
 * @returns the form, its texts trimmed and what the schema does not know left out; or every field that is wrong.
 */
export function checkForm<Form extends AnyObject>(
  schema: ObjectSchema<Form>,
  body: unknown,
): CheckedForm<Form> {
  try {
    const form = schema.validateSync(knownOf(schema, body), {
      abortEarly: false,
      stripUnknown: true,
    });
    return { kind: 'valid', form: form as Form };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, FormFault>();
    for (const { path = '', message } of error.inner)
      if (!first.has(path)) first.set(path, message as FormFault);
    const order = Object.keys(schema.fields);
    return {
      kind: 'invalid',
      faults: [...first]
        .map(([path, code]) => ({ path, code }))
        .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path)),
    };
  }
}

/**
 * What a body has of the fields that a schema knows. Yup looks names up in objects that inherit some (`constructor` is no field)
 * and makes texts of objects by what they call `toString`: neither meets it.
 */
function knownOf({ fields }: { fields: object }, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) return {};
  const given = Object.entries(body as Record<string, unknown>);
  return Object.fromEntries(
    given
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, value]) => [name, typeof value === 'object' && value !== null ? {} : value]),
  );
}
