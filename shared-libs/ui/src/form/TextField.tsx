import type { ComponentPropsWithRef } from 'react';
import { Field, fieldWiring, type FieldProps } from './Field.tsx';
import styles from './form.module.css';

type Own = keyof FieldProps | 'className';

/** One line of text; `type`, `inputMode`, `autoComplete` and the rest go to the input. */
export function TextField({
  label,
  name,
  hint,
  error,
  optional,
  className,
  id,
  type = 'text',
  ...input
}: FieldProps & Omit<ComponentPropsWithRef<'input'>, Own> & { className?: string | undefined }) {
  const { control, hintId, errorId } = fieldWiring({ name, hint, error, id });
  return (
    <Field {...{ label, hint, error, optional, className, hintId, errorId }} id={control.id}>
      <input {...input} {...control} type={type} className={styles.control} />
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  name,
  hint,
  error,
  optional,
  className,
  id,
  rows = 5,
  ...input
}: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, Own> & { className?: string | undefined }) {
  const { control, hintId, errorId } = fieldWiring({ name, hint, error, id });
  return (
    <Field {...{ label, hint, error, optional, className, hintId, errorId }} id={control.id}>
      <textarea {...input} {...control} rows={rows} className={styles.control} />
    </Field>
  );
}
