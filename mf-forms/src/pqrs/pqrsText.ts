import type { Locale } from '@eldorado/i18n/locale';
import { pqrsLimits, type PqrsDraft, type PqrsField, type PqrsStep } from '@eldorado/rules/pqrs';
import type { PqrsFault } from '@eldorado/rules/pqrs-schema';
import type { PqrsTexts } from './texts/es.ts';

const load = {
  es: () => import(/* webpackChunkName: "pqrs-es" */ './texts/es.ts'),
  en: () => import(/* webpackChunkName: "pqrs-en" */ './texts/en.ts'),
  fr: () => import(/* webpackChunkName: "pqrs-fr" */ './texts/fr.ts'),
  pt: () => import(/* webpackChunkName: "pqrs-pt" */ './texts/pt.ts'),
};

/** The texts of the form's pages in a language. */
export const loadPqrsTexts = async (locale: Locale): Promise<PqrsTexts> =>
  (await load[locale]()).default;

/** A text with its values in it. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What counts the characters of a comment, or of a message to a case. */
export const countWords = (texts: Pick<PqrsTexts, 'charactersLeft' | 'charactersOver'>) => ({
  max: pqrsLimits.comment,
  left: (count: number) => fill(texts.charactersLeft, { count }),
  over: (count: number) => fill(texts.charactersOver, { count }),
});

type Capital<Word extends string> = Capitalize<Word>;
const capital = <Word extends string>(word: Word) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capital<Word>;

/** A field's fault in words. */
export function faultText(texts: PqrsTexts, field: PqrsField, fault: PqrsFault): string {
  switch (fault) {
    case 'too-long':
      return fill(texts.tooLong, {
        max: field in pqrsLimits ? pqrsLimits[field as keyof typeof pqrsLimits] : '',
        field: texts[field as keyof PqrsTexts],
      });
    case 'email-invalid':
      return texts.emailInvalid;
    case 'email-unreachable':
      return texts.emailUnreachable;
    case 'phone-invalid':
      return texts.phoneInvalid;
    case 'flight-invalid':
      return texts.flightInvalid;
    case 'date-invalid':
      return texts.dateInvalid;
    case 'date-future':
      return texts.dateFuture;
    case 'time-invalid':
      return texts.timeInvalid;
    case 'time-future':
      return texts.timeFuture;
    case 'text-invalid':
      return fill(texts.textInvalid, { field: texts[field as keyof PqrsTexts] });
    default:
      return texts[`missing${capital(field)}` as keyof PqrsTexts];
  }
}

/** A step's title. */
export function stepTitle(texts: PqrsTexts, step: PqrsStep, draft: PqrsDraft): string {
  if (step === 'person' && draft.identity === 'anonymous') return texts.titlePersonAnonymous;
  return texts[`title${capital(step)}`];
}

/** The word for a choice: `type`, `complaint` gives «Queja». An unknown one stays as it is. */
export const choiceText = (texts: PqrsTexts, field: string, value: string): string =>
  (texts as Readonly<Record<string, string>>)[`${field}${capital(value)}`] ?? value;
