import type { ChangeEventHandler, ReactNode } from 'react';
import type { FieldProps } from './Field.tsx';
import { Fieldset } from './Fieldset.tsx';
import styles from './form.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  /** With `onChange`: the group is controlled. */
  value?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few options, all in sight. The first has the field's id, so that an error summary can lead to it. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, defaultValue, error } = props;
  return (
    <Fieldset
      legend={props.label}
      hint={props.hint}
      error={error}
      optional={props.optional}
      disabled={props.disabled}
      id={name}
      className={props.className}
    >
      <div className={styles.options}>
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${option.value}`;
          return (
            <div key={option.value} className={styles.choice}>
              <input
                id={id}
                type="radio"
                name={name}
                value={option.value}
                className={styles.tick}
                required={props.required}
                onChange={props.onChange}
                aria-describedby={option.hint ? `${id}-note` : undefined}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
              />
              <label htmlFor={id}>{option.label}</label>
              {option.hint && (
                <p id={`${id}-note`} className={styles.note}>
                  {option.hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}
