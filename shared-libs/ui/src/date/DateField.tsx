import { classNames, TextField, type FieldProps } from '@eldorado/ui';
import styles from './date.module.css';

export interface DateFieldProps extends FieldProps {
  /** First and last day that can be chosen. Days are written `2026-03-02`. */
  min?: string | undefined;
  max?: string | undefined;
  defaultValue?: string | undefined;
  /** With `onChange`: the field is controlled. */
  value?: string | undefined;
  /** Hears the day, or an empty text while it is not a complete one. */
  onChange?: ((day: string) => void) | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A day. The browser provides the calendar, in the visitor's own order of day and month. */
export function DateField({ onChange, className, ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      className={classNames(styles.date, className)}
      onChange={onChange && ((event) => onChange(event.currentTarget.value))}
    />
  );
}
