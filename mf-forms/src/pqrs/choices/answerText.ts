import { formatDay, type Locale } from '@eldorado/i18n';
import { otherAirline, type PqrsField } from '@eldorado/rules/pqrs';
import type { Choice } from './noChoices.ts';
import type { PqrsData } from '../pqrsData.ts';
import { choiceText } from '../pqrsText.ts';

const labelOf = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** An answer as people read it; empty when there is none. */
export function answerText(
  { texts, answers, choices, flight }: PqrsData,
  field: PqrsField,
  locale: Locale,
) {
  const value = answers[field];
  if (value === '') return '';
  switch (field) {
    case 'type':
    case 'request':
    case 'topic':
    case 'identity':
    case 'item':
      return choiceText(texts, field, value);
    case 'airline':
      return value === otherAirline ? texts.airlineOther : labelOf(choices.airlines, value);
    case 'flight':
      return flight ?? value;
    case 'establishmentType':
      return labelOf(choices.establishmentTypes, value);
    case 'service':
      return labelOf(choices.services, value);
    case 'eventDate':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, locale) : value;
    case 'consent':
      return texts.yes;
    default:
      return value;
  }
}
