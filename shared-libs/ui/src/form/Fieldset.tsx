import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { FieldError, OptionalMark } from './Field.tsx';
import styles from './form.module.css';

/** Fields that answer one question together. */
export function Fieldset(props: {
  legend: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Base of the ids of hint and error. */
  id?: string | undefined;
  className?: string | undefined;
}) {
  const hintId = props.hint && props.id ? `${props.id}-hint` : undefined;
  const errorId = props.error && props.id ? `${props.id}-error` : undefined;
  return (
    <fieldset
      className={classNames(styles.fieldset, props.className)}
      disabled={props.disabled}
      aria-describedby={classNames(hintId, errorId)}
    >
      <legend className={styles.legend}>
        {props.legend}
        {props.optional && <OptionalMark />}
      </legend>
      {props.hint && (
        <p id={hintId} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.error && <FieldError id={errorId}>{props.error}</FieldError>}
      {props.children}
    </fieldset>
  );
}
