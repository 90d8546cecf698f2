import { SelectField } from '@eldorado/ui';
import type { Choice } from '../choices/noChoices.ts';
import type { StepFieldsProps } from './stepFieldsProps.ts';

/** One of many. */
export function Chosen(
  props: StepFieldsProps & {
    field: 'airline' | 'establishmentType' | 'service' | 'item';
    options: readonly Choice[];
    onChoose?: (value: string) => void;
  },
) {
  const { data, message, field, options, onChoose } = props;
  return (
    <SelectField
      label={data.texts[field]}
      name={field}
      defaultValue={data.answers[field]}
      error={message(field)}
      options={[{ value: '', label: data.texts.choose }, ...options]}
      onChange={(event) => onChoose?.(event.currentTarget.value)}
    />
  );
}
