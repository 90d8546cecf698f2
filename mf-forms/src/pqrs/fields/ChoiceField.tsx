import { pqrsIdentities, pqrsRequests, pqrsTopics, pqrsTypes } from '@eldorado/rules/pqrs';
import { RadioGroup } from '@eldorado/ui';
import { choiceText, fill } from '../pqrsText.ts';
import type { PqrsData } from '../pqrsData.ts';
import type { StepFieldsProps } from './stepFieldsProps.ts';

const words = {
  type: pqrsTypes,
  request: pqrsRequests,
  topic: pqrsTopics,
  identity: pqrsIdentities,
} as const;

/** A page that is one question with a few answers. */
export function ChoiceField({
  data,
  message,
  field,
}: StepFieldsProps & { field: keyof typeof words }) {
  const { texts, answers } = data;
  return (
    <RadioGroup
      label={texts[field]}
      name={field}
      defaultValue={answers[field]}
      error={message(field)}
      options={words[field].map((value) => ({
        value,
        label: choiceText(texts, field, value),
        hint: hintOf(data, field, value),
      }))}
    />
  );
}

function hintOf({ texts, terms }: PqrsData, field: string, value: string): string | undefined {
  if (field === 'request') {
    const days = terms[`pqrs-${value}`];
    return days === undefined ? undefined : fill(texts.requestTerm, { days });
  }
  const hint = choiceText(texts, field, `${value}Hint`);
  return hint === `${value}Hint` ? undefined : hint;
}
