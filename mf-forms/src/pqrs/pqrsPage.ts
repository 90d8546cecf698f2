import type { LoadContext } from '@eldorado/remote';
import type { PqrsField } from '@eldorado/rules/pqrs';
import { goneTitle } from './Gone.tsx';
import type { PqrsData } from './pqrsData.ts';
import { stepTitle } from './pqrsText.ts';

// What the pages of the form have in common.

/** Its data; the code that fetches them comes with the one that sends, since the first page arrives with its data. */
export async function loadPage(context: LoadContext): Promise<PqrsData> {
  const { loadPqrs } = await import(/* webpackChunkName: "pqrs-send" */ './pqrsData.ts');
  return loadPqrs(context);
}

/** What is wrong is given the focus, and a challenge is worked on: that takes code at once. */
export const sleeps = ({ faults, problem, proof }: PqrsData): boolean =>
  problem === null && proof === null && Object.keys(faults).length === 0;

/** Whether there is nothing to answer or to confirm. */
export const isGone = ({ step, gone, sent }: PqrsData): boolean =>
  sent === null && (gone || step === 'sent');

/** A page's title. */
export const title = (data: PqrsData): string => (isGone(data) ? goneTitle(data) : stepOf(data));
const stepOf = ({ step, texts, answers, faults }: PqrsData): string =>
  (Object.keys(faults).length > 0 ? texts.errorMark : '') + stepTitle(texts, step, answers);

/** The answers of other steps that a page passes on: a flight that somebody came from. */
export const passedOn = (data: PqrsData): readonly PqrsField[] =>
  data.draft === null
    ? (['topic', 'airline', 'flight', 'eventDate'] as const).filter(
        (field) => data.answers[field] !== '',
      )
    : [];
