import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import { Field, fieldWiring, type FieldProps } from './Field.tsx';
import styles from './form.module.css';

export interface Option {
  value: string;
  label: string;
}

/** One of more than five options; fewer are a `RadioGroup`. */
export function SelectField({
  label,
  name,
  hint,
  error,
  optional,
  className,
  id,
  options,
  ...input
}: FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'className'> & {
    options: readonly Option[];
    className?: string | undefined;
  }) {
  const { control, hintId, errorId } = fieldWiring({ name, hint, error, id });
  return (
    <Field {...{ label, hint, error, optional, className, hintId, errorId }} id={control.id}>
      <select {...input} {...control} className={styles.control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={chevronDownIcon} className={styles.chevron} />
    </Field>
  );
}
