import type { ComponentProps } from 'react';
import { pqrsLimits } from '@eldorado/rules/pqrs';
import { TextField } from '@eldorado/ui';
import type { StepFieldsProps } from './stepFieldsProps.ts';

/** A text with names to choose from; the browser offers them, also without JavaScript. */
export function Named({
  data,
  message,
  field,
  hint,
  names,
  ...input
}: StepFieldsProps & {
  field: 'flight' | 'establishment' | 'place';
  hint: string;
  names: readonly string[];
} & Pick<ComponentProps<'input'>, 'autoCapitalize' | 'spellCheck'>) {
  return (
    <>
      <TextField
        {...input}
        label={data.texts[field]}
        name={field}
        defaultValue={data.answers[field]}
        hint={hint}
        error={message(field)}
        optional
        maxLength={pqrsLimits[field]}
        autoComplete="off"
        list={`${field}-names`}
      />
      <datalist id={`${field}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
