import { classNames, FieldError, fieldWiring, type FieldProps } from '@eldorado/ui';
import styles from './code.module.css';

export interface CodeFieldProps extends Omit<FieldProps, 'optional'> {
  /** How many digits the code has, 4 to 8. */
  length: 4 | 5 | 6 | 7 | 8;
  /** Its digits so far, and no more than them. */
  value: string;
  onChange: (digits: string) => void;
  className?: string | undefined;
}

const digitsOf = (text: string, length: number) => text.replaceAll(/\D/g, '').slice(0, length);

/**
 * A one-time code. It looks like a box a digit and is one field, so that a phone fills it in from the message, it can
 * be pasted with spaces or hyphens, and a screen reader reads one thing. It never submits by itself.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, length, value, onChange, hint, error } = props;
  const { control, hintId, errorId } = fieldWiring(props);
  return (
    <div className={classNames(styles.field, props.className)}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      <div className={styles.room}>
        <div
          className={classNames(styles.boxes, Boolean(error) && styles.wrong)}
          data-length={length}
        >
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              aria-hidden="true"
              className={classNames(styles.box, place === value.length && styles.next)}
            />
          ))}
          {/* No maxLength: it would cut a pasted code before its spaces are gone. */}
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 \-]*"
            value={value}
            onChange={(event) => onChange(digitsOf(event.currentTarget.value, length))}
            className={styles.input}
          />
        </div>
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
