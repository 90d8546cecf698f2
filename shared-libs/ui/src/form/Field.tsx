import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { alertIcon } from '../icon/icons.ts';
import { useWords } from '../words.ts';
import styles from './form.module.css';

/** What every field has beside its own control. */
export interface FieldProps {
  label: ReactNode;
  /** Name in the submitted form; also the control's id unless `id` says otherwise. */
  name: string;
  hint?: ReactNode;
  /** What is wrong, in a sentence that says how to correct it. */
  error?: ReactNode;
  /** Marks the label; a field without the mark is required. */
  optional?: boolean | undefined;
}

/** Ids and ARIA attributes that tie a control to its hint and its error. */
export function fieldWiring({
  name,
  hint,
  error,
  id = name,
}: Pick<FieldProps, 'name' | 'hint' | 'error'> & { id?: string | undefined }) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    hintId,
    errorId,
    control: {
      id,
      name,
      'aria-describedby': classNames(hintId, errorId),
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

/** The look of a control inside a `Field`. */
export const controlClass = styles.control;

export function OptionalMark() {
  return <span className={styles.optional}> {useWords().optional}</span>;
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={alertIcon} />
      <span>{children}</span>
    </p>
  );
}

/** The frame around one control: its label inside the box, hint and error under it. */
export function Field(props: {
  id: string;
  label: ReactNode;
  optional?: boolean | undefined;
  hint?: ReactNode;
  hintId: string | undefined;
  error?: ReactNode;
  errorId: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.field, props.className)}>
      <div className={styles.box}>
        <label htmlFor={props.id} className={styles.label}>
          {props.label}
          {props.optional && <OptionalMark />}
        </label>
        {props.children}
      </div>
      {props.hint && (
        <p id={props.hintId} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.error && <FieldError id={props.errorId}>{props.error}</FieldError>}
    </div>
  );
}
