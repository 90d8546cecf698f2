import { boardDays } from '@eldorado/i18n';
import { readClock } from '@eldorado/i18n/bogota';
import { parseFlightName } from '@eldorado/rules';
import { kindOf, sides, type AnswerName, type Answers } from './connectionAnswers.ts';
import type { Bags } from '../plan/connectionRules.ts';

/** What is wrong with an answer; the message `connFault_…` says how to correct it. */
export interface Fault {
  field: AnswerName;
  key:
    | 'arrival'
    | 'departure'
    | 'baggage'
    | 'number'
    | 'day'
    | 'time'
    | 'unknownArrival'
    | 'unknownDeparture'
    | 'isArrival'
    | 'isDeparture'
    | 'cargo'
    | 'several'
    | 'before';
  values?: Readonly<Record<string, string>>;
}

/** What is wrong with the words themselves, before any flight is looked up. */
export function wordFaults(answers: Answers, today: string): Fault[] {
  const faults: Fault[] = [];
  for (const side of sides) {
    const number = answers[`${side}Flight`];
    const day = answers[`${side}Date`];
    const time = answers[`${side}Time`];
    if (number && !parseFlightName(number)) {
      faults.push({ field: `${side}Flight`, key: 'number', values: { number } });
    }
    if (day && !boardDays(today).includes(day)) {
      faults.push({ field: `${side}Date`, key: 'day' });
    }
    if (!number && !kindOf(answers[side])) faults.push({ field: side, key: side });
    if (time && !readClock(time)) faults.push({ field: `${side}Time`, key: 'time' });
  }
  if (!bagsOf(answers.baggage)) faults.push({ field: 'baggage', key: 'baggage' });
  return faults;
}

/** What becomes of the bags, by the word of the form. */
export const bagsOf = (text: string): Bags | null =>
  text === 'yes' ? 'through' : text === 'no' ? 'claimed' : text === 'hand' ? 'hand' : null;
