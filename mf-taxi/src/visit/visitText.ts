import type { VisitField } from '@eldorado/rules/taxi-visit';
import { readBookFailure } from '../booking/bookFailure.ts';
import { bookingFaultText } from '../booking/bookingFaultText.ts';
import type { DraftField } from '../booking/draft.ts';
import type { TaxiTranslate } from '../messages.ts';
import { phoneFaults, readSendFailure } from '../signIn/signInFailure.ts';
import type { VisitTexts } from './texts/es.ts';
import type { VisitData } from './visitData.ts';

const capital = <Word extends string>(word: Word) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;

/** A page's title. */
export const visitTitle = ({ step, texts }: Pick<VisitData, 'step' | 'texts'>): string =>
  texts[`title${capital(step)}` satisfies keyof VisitTexts];

/** What is wrong with a field, in words; undefined when nothing is. */
export function fieldText(
  t: TaxiTranslate,
  { faults, answers, texts }: VisitData,
  field: VisitField,
): string | undefined {
  const fault = faults[field];
  if (fault === undefined) return undefined;
  if (field === 'country' || field === 'phone' || field === 'consent') {
    const name = field === 'country' ? 'phone_country_code' : field;
    const words = phoneFaults({ fields: { [name]: fault } })[field];
    return (
      words &&
      t(
        fault === 'required' && field === 'phone'
          ? 'signIn.fault.required'
          : `signIn.fault.${words}`,
      )
    );
  }
  if (fault === 'flight-needs-terminal') return texts.flightFromAirport;
  const { vehicle, payment, ...typed } = answers;
  return bookingFaultText(t, field satisfies DraftField, fault, {
    ...typed,
    vehicle: vehicle === 'quality' ? vehicle : 'standard',
    payment: payment === 'cash' ? payment : '',
    doorToDoor: '',
  });
}

/** The status that the API gives a problem's code, where words depend on it. */
const statusOf: Readonly<Record<string, number>> = {
  'session-invalid': 401,
  'too-many-requests': 429,
  'sms-unavailable': 503,
};

/** Why the page is still here, when it was not its fields. */
export function problemText(
  t: TaxiTranslate,
  { step, problem, texts }: VisitData,
): { title?: string; text: string } | null {
  if (problem === null || problem.startsWith('code-')) return null;
  if (problem === 'proof-required') return { text: texts.wait };
  const failure = { code: problem, status: statusOf[problem] ?? 500 };
  if (failure.status === 401) return { text: t('book.error.session') };
  switch (step) {
    case 'phone':
    case 'code':
      return {
        title: t('signIn.notSent'),
        text: t(`signIn.failure.${readSendFailure(failure)}`),
      };
    case 'bookings':
      return {
        title: t('cancel.failed'),
        text: t(problem === 'cancel-too-late' ? 'cancel.tooLate' : 'cancel.failedText'),
      };
    case 'data':
      return { text: t(problem === 'booking-under-way' ? 'data.deleteRides' : 'data.failed') };
    default: {
      const { kind } = readBookFailure(failure);
      return {
        title: t('book.error'),
        text: t(`book.error.${kind === 'fields' ? 'server' : kind}`),
      };
    }
  }
}

/** What was just done, in words. */
export function doneText(t: TaxiTranslate, { done, texts }: VisitData): string | null {
  switch (done) {
    case 'resent':
      return t('code.resent');
    case 'cancelled':
      return texts.cancelled;
    case 'renamed':
      return t('data.saved');
    case 'signed-out':
      return texts.signedOut;
    case 'deleted':
      return texts.deleted;
    default:
      return null;
  }
}
