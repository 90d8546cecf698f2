import { bogotaDay, bogotaInstant, formatDate, formatDay, type Locale } from '@eldorado/i18n';
import type { Facts } from '../currentFacts.ts';
import { factSentence, type FactSentence } from '../factSentence.ts';
import { petSteps, readPetQuestion, type PetStep, type Route } from './petSteps.ts';
import { petWords, type PetWords } from './words.ts';

export interface StepView extends FactSentence {
  key: string;
  when: string;
  /** Whether its days are past, or it can be done today. */
  state: { kind: 'late' | 'today'; text: string } | null;
  title: string;
}

export interface PetView {
  form: PetWords['form'];
  /** In the fields. */
  route: Route | null;
  date: string;
  /** The first day that may be asked for. */
  today: string;
  error: string | null;
  source: string;
  answer: { title: string; steps: readonly StepView[] } | 'unknown' | null;
  unknown: string;
}

/** The steps of a pet's trip in words, for the question in the address. */
export function petView(
  locale: Locale,
  query: URLSearchParams,
  { now, facts }: { now: Date; facts: Facts },
): PetView {
  const words = petWords(locale);
  const { route, date, fault } = readPetQuestion(query, now);
  const answer = () => {
    if (route === null || fault !== null) return null;
    const steps = petSteps(route, date, facts)?.map((step) => stepView(step, locale, facts, now));
    if (!steps || steps.includes(null)) return 'unknown';
    return {
      title: words.titles[route](formatDay(date, locale)),
      steps: steps.filter((step) => step !== null),
    };
  };
  return {
    form: words.form,
    route,
    date,
    today: bogotaDay(now),
    error: fault && words.faults[fault],
    source: words.source,
    answer: answer(),
    unknown: words.unknown,
  };
}

/** Null while a fact that its text names is not known. */
function stepView(step: PetStep, locale: Locale, facts: Facts, now: Date): StepView | null {
  const words = petWords(locale);
  const sentence = factSentence(words.steps[step.key].text, facts, locale);
  return (
    sentence && {
      key: step.key,
      when: whenText(step, words, locale),
      state: stateOf(step, words, bogotaDay(now)),
      title: words.steps[step.key].title,
      ...sentence,
    }
  );
}

function whenText({ from, until }: PetStep, words: PetWords, locale: Locale): string {
  const day = (text: string) => formatDate(bogotaInstant(text), locale);
  if (until === null) return words.soon;
  if (from === null) return words.until(day(until));
  const text = from === until ? day(until) : words.between(day(from), day(until));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function stateOf({ from, until }: PetStep, words: PetWords, today: string): StepView['state'] {
  if (until === null) return null;
  if (until < today) return { kind: 'late', text: words.late };
  return from === null || from <= today ? { kind: 'today', text: words.today } : null;
}
