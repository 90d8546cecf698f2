import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { FieldError, fieldWiring, type FieldProps } from './Field.tsx';
import styles from './form.module.css';

/** One yes or no, such as a consent. */
export function CheckboxField({
  label,
  name,
  hint,
  error,
  className,
  id,
  ...input
}: Omit<FieldProps, 'optional'> &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'className' | 'type'> & {
    className?: string | undefined;
  }) {
  const { control, hintId, errorId } = fieldWiring({ name, hint, error, id });
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.choice}>
        <input {...input} {...control} type="checkbox" className={styles.tick} />
        <label htmlFor={control.id}>{label}</label>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
